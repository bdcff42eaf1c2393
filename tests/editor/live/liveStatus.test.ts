import { beforeEach, describe, expect, it } from 'vitest'
import { words } from '../../../src/editor/edit/words.ts'
import { gitHub } from '../../../src/editor/github.ts'
import { type LiveStatus, liveStatusReader } from '../../../src/editor/live/liveStatus.ts'
import type { FakeGitHub } from '../github.ts'
import type { Job } from '../githubActions.ts'
import { type Answer, refused } from '../githubAnswers.ts'
import { account, startGitHub } from '../startGitHub.ts'

const file = 'data/pages/Screw.json'
let server: FakeGitHub
let before: string
let read: () => Promise<LiveStatus>

/** A repository whose first commit is live, and with another on top of it. */
beforeEach(async () => {
  server = await startGitHub([[file, '{}']])
  before = server.head
  server.actions.deploy(before, 'success', '2026-01-02T03:04:05Z')
  server.put(file, '{ "heading": "Bolts" }', 'Screws: Heading: Screws → Bolts\n\nAnd more.')
  read = liveStatusReader(gitHub(account), 'main')
})

const done: Job = { name: 'test / check', conclusion: 'success' }
const open: Job = { name: 'pages' }

describe('what is live', () => {
  it('is everything, once the deployment of the newest commit has succeeded', async () => {
    server.actions.run(server.head, [done])
    server.actions.deploy(server.head, 'success')
    expect(await read()).toMatchObject({
      live: { commit: server.head, address: 'https://owner.github.io/catalogue/' },
      progress: { state: 'live' },
      waiting: [],
    })
  })

  it('is what was live before, as long as the new is on its way', async () => {
    server.author = 'Meera'
    server.put(file, '{ "heading": "Nails" }', 'Screws: Heading: Bolts → Nails')
    server.actions.run(server.head, [done, open])
    const { live, progress, waiting } = await read()
    expect(live).toMatchObject({ commit: before, date: '2026-01-02T03:04:05Z' })
    expect(progress).toMatchObject({ state: 'running', done: 1, total: 2, late: false })
    expect(waiting.map(({ title, author }) => [title, author])).toEqual([
      ['Screws: Heading: Bolts → Nails', 'Meera'],
      ['Screws: Heading: Screws → Bolts', 'Somebody'],
    ])
  })

  it('is nothing yet, where nothing has ever been put online', async () => {
    await startGitHub([[file, '{}']])
    const status = await liveStatusReader(gitHub(account), 'main')()
    expect(status.live).toBeUndefined()
    expect(status.waiting).toHaveLength(1)
  })

  const states: [string, () => void, object][] = [
    ['not begun', () => undefined, { state: 'waiting', late: false }],
    [
      'hanging in its deployment',
      () => {
        server.actions.run(server.head, [done, open], { minutesAgo: 90 })
        server.actions.deploy(server.head, 'in_progress')
      },
      { state: 'running', late: true },
    ],
    [
      'stopped',
      () => server.actions.run(server.head, [done, { name: 'pages', conclusion: 'cancelled' }]),
      { state: 'cancelled' },
    ],
    [
      'tested, and nothing puts it online',
      () => server.actions.run(server.head, [done]),
      { state: 'passed' },
    ],
    [
      'tested by a pull request alone',
      () => server.actions.run(server.head, [done], { event: 'pull_request' }),
      { state: 'waiting' },
    ],
    [
      'started again after a red test',
      () => {
        server.actions.run(server.head, [{ name: 'test / check', conclusion: 'failure' }])
        server.actions.run(server.head, [done, open])
      },
      { state: 'running' },
    ],
  ]
  it.each(states)('says of a commit when it is %s', async (_state, make, expected) => {
    make()
    expect((await read()).progress).toMatchObject(expected)
  })

  it('is told although what is live is no longer in the history of the branch', async () => {
    server.commits.delete(before)
    const { live, waiting } = await read()
    expect(live?.commit).toBe(before)
    expect(waiting.map(({ title }) => title)).toEqual(['Screws: Heading: Screws → Bolts'])
  })

  const red: Job = {
    name: 'test / check',
    conclusion: 'failure',
    step: 'Run npm run check',
    annotations: [{ path: file, start_line: 3, message: 'The heading is empty.' }],
  }

  it('is told why it is not the newest: the failing line, in the words of the check', async () => {
    server.actions.run(server.head, [red, done])
    expect((await read()).progress).toMatchObject({
      state: 'failed',
      faults: [{ test: 'test / check', message: 'The heading is empty.', file, line: 3 }],
    })
  })

  it('names the failed step where the token may not read what it found', async () => {
    server.actions.readsChecks = false
    server.actions.run(server.head, [red])
    expect((await read()).progress).toMatchObject({
      state: 'failed',
      faults: [{ test: 'test / check, Run npm run check' }],
    })
  })

  const limited = refused(403, 'You have exceeded a secondary rate limit.')
  const wait = { 'retry-after': '90' }
  const faults: [string, Answer | 'offline', object][] = [
    ['a limit with its end', { ...limited, headers: wait }, { wait: 90 }],
    ['a limit with no end', limited, { message: words.rateLimited(1), wait: 60 }],
    ['a token without a right', refused(403, 'Resource not accessible'), { status: 403, wait: 0 }],
    ['a repository that is gone', refused(404, 'Not Found'), { message: words.notFound }],
    ['no network', 'offline', { message: words.offline }],
  ]
  it.each(faults)('is not known where there is %s, which is said', async (_what, answer, error) => {
    server.actions.run(server.head, [done, open])
    for (const asked of ['git/ref', 'deployments', 'compare', 'actions/runs?', '/jobs']) {
      // One that is not there is no fault: nothing of it is live.
      if (asked === 'compare' && answer !== 'offline' && answer.status === 404) continue
      server.instead = (request) => (request.includes(asked) ? answer : undefined)
      await expect(read()).rejects.toMatchObject(error)
    }
  })
})
