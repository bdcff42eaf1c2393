import { beforeEach, describe, expect, it } from 'vitest'
import { words } from '../../../src/editor/edit/words.ts'
import { gitHub } from '../../../src/editor/github.ts'
import { githubStorage } from '../../../src/editor/githubStorage.ts'
import {
  isProtected,
  proposalReader,
  proposalsReader,
} from '../../../src/editor/propose/githubProposals.ts'
import type { Storage } from '../../../src/editor/storage.ts'
import { type FakeGitHub, repository } from '../github.ts'
import { type Answer, refused, wrong } from '../githubAnswers.ts'
import { account, startGitHub } from '../startGitHub.ts'

const file = 'data/pages/Screw.json'
const other = 'data/pages/Flatsheet.json'
let server: FakeGitHub
let storage: Storage

beforeEach(async () => {
  server = await startGitHub([
    [file, '{ "heading": "Screws" }'],
    [other, '{ "heading": "Flat sheets" }'],
  ])
  storage = githubStorage(account)
})

/** Sends what the editor shows of a page, with another heading. */
async function send(heading: string): Promise<boolean> {
  const before = (await storage.read()).texts.get(file)
  if (typeof before !== 'string') throw new Error('the page is not there')
  const after = JSON.stringify({ heading })
  return storage.write([{ file, before, after }], `Heading: ${heading}\n\nAll of it`)
}

const headingSeen = async () => String((await storage.read()).texts.get(file))

describe('a proposal', () => {
  beforeEach(() => storage.proposing.choose('propose'))

  it('leaves the website’s branch as it is, and the editor goes on from it', async () => {
    const { head } = server
    expect(await send('Bolts')).toBe(true)
    expect(await send('Nails')).toBe(true)
    expect(server.head).toBe(head)
    expect(server.pulls.all).toMatchObject([{ number: 1, title: 'Heading: Bolts' }])
    expect([...server.branches.keys()]).toEqual([server.pulls.all[0]?.head])
    expect(await headingSeen()).toContain('Nails')
    expect(storage.proposing.get()).toMatchObject({ mode: 'propose', proposal: { number: 1 } })
  })

  it.each([
    ['accepted', 'Bolts'],
    ['refused', 'Screws'],
  ])('is forgotten when it was %s, and a new one begins', async (end, heading) => {
    await send('Bolts')
    const [pull] = server.pulls.all
    if (pull === undefined) throw new Error('nothing was proposed')
    if (end === 'accepted') server.put(file, JSON.stringify({ heading: 'Bolts' }))
    pull.state = 'closed'
    expect(await headingSeen()).toContain(heading)
    expect(storage.proposing.get().proposal).toBeUndefined()
    await send('Rivets')
    expect(server.pulls.all.map(({ state }) => state)).toEqual(['open', 'closed'])
  })

  it('gets nothing once it has ended: what is sent then is compared with what is published', async () => {
    await send('Bolts')
    const before = await headingSeen()
    const [pull] = server.pulls.all
    if (pull === undefined) throw new Error('nothing was proposed')
    pull.state = 'closed'
    const branch = server.branches.get(pull.head)
    const after = '{ "heading": "Rivets" }'
    expect(await storage.write([{ file, before, after }], 'Rivets')).toBe(false)
    expect(server.branches.get(pull.head)).toBe(branch)
  })

  it('gets what others publish meanwhile, with what is added to it next', async () => {
    await send('Bolts')
    server.put(other, '{ "heading": "Plain sheets" }')
    await send('Nails')
    const [pull] = server.pulls.all
    const files = server.filesOf(server.headOf(pull?.head ?? ''))
    const texts = [file, other].map((one) => String(server.blobs.get(files.get(one) ?? '')))
    expect(texts).toEqual(['{"heading":"Nails"}', '{ "heading": "Plain sheets" }'])
  })

  it('goes on where others publish the same: whoever accepts it is asked', async () => {
    await send('Bolts')
    server.put(file, '{ "heading": "Theirs" }')
    expect(await send('Nails')).toBe(true)
    expect(await headingSeen()).toContain('Nails')
    expect(server.textOf(file)).toContain('Theirs')
  })

  const refusals: [string, Answer | 'offline', string][] = [
    ['the token does not allow it', refused(403, 'Forbidden'), words.tokenNotAllowed('')],
    ['it is not valid', wrong('Validation Failed', 'No commits between'), 'No commits between'],
    ['GitHub cannot be reached', 'offline', words.offline],
  ]
  it.each(refusals)(
    'leaves no branch behind where it cannot be opened: %s',
    async (_why, answer, said) => {
      server.instead = (asked) => (asked === 'POST pulls' ? answer : undefined)
      await expect(send('Bolts')).rejects.toThrow(said)
      expect(server.branches.size).toBe(0)
      server.instead = undefined
      expect(await send('Bolts')).toBe(true)
    },
  )

  it('whose branch somebody has deleted is explained, and nothing else is changed', async () => {
    await send('Bolts')
    const { head } = server
    server.branches.clear()
    await expect(send('Nails')).rejects.toThrow(words.notFound)
    expect(server.head).toBe(head)
  })

  it('says how far its tests are, and where its built pages are', async () => {
    await send('Bolts')
    const [pull] = server.pulls.all
    const commit = server.headOf(pull?.head ?? '') ?? ''
    const read = proposalReader(gitHub(account), 1)
    expect(await read()).toMatchObject({ state: 'open', progress: { state: 'waiting' } })
    const jobs = [{ name: 'test / test (22)', conclusion: 'success' as const }]
    const run = server.actions.run(commit, jobs, { event: 'pull_request' })
    expect(await read()).toMatchObject({
      title: 'Heading: Bolts',
      progress: { state: 'passed' },
      pages: `https://github.com/${repository}/actions/runs/${run}/artifacts/${run + 7000}`,
    })
  })
})

describe('the open proposals', () => {
  it('are read with their files, and the files once only', async () => {
    server.branches.set('one', server.head)
    server.pulls.add({ head: 'one', author: 'meera', title: 'Another heading', files: [file] })
    server.pulls.add({ head: 'two', state: 'closed', files: [other] })
    const read = proposalsReader(gitHub(account), 'main')
    const expected = {
      ...{ number: 1, author: 'meera', title: 'Another heading', files: [file] },
      link: `https://github.com/${repository}/pull/1`,
    }
    expect(await read()).toEqual([expected])
    server.requests.length = 0
    expect(await read()).toEqual([expected])
    expect(server.requests).toHaveLength(1)
  })
})

describe('a protected branch', () => {
  it('is known to take proposals only, and takes one', async () => {
    expect(await isProtected(gitHub(account), 'main')).toBe(false)
    server.protected = true
    expect(await isProtected(gitHub(account), 'main')).toBe(true)
    await expect(send('Bolts')).rejects.toThrow(/pull request/)
    storage.proposing.force()
    expect(storage.proposing.get()).toMatchObject({ mode: 'propose', forced: true })
    expect(await send('Bolts')).toBe(true)
    expect(server.pulls.all).toHaveLength(1)
  })
})
