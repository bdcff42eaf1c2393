import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { githubStorage } from '../../../src/editor/storage/githubStorage.ts'
import type { Storage } from '../../../src/editor/storage/storage.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import type { FakeGitHub } from '../github.ts'
import { wrong } from '../githubAnswers.ts'
import { account, startGitHub } from '../startGitHub.ts'

const texts = [...(await readTexts('tests/fixtures/whole'))].filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
)
const file = 'data/pages/Screw.json'
const other = 'data/pages/Flatsheet.json'
const now = Date.UTC(2027, 2, 12, 9, 5)
let server: FakeGitHub
let storage: Storage

// Only what `Date` says is set: timers go on.
beforeEach(() => void vi.setSystemTime(now))
afterEach(() => void vi.useRealTimers())

beforeEach(async () => {
  server = await startGitHub([
    ...texts,
    ['public/pictures/roof.jpg', Buffer.from([0xff, 0xd8, 0xff])],
    ['src/main.tsx', 'export {}'],
    ['data/gu/pages/Screw.json', '{}'],
    ['data/gu/notes.txt', 'Ask Ramesh.'],
  ])
  storage = githubStorage(account)
})

/** A change to a file as the editor has it. */
async function change(name: string, from: string, to: string) {
  const before = (await storage.read()).texts.get(name)
  if (typeof before !== 'string') throw new Error(`${name} is not there`)
  return { file: name, was: before, now: before.replace(from, to) }
}

describe('a branch on GitHub', () => {
  it('is read completely once, and after that only what has changed', async () => {
    const read = await storage.read()
    const english = texts.filter(([name]) => name.endsWith('.json'))
    expect(read.texts).toEqual(new Map(english).set('data/gu/pages/Screw.json', '{}'))
    expect([...read.pictures.keys()]).toEqual(['roof.jpg'])
    await vi.waitFor(() => expect(server.requests.at(-1)).toContain(read.hashes.get('roof.jpg')), {
      timeout: 20_000,
    })
    server.requests.length = 0
    server.put(file, server.textOf(file).replace('Screws', 'Nails'))
    expect((await storage.read()).texts.get(file)).toContain('Nails')
    const asked = server.requests.filter((one) => !one.includes(read.hashes.get('roof.jpg') ?? ''))
    expect(asked.map((one) => one.split('/')[1])).toEqual(['ref', 'commits', 'trees', 'blobs'])
  })

  it('gets all changes of a save as one commit on top of its head', async () => {
    const [before, was] = [server.head, server.filesOf()]
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0x80])
    const written = await storage.write(
      [
        await change(file, 'Screws', 'Bolts'),
        { ...(await change(other, '', '')), now: undefined },
        { file: 'public/pictures/bolt.jpg', was: undefined, now: bytes },
      ],
      'Screws: Heading: Screws → Bolts',
    )
    expect(written).toBe(true)
    expect(server.commits.get(server.head)).toMatchObject({
      parents: [before],
      message: 'Screws: Heading: Screws → Bolts',
    })
    const now = new Map(server.filesOf())
    expect(server.textOf(file)).toContain('Bolts')
    expect(server.blobs.get(now.get('public/pictures/bolt.jpg') ?? '')).toEqual(Buffer.from(bytes))
    const touched = [file, other, 'public/pictures/bolt.jpg']
    const rest = (files: ReadonlyMap<string, string>) => {
      return [...files].filter(([name]) => !touched.includes(name))
    }
    expect(now.has(other)).toBe(false)
    expect(rest(now)).toEqual(rest(was))
    // Written files are not fetched, even from a server that still returns the commit before.
    const [newest] = [server.head]
    server.requests.length = 0
    server.head = before
    expect((await storage.read()).texts.get(file)).toContain('Bolts')
    server.head = newest
    expect((await storage.read()).texts.get(file)).toContain('Bolts')
    expect(server.requests.filter((one) => !one.includes('blobs'))).toHaveLength(2)
  })

  it.each([
    ['the same file', file, true],
    ['another file', other, false],
  ])(
    'is never force-pushed if someone else was first at the last moment, with %s',
    async (_which, theirs, apart) => {
      const mine = await change(file, 'Screws', 'Bolts')
      server.instead = (asked) => {
        if (!asked.startsWith('PATCH')) return undefined
        server.instead = undefined
        server.put(theirs, server.textOf(theirs).replace('"summary": "', '"summary": "Theirs. '))
        return undefined
      }
      expect(await storage.write([mine], 'Mine')).toBe(!apart)
      if (apart) {
        expect(server.textOf(file)).not.toContain('Bolts')
        const again = await change(file, 'Screws', 'Bolts')
        expect(await storage.write([again], 'Mine')).toBe(true)
      }
      expect(server.textOf(file)).toContain('Bolts')
      expect(server.textOf(theirs)).toContain('Theirs.')
      expect(server.forced).toBe(false)
    },
  )

  it.each([
    ['at once', false],
    ['once the network is back', true],
  ])('gets a save once if the answer to it is lost: seen %s', async (_when, staysAway) => {
    const picture = { file: 'public/pictures/bolt.jpg', was: undefined, now: new Uint8Array([1]) }
    const gone = { ...(await change(other, '', '')), now: undefined }
    const changes = [await change(file, 'Screws', 'Bolts'), picture, gone]
    const count = server.commits.size
    let isAway = false
    server.instead = (asked) => {
      if (asked.startsWith('PATCH')) {
        server.head = [...server.commits.keys()].at(-1) ?? ''
        isAway = staysAway
        return 'offline'
      }
      return isAway ? 'offline' : undefined
    }
    const saved = storage.write(changes, 'Mine')
    if (staysAway) {
      await expect(saved).rejects.toThrow(editorWords.lostAnswer)
      server.instead = undefined
      expect(await storage.write(changes, 'Mine')).toBe(true)
    } else expect(await saved).toBe(true)
    expect(server.commits.size).toBe(count + 1)
    expect(server.textOf(file)).toContain('Bolts')
    expect(storage.published.get()?.commit).toBe(server.head)
  })

  it('is not written if a file has changed, or a new one exists already', async () => {
    const mine = await change(file, 'Screws', 'Bolts')
    server.put(file, server.textOf(file).replace('Screws', 'Nails'))
    const { head } = server
    expect(await storage.write([mine], 'Mine')).toBe(false)
    expect(await storage.write([{ ...mine, was: undefined }], 'Mine')).toBe(false)
    expect(server.head).toBe(head)
  })

  it.each(['src/main.tsx', 'data/../src/main.tsx', '.github/workflows/a.json', 'data/README.md'])(
    'is not written outside of the catalogue: %s',
    async (name) => {
      const { head } = server
      const write = storage.write([{ file: name, was: undefined, now: '{}' }], 'Mine')
      await expect(write).rejects.toThrow(editorWords.notOwn(name))
      expect(server.head).toBe(head)
    },
  )

  type Problem = ReturnType<NonNullable<FakeGitHub['instead']>>
  const answers = (status: number, message = '', headers = {}): Problem => ({
    status,
    headers,
    body: { message },
  })
  const inAnHour = String(now / 1000 + 3600)
  const noneLeft = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': inAnHour }
  const rule = 'Changes must be made through a pull request.'
  const notYours = "You're not authorized to push to this branch."
  const foreign = 'Resource not accessible by personal access token'
  const foreignFirm = 'Resource protected by organization SAML enforcement.'
  const otherNetwork =
    'Although you appear to have the correct authorization credentials, the `firm` organization has an IP allow list enabled, and your IP address is not permitted to access this resource.'
  const empty = 'Git Repository is empty.'
  const blocked =
    'You have exceeded a secondary rate limit and have been temporarily blocked from content creation.'
  // GitHub names the page at which the token is authorised.
  const signOn = {
    'x-github-sso': 'required; url=https://github.com/orgs/firm/sso?authorization_request=1',
  }
  const faults: [string, Problem, string | RegExp][] = [
    ['no network', 'offline', editorWords.offline],
    ['a wrong token', answers(401, 'Bad credentials'), editorWords.badToken],
    ['a token that may only read', answers(403, foreign), editorWords.tokenNotAllowed('')],
    ['no such branch', answers(404, 'Not Found'), editorWords.notFound],
    ['a repository that another person owns', answers(404, 'Not Found'), /token of that person/],
    ['a token that waits for its organisation', answers(404, 'Not Found'), /must approve/],
    ['a missing branch with its name', answers(404, 'Branch not found'), editorWords.notFound],
    ['nothing, and no word of why', answers(404), editorWords.notFound],
    ['too many requests in an hour', answers(403, '', noneLeft), editorWords.rateLimited(60)],
    ['too many at once', answers(429, '', { 'retry-after': '120' }), editorWords.rateLimited(2)],
    [
      'too many at once, with no word of when',
      answers(403, 'You have exceeded a secondary rate limit.'),
      editorWords.rateLimited(1),
    ],
    ['too many at once, with no word at all', answers(429), editorWords.rateLimited(1)],
    ['too much written at once', answers(403, blocked), editorWords.rateLimited(1)],
    [
      'an archived repository',
      answers(403, 'Repository was archived so is read-only.'),
      editorWords.archivedRepository,
    ],
    [
      'a network that the firm does not allow',
      answers(403, otherNetwork),
      editorWords.networkNotAllowed(otherNetwork),
    ],
    [
      'a token that the firm has to allow',
      answers(403, foreignFirm),
      editorWords.tokenNeedsSignOn(foreignFirm),
    ],
    [
      'a token without single sign-on',
      answers(403, 'You must use single sign-on.'),
      editorWords.tokenNeedsSignOn(''),
    ],
    ...[
      'Resource protected by organization SAML enforcement. You must grant your Personal Access token access to this organization.',
      'Resource protected by organization SAML enforcement. You must grant your OAuth token access to this organization.',
      'The organization has enabled or enforced SAML SSO.',
      'Must authorize this token for single sign-on.',
    ].map((said): (typeof faults)[number] => [
      `single sign-on: ${said}`,
      answers(403, said),
      editorWords.tokenNeedsSignOn(said),
    ]),
    ...['Forbidden', ''].map((said): (typeof faults)[number] => [
      `single sign-on that only a header names: "${said}"`,
      answers(403, said, signOn),
      editorWords.tokenNeedsSignOn(said),
    ]),
    [
      'a token that other organisations have to allow',
      answers(403, foreign, { 'x-github-sso': 'partial-results; organizations=21955855' }),
      editorWords.tokenNotAllowed(foreign),
    ],
    ...[
      'The firm forbids access via a fine-grained personal access token if the token’s lifetime is greater than 366 days.',
      'The firm forbids access via a personal access token (classic).',
      'Must have admin rights to Repository.',
    ].map((said): (typeof faults)[number] => [
      `a token of a kind that is not allowed: ${said}`,
      answers(403, said),
      editorWords.tokenNotAllowed(said),
    ]),
    ['a fault of GitHub', { status: 502, body: 'Bad gateway' }, editorWords.gitHubDown],
    ['an answer that takes too long', answers(504, 'Server Error'), editorWords.gitHubDown],
    ['a repository with nothing in it', answers(409, empty), editorWords.emptyRepository(empty)],
    ['a change at the same time', answers(409, 'Conflict'), editorWords.othersPublishing],
    [
      'somebody who was first',
      answers(422, 'Update is not a fast forward'),
      editorWords.othersPublishing,
    ],
    [
      'a repository that is blocked for a legal reason',
      answers(451, 'Repository access blocked'),
      editorWords.blockedRepository(''),
    ],
    [
      'a repository that is blocked for another reason',
      answers(403, 'Repository access blocked'),
      editorWords.blockedRepository(''),
    ],
    [
      'a fault of GitHub that names its end',
      answers(503, 'Service Unavailable', { 'retry-after': '600' }),
      editorWords.gitHubDownFor(10),
    ],
    [
      'a fault of GitHub that names its end as a time',
      answers(503, '', { 'retry-after': new Date(now + 300_000).toUTCString() }),
      editorWords.gitHubDownFor(5),
    ],
    ['a fault of GitHub that names no end', answers(503), editorWords.gitHubDown],
    [
      'too many at once, until a time',
      answers(429, '', { 'retry-after': new Date(now + 120_000).toUTCString() }),
      editorWords.rateLimited(2),
    ],
    [
      'too many at once, until something unreadable',
      answers(403, '', { 'retry-after': 'soon' }),
      editorWords.rateLimited(1),
    ],
    ['a protected branch', answers(422, rule), editorWords.protectedBranch(rule)],
    [
      'a rule of the repository',
      answers(422, `Repository rule violations found\n\n${rule}`),
      editorWords.protectedBranch(''),
    ],
    [
      'a branch that others may push to',
      answers(403, notYours),
      editorWords.protectedBranch(notYours),
    ],
    [
      'something that GitHub finds wrong',
      wrong('Validation Failed', 'It is too long.'),
      /too long/,
    ],
  ]
  it.each(faults)('stays as it was, and the error is explained: %s', async (_what, answer, why) => {
    const mine = await change(file, 'Screws', 'Bolts')
    const { head } = server
    for (const failing of [
      'GET git/ref',
      'POST git/blobs',
      'POST git/trees',
      'POST git/commits',
      'PATCH',
    ]) {
      server.instead = (asked) => (asked.startsWith(failing) ? answer : undefined)
      await expect(storage.write([mine], 'Mine')).rejects.toThrow(why)
      expect(server.head).toBe(head)
    }
    server.instead = undefined
    expect(await storage.write([mine], 'Mine')).toBe(true)
  })
})
