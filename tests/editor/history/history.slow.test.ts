import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { formatChange } from '../../../src/check/formatChanges.ts'
import { readJson } from '../../../src/check/readJson.ts'
import { unpublishedFiles } from '../../../src/editor/disk/folderChanges.ts'
import { blobsOf } from '../../../src/editor/disk/git.ts'
import { filesAt, historyOf } from '../../../src/editor/disk/history.ts'
import { gitHash } from '../../../src/editor/disk/writeFiles.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { edit, openSession, type Texts } from '../../../src/editor/edit/session.ts'
import { changesBetween } from '../../../src/editor/history/changesBetween.ts'
import {
  discardUnpublished,
  fetchPictures,
  revertVersion,
  versionTexts,
} from '../../../src/editor/history/revert.ts'
import { undoRedoNames } from '../../../src/editor/history/undoRedoNames.ts'
import { createGitHub } from '../../../src/editor/storage/github.ts'
import { githubHistory } from '../../../src/editor/storage/githubHistory.ts'
import type { HistorySource, Version } from '../../../src/editor/storage/historySource.ts'
import { readTexts } from '../../../src/site/disk/checkFolder.ts'
import { apply, emptyFolder, makeRegistry } from '../../check/fixture.ts'
import { runGit } from '../git.ts'
import type { FakeGitHub } from '../github.ts'
import { refused } from '../githubAnswers.ts'
import { account, startGitHub } from '../startGitHub.ts'

const file = 'data/pages/Screw.json'
const other = 'data/pages/Flatsheet.json'
const picture = 'public/pictures/roof.jpg'

let root = ''

async function commit(author: string, message: string, changed = file, from = '', to = '') {
  if (from !== '') await apply(root, { file: changed, find: from, replace: to })
  runGit(root, 'add', '.')
  runGit(root, '-c', `user.name=${author}`, 'commit', '-qm', message)
}

const inFolder = (): HistorySource => ({
  list: (filter) => historyOf(root, filter),
  filesAt: (commit) => filesAt(root, commit),
  picture: async (hash) => {
    const bytes = (await blobsOf(root, [hash])).get(hash)
    return new Blob([Uint8Array.from(bytes ?? [])])
  },
})

/** The folder as an editor holds it: the texts, and the hashes of the pictures. */
async function textsNow(): Promise<Texts> {
  const texts = new Map<string, string>()
  for (const [name, text] of await readTexts(root)) {
    if (typeof text === 'string' && name.endsWith('.json')) texts.set(name, text)
  }
  return texts.set(picture, gitHash(await readFile(path.join(root, picture))))
}

async function newest(history: HistorySource): Promise<Version> {
  const [version] = await history.list({ page: 1 })
  if (version === undefined) throw new Error('there is no version')
  return version
}

const store = async (blob: Blob) => gitHash(Buffer.from(await blob.arrayBuffer()))

beforeEach(async () => {
  root = await makeRegistry([{ file: picture, picture: { width: 1600, height: 900 } }])
  runGit(root, 'init', '-q', '--initial-branch=main')
  await commit('Owner', 'All there is')
  await commit('Meera', 'Screws: Heading: Screws → Bolts', file, '"Screws"', '"Bolts"')
})

describe('the history of a folder', () => {
  it('says who has changed what and when, of all pages or of one', async () => {
    await commit('Ravi', 'Flat sheets are other sheets', other, '"Flat sheets"', '"Plain sheets"')
    await writeFile(path.join(root, 'notes.txt'), 'not the catalogue')
    await commit('Developer', 'Notes')
    const all = await historyOf(root, { page: 1 })
    expect(all.map(({ author }) => author)).toEqual(['Ravi', 'Meera', 'Owner'])
    expect(all[1]).toMatchObject({
      title: 'Screws: Heading: Screws → Bolts',
      parent: all[2]?.commit,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    const ofPage = await historyOf(root, { page: 1, file })
    expect(ofPage.map(({ author }) => author)).toEqual(['Meera', 'Owner'])
    expect(await historyOf(root, { page: 1, until: '2001-01-01T00:00:00Z' })).toEqual([])
    expect(await historyOf(root, { page: 2 })).toEqual([])
  })

  it('is empty if there is no git', async () => {
    root = await makeRegistry()
    expect(await historyOf(root, { page: 1 })).toEqual([])
  })

  it('says in a buyer’s words what a change has changed', async () => {
    const version = await newest(inFolder())
    const changes = changesBetween(...(await versionTexts(inFolder(), version)))
    expect(changes.map(formatChange)).toContainEqual(expect.stringContaining('Screws → Bolts'))
  })

  it('survives versions in which a file is broken', async () => {
    const texts = ['', '{', 'null', '[1]', '{"kind":"full"}', '<<<<<<< HEAD', '[['.repeat(50_000)]
    for (const broken of texts) {
      await writeFile(path.join(root, file), broken)
      await commit('Ravi', 'Broken', file)
    }
    await commit('Ravi', 'A newer one', other, '"Flat sheets"', '"Plain sheets"')
    const history = inFolder()
    const versions = await history.list({ page: 1 })
    expect(versions.map(({ title }) => title)).toEqual([
      'A newer one',
      ...texts.map(() => 'Broken'),
      'Screws: Heading: Screws → Bolts',
      'All there is',
    ])
    for (const version of versions.slice(0, texts.length + 1)) {
      const [before, after] = await versionTexts(history, version)
      expect(() => changesBetween(before, after)).not.toThrow()
    }
  })

  it('takes a change back and leaves what was changed after it', async () => {
    const version = await newest(inFolder())
    const later = '"summary": "Later. '
    await commit('Ravi', 'Another summary', file, '"summary": "', later)
    const now = await textsNow()
    const { changed, conflicts } = await revertVersion(inFolder(), version, now, store)
    expect(conflicts).toEqual([])
    expect([...changed.keys()]).toEqual([file])
    expect(readJson(changed.get(file) ?? '').value).toMatchObject({ heading: 'Screws' })
    expect(changed.get(file)).toContain('Later.')
    const after = new Map([...now, [file, changed.get(file) ?? '']])
    const again = await revertVersion(inFolder(), version, after, store)
    expect(again).toEqual({ changed: new Map(), conflicts: [] })
  })

  it('takes nothing back if the same value has been changed again since', async () => {
    const version = await newest(inFolder())
    await commit('Ravi', 'Nails', file, '"Bolts"', '"Nails"')
    const { changed, conflicts } = await revertVersion(inFolder(), version, await textsNow(), store)
    expect([conflicts, changed.size]).toEqual([[file], 0])
  })

  it('brings back a picture that was replaced', async () => {
    const before = await textsNow()
    await apply(root, { file: picture, picture: { width: 1700, height: 900 } })
    await commit('Ravi', 'Another picture')
    const version = await newest(inFolder())
    const { changed } = await revertVersion(inFolder(), version, await textsNow(), store)
    expect([...changed]).toEqual([[picture, before.get(picture)]])
  })

  it('discards all that is not published: committed, saved and typed', async () => {
    const bare = await emptyFolder()
    runGit(bare, 'init', '-q', '--bare', '--initial-branch=main')
    runGit(root, 'remote', 'add', 'origin', bare)
    runGit(root, 'push', '-q', 'origin', 'main')
    const published = await textsNow()
    await commit('Ravi', 'Nails', file, '"Bolts"', '"Nails"')
    await apply(root, { file: picture, picture: { width: 1700, height: 900 } })
    const typed = new Map([[other, '{ "kind": "placeholder" }']])
    const session = edit(openSession(await textsNow()), typed)
    const storage = {
      history: inFolder(),
      unpublishedFiles: () => unpublishedFiles(root),
    }
    const changed = await discardUnpublished(storage, session, store)
    expect(edit(session, changed).now).toEqual(published)
  })
})

describe('the history of a branch on GitHub', () => {
  let server: FakeGitHub
  let history: HistorySource

  beforeEach(async () => {
    const texts = [...(await textsNow())]
    server = await startGitHub([...texts, ['src/main.tsx', 'export {}']])
    const gitHubOf = createGitHub(account)
    history = githubHistory(gitHubOf, 'main', {
      filesOf: async (commit) => server.filesOf(commit),
      textOf: async (hash) => (await gitHubOf.blob(hash)).text(),
    })
  })

  it('has who changed what, without what concerns the code alone', async () => {
    server.author = 'Meera'
    server.put(file, server.textOf(file).replace('Bolts', 'Nails'), 'Bolts → Nails\n\nAll of it')
    server.author = 'Developer'
    server.put('src/main.tsx', 'export { }', 'Code')
    const versions = await history.list({ page: 1 })
    expect(versions.map(({ author, title }) => [author, title])).toEqual([
      ['Meera', 'Bolts → Nails'],
      ['Somebody', 'First'],
    ])
    expect(await history.list({ page: 1, file: other })).toHaveLength(1)
    expect(await history.list({ page: 1, until: '2001-01-01T00:00:00Z' })).toEqual([])
    const changes = changesBetween(...(await versionTexts(history, await newest(history))))
    expect(changes.map(formatChange)).toContainEqual(expect.stringContaining('Bolts → Nails'))
  })

  it.each<[string, unknown]>([
    ['nothing', null],
    ['a text', 'commit'],
    [
      'without an author',
      { sha: 'a'.repeat(40), parents: [], commit: { message: 'x', author: null } },
    ],
    ['without a message', { sha: 'a'.repeat(40), parents: [], commit: {} }],
    ['without parents', { sha: 'a'.repeat(40), commit: { message: 'x' } }],
    [
      'with a date that is none',
      {
        sha: 'a'.repeat(40),
        parents: [],
        commit: { message: 'x', author: { name: 'x', date: '' }, committer: { date: 'yesterday' } },
      },
    ],
  ])('shows the other changes if GitHub gives one that is %s', async (_, bad) => {
    const { call, ...rest } = createGitHub(account)
    const withBad: typeof call = (shape, path) =>
      call(z.unknown(), path).then((list) =>
        shape.parse([bad, ...(Array.isArray(list) ? list : [])]),
      )
    const none = { filesOf: async () => new Map(), textOf: async () => '' }
    const damaged = githubHistory({ ...rest, call: withBad }, 'main', none)
    const titles = (await damaged.list({ page: 1 })).map(({ title }) => title)
    expect(titles).toContain('First')
  })

  it('has the pictures of that day', async () => {
    const [day, was] = [server.head, server.textOf(picture)]
    server.put(picture, 'another picture')
    const stored: string[] = []
    const store = async (blob: Blob) => void stored.push(await blob.text())
    const then = [...(await history.filesAt(day))].filter(([name]) => name === picture)
    await fetchPictures(new Map(then), history, store)
    expect(stored).toEqual([was])
  })

  /** Someone replaces a heading and a picture, and that is taken back out of what there is now. */
  async function takeLastBack() {
    const day = await history.filesAt(server.head)
    server.put(picture, 'another picture')
    const version = await newest(history)
    const now = await history.filesAt(server.head)
    return { day, takeBack: () => revertVersion(history, version, now, async () => undefined) }
  }

  it('takes a change back with its picture', async () => {
    const { day, takeBack } = await takeLastBack()
    expect(await takeBack()).toEqual({
      changed: new Map([[picture, day.get(picture)]]),
      conflicts: [],
    })
  })

  it.each([
    ['a refusal', refused(401, 'Bad credentials'), editorWords.badToken],
    ['no network', 'offline' as const, editorWords.offline],
  ])('says why nothing can be taken back: %s', async (_what, answer, why) => {
    const { takeBack } = await takeLastBack()
    server.instead = (asked) => (asked.startsWith('GET git/blobs') ? answer : undefined)
    await expect(takeBack()).rejects.toThrow(why)
    server.instead = () => answer
    await expect(history.list({ page: 1 })).rejects.toThrow(why)
  })
})

describe('a step of undo', () => {
  it('is named by what it has changed and where', async () => {
    const texts = await textsNow()
    const renamed = (texts.get(file) ?? '').replace('"Bolts"', '"Nails"')
    const session = edit(openSession(texts), new Map([[file, renamed]]))
    const { undo, redo } = undoRedoNames(session)
    expect(undo).toMatch(/^Heading of Nails/)
    expect(redo).toBeUndefined()
  })

  it('is named by its page while what it has added is empty', async () => {
    const texts = await textsNow()
    const emptied = (texts.get(file) ?? '').replace('"Bolts"', '""')
    const empty = edit(openSession(texts), new Map([[file, emptied]]))
    const session = edit(empty, texts)
    const site = 'data/site.json'
    const wrong = (texts.get(site) ?? '').replace(/"name": "[^"]*"/, '"name": ""')
    expect(undoRedoNames(edit(openSession(texts), new Map([[site, wrong]]))).undo).toBe(
      'change in Business',
    )
    expect(undoRedoNames(session).undo).toBe('change in Bolts')
  })
})
