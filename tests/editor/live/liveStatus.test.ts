import { beforeEach, describe, expect, it } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
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

  it('is nothing yet, if nothing has ever been put online', async () => {
    await startGitHub([[file, '{}']])
    const status = await liveStatusReader(gitHub(account), 'main')()
    expect(status.live).toBeUndefined()
    expect(status.waiting).toHaveLength(1)
  })

  const hour = { minutesAgo: 90, begun: 90 }
  const passed: Job = { name: 'pages', conclusion: 'success' }
  const stopped: Job = { name: 'pages', conclusion: 'cancelled' }
  const redCheck: Job = { name: 'code / check', conclusion: 'failure', step: 'Run npm run check' }
  const states: [string, () => void, object][] = [
    ['not begun', () => undefined, { state: 'waiting', late: false }],
    [
      'behind another publication, for however long',
      () => server.actions.run(server.head, [], hour),
      { state: 'queued' },
    ],
    [
      'just begun after it was behind another publication',
      () => server.actions.run(server.head, [open], { minutesAgo: 90, begun: 2 }),
      { state: 'running', late: false },
    ],
    [
      'hanging in its deployment',
      () => {
        server.actions.run(server.head, [done, open], hour)
        server.actions.deploy(server.head, 'in_progress')
      },
      { state: 'running', late: true },
    ],
    [
      'started again long after its first attempt',
      () => {
        server.actions.run(server.head, [done, stopped], hour)
        server.actions.retry(100)
      },
      { state: 'running', late: false, done: 1, total: 2 },
    ],
    [
      'stopped',
      () => server.actions.run(server.head, [done, stopped]),
      { state: 'unfinished', run: 100, attempt: 1 },
    ],
    [
      'tested, and nothing puts it online',
      () => server.actions.run(server.head, [done, { name: 'pages', conclusion: 'skipped' }]),
      { state: 'passed' },
    ],
    [
      'red in a workflow that holds nothing up',
      () => server.actions.run(server.head, [redCheck], { workflow: 'nightly.yml' }),
      { state: 'waiting' },
    ],
    [
      'started anew after a red test',
      () => {
        server.actions.run(server.head, [redCheck])
        server.actions.run(server.head, [passed, open])
      },
      { state: 'running' },
    ],
  ]
  it.each(states)('says of a commit when it is %s', async (_state, make, expected) => {
    make()
    expect((await read()).progress).toMatchObject(expected)
  })

  const gates: [string, () => void, string][] = [
    ['only content was changed', () => undefined, 'content'],
    ['code was changed', () => server.put('src/main.tsx', 'export {}'), 'all'],
    [
      'a file of the code was moved to the content',
      () => {
        server.put('src/words.json', '{}')
        server.actions.deploy(server.head, 'success')
        server.putAll([['src/words.json'], ['data/words.json', '{}']])
      },
      'all',
    ],
    [
      'so many files were changed that GitHub does not list them all',
      () => server.putAll(Array.from({ length: 400 }, (_, at) => [`data/pages/A${at}.json`, '{}'])),
      'all',
    ],
    [
      'what is live is no longer in the history of the branch',
      () => {
        server.actions.deploy(server.head, 'success')
        server.head = before
        server.put(file, '{ "heading": "Nails" }')
      },
      'all',
    ],
  ]
  it.each(gates)('says which tests the newest change waits for: %s', async (_what, make, gate) => {
    make()
    expect((await read()).gate).toBe(gate)
  })

  it.each([
    ['content', 10, false],
    ['content', 20, true],
    ['all', 20, false],
    ['all', 90, true],
  ])('expects the tests to end in time: %s, after %i minutes', async (gate, minutes, late) => {
    if (gate === 'all') server.put('src/main.tsx', 'export {}')
    server.actions.run(server.head, [open], { minutesAgo: minutes, begun: minutes })
    expect((await read()).progress).toMatchObject({ state: 'running', late })
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

  it('names the failed step if the token may not read what it found', async () => {
    server.actions.readsChecks = false
    server.actions.run(server.head, [red])
    expect((await read()).progress).toMatchObject({
      state: 'failed',
      faults: [{ test: 'test / check, Run npm run check' }],
    })
  })

  const failed = (step?: string): Job => ({ name: 'content', conclusion: 'failure', step })
  const unfinished: [string, Job[]][] = [
    ['the packages could not be fetched', [done, failed('Run npm ci')]],
    ['the repository could not be fetched', [failed('Run actions/checkout@0123456')]],
    ['the pages could not be put online', [done, failed('Run actions/deploy-pages@0123456')]],
    ['the machine was lost', [done, failed()]],
    ['a job took too long', [done, { name: 'content', conclusion: 'cancelled' }]],
  ]
  it.each(unfinished)('is told to be unfinished if no test failed: %s', async (_why, jobs) => {
    server.actions.run(server.head, jobs)
    expect((await read()).progress).toEqual({
      state: 'unfinished',
      run: 100,
      attempt: 1,
      link: 'https://github.com/owner/catalogue/actions/runs/100',
    })
  })

  it('is told to be unfinished if GitHub could not even start', async () => {
    const run = {
      id: 7,
      run_attempt: 1,
      status: 'completed',
      conclusion: 'startup_failure',
      html_url: '',
      run_started_at: '2026-01-02T03:04:05Z',
    }
    server.instead = (request) => {
      if (request.includes('/jobs')) return { body: { jobs: [] } }
      return request.includes('publish.yml/runs') ? { body: { workflow_runs: [run] } } : undefined
    }
    expect((await read()).progress).toMatchObject({ state: 'unfinished', run: 7 })
  })

  it('is told what a test found, and not what GitHub failed at beside it', async () => {
    server.actions.run(server.head, [failed('Run npm ci'), red])
    const { progress } = await read()
    expect(progress).toMatchObject({ state: 'failed', faults: [{ file }] })
    expect(progress).toHaveProperty('faults.length', 1)
  })

  it('names the failed test that names no file', async () => {
    server.actions.run(server.head, [failed('Run npm run test:content')])
    expect((await read()).progress).toMatchObject({
      state: 'failed',
      faults: [{ test: 'content, Run npm run test:content' }],
    })
  })

  const limited = refused(403, 'You have exceeded a secondary rate limit.')
  const wait = { 'retry-after': '90' }
  const faults: [string, Answer | 'offline', object][] = [
    ['a limit with its end', { ...limited, headers: wait }, { wait: 90 }],
    ['a limit with no end', limited, { message: editorWords.rateLimited(1), wait: 60 }],
    ['a token without a right', refused(403, 'Resource not accessible'), { status: 403, wait: 0 }],
    ['a repository that is gone', refused(404, 'Not Found'), { message: editorWords.notFound }],
    ['no network', 'offline', { message: editorWords.offline }],
  ]
  it.each(faults)('is not known if there is %s, which is said', async (_what, answer, error) => {
    server.actions.run(server.head, [done, open])
    for (const asked of ['git/ref', 'deployments', 'compare', 'publish.yml/runs?', '/jobs']) {
      // One that is not there is no fault: nothing of it is live.
      if (asked === 'compare' && answer !== 'offline' && answer.status === 404) continue
      server.instead = (request) => (request.includes(asked) ? answer : undefined)
      await expect(read()).rejects.toMatchObject(error)
    }
  })
})
