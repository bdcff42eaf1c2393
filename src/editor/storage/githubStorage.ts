import { z } from 'zod'
import { isCatalogueFile, PAGES, PICTURES } from '../../catalogue/catalogueFiles.ts'
import { forEachConcurrently } from '../../catalogue/concurrency.ts'
import { createStore } from '../../ui/browser/createStore.ts'
import { editorWords } from '../edit/editorWords.ts'
import { type Account, forgetAccount } from './account.ts'
import { type BlobPicture, placeholderFacts, readBlobPicture } from './browserPictures.ts'
import { branchPath, createGitHub, isUnanswered } from './github.ts'
import { githubHistory } from './githubHistory.ts'
import type { PublishedCommit } from './published.ts'
import { runOf } from './run.ts'
import { base64, blobHash, type FileChange, type Storage } from './storage.ts'

const RefAnswer = z.object({ object: z.object({ sha: z.string() }) })
const GitCommitAnswer = z.object({
  sha: z.string(),
  tree: z.object({ sha: z.string() }),
  committer: z.object({ date: z.string() }),
})
const CreatedAnswer = z.object({ sha: z.string() })
const TreeAnswer = z.object({
  tree: z.array(z.object({ path: z.string(), type: z.string(), sha: z.string() })),
  truncated: z.boolean(),
})

/** The state of a branch: its commit, that commit's time and tree, and path -> the hash of each file. */
type Head = {
  commit: string
  time: string
  tree: string
  files: ReadonlyMap<string, string>
}

/** A branch of a repository on GitHub; each save is one commit on top of what is there. */
export function githubStorage(account: Account): Storage {
  const { repository, branch } = account
  const github = createGitHub(account)
  const { call, blob } = github
  const published = createStore<PublishedCommit | undefined>(undefined)
  const ref = `heads/${branchPath(branch)}`
  const texts = new Map<string, string>()
  /** Undefined if none can be shown. */
  const pictures = new Map<string, BlobPicture | undefined>()
  /** Commits on which a save was put: a server that names one again is behind the others. */
  const superseded = new Set<string>()
  let lastHead: Head | undefined
  let notify = () => {}

  async function readCommit(commit: string): Promise<Head> {
    const {
      tree: { sha: tree },
      committer,
    } = await call(GitCommitAnswer, `git/commits/${commit}`)
    const { tree: entries, truncated } = await call(TreeAnswer, `git/trees/${tree}?recursive=1`)
    if (truncated) throw new Error(editorWords.tooLarge)
    const blobs = entries.filter(({ type }) => type === 'blob')
    const files = new Map(blobs.map(({ path, sha }) => [path, sha]))
    return { commit, time: committer.date, tree, files }
  }

  /** The files of the branch from now on. */
  function setHead(head: Head): void {
    lastHead = head
    published.set({ branch, commit: head.commit, time: head.time, repository })
  }

  async function readHead(): Promise<Head> {
    const { sha: commit } = (await call(RefAnswer, `git/ref/${ref}`)).object
    if (lastHead !== undefined && (commit === lastHead.commit || superseded.has(commit)))
      return lastHead
    const head = await readCommit(commit)
    setHead(head)
    return head
  }

  async function textOf(hash: string): Promise<string> {
    const text = texts.get(hash) ?? (await (await blob(hash)).text())
    texts.set(hash, text)
    return text
  }

  /** Pictures come after the texts, which need not wait for them. */
  async function fetchPictures(hashes: Iterable<string>): Promise<void> {
    const missing = [...hashes].filter((hash) => !pictures.has(hash))
    await forEachConcurrently(
      missing,
      async (hash) => {
        pictures.set(hash, await readBlobPicture(await blob(hash)).catch(() => undefined))
      },
      4,
    )
    if (missing.length > 0) notify()
  }

  /** True if a file holds a change already: the answer to an earlier try may have been lost. */
  async function isWritten({ now }: FileChange, hash: string | undefined): Promise<boolean> {
    if (hash === undefined || now === undefined) return hash === now
    return hash === (await blobHash(new Blob([now])))
  }

  /** True if a file is as the editor has seen it. */
  async function isUnchanged(
    { file, was }: FileChange,
    hash: string | undefined,
  ): Promise<boolean> {
    if (hash === undefined || file.startsWith(PICTURES)) return hash === was
    return (await textOf(hash)) === was
  }

  async function write(changes: readonly FileChange[], message: string): Promise<boolean> {
    const head = await readHead()
    const missing: FileChange[] = []
    for (const one of changes) {
      if (!isCatalogueFile(one.file)) throw new Error(editorWords.notOwn(one.file))
      const hash = head.files.get(one.file)
      if (await isWritten(one, hash)) continue
      if (!(await isUnchanged(one, hash))) return false
      missing.push(one)
    }
    if (missing.length === 0) return true
    const files = new Map(head.files)
    const entries: object[] = []
    for (const { file, now } of missing) {
      let sha: string | null = null
      if (now !== undefined) {
        const content = typeof now === 'string' ? now : base64(now)
        const encoding = typeof now === 'string' ? 'utf-8' : 'base64'
        sha = (await call(CreatedAnswer, 'git/blobs', { content, encoding })).sha
        if (typeof now === 'string') texts.set(sha, now)
        files.set(file, sha)
      } else files.delete(file)
      entries.push({ path: file, mode: '100644', type: 'blob', sha })
    }
    const tree = (await call(CreatedAnswer, 'git/trees', { base_tree: head.tree, tree: entries }))
      .sha
    const newCommit = { message, tree, parents: [head.commit] }
    const { sha: commit, committer } = await call(GitCommitAnswer, 'git/commits', newCommit)
    try {
      await call(RefAnswer, `git/refs/${ref}`, { sha: commit, force: false }, 'PATCH')
    } catch (error) {
      const { commit: moved } = await readHead().catch((fault) => {
        throw isUnanswered(error) ? new Error(editorWords.lostAnswer) : fault
      })
      // Someone else was first, or it was done, and the answer was lost.
      if (moved !== head.commit) return write(changes, message)
      throw error
    }
    superseded.add(head.commit)
    setHead({ commit, time: committer.date, tree, files })
    return true
  }

  return {
    name: `github ${repository} ${branch}`,
    published,
    runOf: (commit) => runOf(github, commit),
    history: githubHistory(github, branch, {
      filesOf: async (commit) => (await readCommit(commit)).files,
      textOf,
    }),
    publishesOnSave: true,
    publishing: ({ unpublishedChanges, write }) => ({
      unpublishedChanges,
      async publish() {
        await write()
        // If someone else has changed the same, the editor asks when it reads that.
        return []
      },
    }),
    signOut() {
      forgetAccount()
      location.reload()
    },
    async read() {
      const { files } = await readHead()
      const textHashes = new Map<string, string>()
      const hashes = new Map<string, string>()
      for (const [file, hash] of files) {
        const [, folder = '', name = ''] = /^(.+)\/([^/]+)$/.exec(file) ?? []
        if (folder === PICTURES) hashes.set(name, hash)
        else if (
          isCatalogueFile(file) ||
          ((folder === 'data' || folder === PAGES) && name.endsWith('.json'))
        ) {
          textHashes.set(file, hash)
        }
      }
      const read = new Map<string, string>()
      await forEachConcurrently(
        textHashes,
        async ([file, hash]) => void read.set(file, await textOf(hash)),
        8,
      )
      void fetchPictures(hashes.values()).catch(() => undefined)
      const picture = (name: string) => pictures.get(hashes.get(name) ?? '')
      const names = [...hashes.keys()]
      return {
        texts: read,
        pictures: new Map(names.map((name) => [name, { width: picture(name)?.facts.width }])),
        facts: new Map(names.map((name) => [name, picture(name)?.facts ?? placeholderFacts])),
        hashes,
        addressOf: (name) => picture(name)?.address,
      }
    },
    write,
    onChange(changed) {
      notify = changed
      const whenVisible = () => {
        if (!document.hidden) changed()
      }
      document.addEventListener('visibilitychange', whenVisible)
      return () => {
        notify = () => {}
        document.removeEventListener('visibilitychange', whenVisible)
      }
    },
  }
}
