import { expect, it } from 'vitest'
import { judge, LIMIT, type Watch } from '../../../src/editor/live/liveStatus.ts'
import type { PublishRun } from '../../../src/editor/storage/published.ts'

const now = Date.parse('2026-03-12T10:00:00Z')
const ago = (milliseconds: number) => new Date(now - milliseconds).toISOString()
const minute = 60_000

/** A publication of a minute ago, on a site that shows the version before. */
const watch: Watch = {
  published: { branch: 'main', commit: 'mine', time: ago(minute) },
  build: { commit: 'before', time: ago(60 * minute) },
  run: undefined,
  since: now - minute,
}
const opened = { since: now, published: { ...watch.published, time: ago(LIMIT) } }
const over = { since: now - LIMIT }
const link = 'https://github.com/owner/catalogue/actions/runs/1'
const run = (state: 'running' | 'failed' | 'passed'): PublishRun => ({ state, link })

const cases: [string, Partial<Watch>, string, string][] = [
  ['the site shows it', { build: { commit: 'mine', time: ago(minute) } }, 'live', 'end'],
  ['the site shows it, and says no time', { build: { commit: 'mine' } }, 'live', 'end'],
  ['the site shows a later one', { build: { commit: 'later', time: ago(0) } }, 'live', 'end'],
  ['the site shows the one before', {}, 'waiting', 'look'],
  ['the site shows another one of no known time', { build: { commit: 'x' } }, 'waiting', 'look'],
  ['the site does not answer', { build: undefined }, 'waiting', 'look'],
  ['it should be there by now', over, 'waiting', 'askRun'],
  ['it was published long before the editor was opened', opened, 'waiting', 'askRun'],
  [
    'it was published long before, and is tested',
    { ...opened, run: run('running') },
    'running',
    'look',
  ],
  [
    'it was published long before, and no run has begun',
    { ...opened, run: { state: 'none' } },
    'none',
    'look',
  ],
  [
    'it was published long before, and a test has failed',
    { ...opened, run: run('failed') },
    'failed',
    'end',
  ],
  ['it should be there, and is still tested', { ...over, run: run('running') }, 'running', 'end'],
  ['it should be there, and no run has begun', { ...over, run: { state: 'none' } }, 'none', 'end'],
  ['it should be there, and a test has failed', { ...over, run: run('failed') }, 'failed', 'end'],
  [
    'it should be there, and all tests have passed',
    { ...over, run: run('passed') },
    'passed',
    'end',
  ],
  [
    'it should be there, and nobody can ask GitHub',
    { ...over, run: { state: 'unknown' } },
    'unknown',
    'end',
  ],
  [
    'it is there at last, whatever the run was',
    { ...over, run: run('failed'), build: { commit: 'mine' } },
    'live',
    'end',
  ],
]

it.each(cases)(
  'if %s, the editor says so, and knows what to do next',
  (_if, known, state, next) => {
    const step = judge({ ...watch, ...known }, now)
    expect([step.status.state, step.next]).toEqual([state, next])
  },
)
