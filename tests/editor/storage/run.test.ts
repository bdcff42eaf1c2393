import { beforeEach, expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { createGitHub } from '../../../src/editor/storage/github.ts'
import { runOf } from '../../../src/editor/storage/run.ts'
import type { FakeGitHub } from '../github.ts'
import { refused } from '../githubAnswers.ts'
import { account, startGitHub } from '../startGitHub.ts'

let server: FakeGitHub
beforeEach(async () => {
  server = await startGitHub([['data/site.json', '{}']])
})

const published = () => ({ branch: 'main', commit: server.head, time: '2026-03-12T10:00:00Z' })
const at = (time: string) => `2026-03-12T${time}Z`

const cases: [string, () => void, object][] = [
  ['not begun', () => undefined, { state: 'none' }],
  [
    'not begun after an older one',
    () => server.actions.run('old', 'success', at('09:00:00')),
    { state: 'none' },
  ],
  ['running', () => server.actions.run(server.head), { state: 'running' }],
  ['passed', () => server.actions.run(server.head, 'success'), { state: 'passed' }],
  ['failed', () => server.actions.run(server.head, 'failure'), { state: 'failed' }],
  ['stopped', () => server.actions.run(server.head, 'cancelled'), { state: 'failed' }],
  [
    'replaced by that of a later publication',
    () => {
      server.actions.run(server.head, 'cancelled', at('10:00:01'))
      server.actions.run('later', undefined, at('10:05:00'))
    },
    { state: 'running' },
  ],
  [
    'started again by hand',
    () => {
      server.actions.run(server.head, 'failure', at('10:00:01'))
      server.actions.run(server.head, undefined, at('10:05:00'))
    },
    { state: 'running' },
  ],
  [
    'gone with its workflow',
    () => (server.instead = () => refused(404, 'Not Found')),
    { state: 'none' },
  ],
  [
    'not for this token to see',
    () => (server.instead = () => refused(401, 'Bad credentials')),
    { state: 'unknown', why: editorWords.badToken },
  ],
  [
    'out of reach',
    () => (server.instead = () => 'offline'),
    { state: 'unknown', why: editorWords.offline },
  ],
]

it.each(cases)('the run of a publication may be %s', async (_state, make, expected) => {
  make()
  const run = await runOf(createGitHub(account), published())
  expect(run).toMatchObject(expected)
  if ('link' in run)
    expect(run.link).toMatch(/^https:\/\/github\.com\/owner\/catalogue\/actions\/runs\//)
})
