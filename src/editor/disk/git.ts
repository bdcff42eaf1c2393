import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { isInPictures } from '../../catalogue/catalogueFiles.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { editorWords } from '../edit/editorWords.ts'
import { withDetails } from '../edit/messageDetails.ts'
import type { PublishedCommit } from '../storage/published.ts'
import { diskFault } from './diskFault.ts'
import { GitError } from './gitFault.ts'

/** @throws a {@link TaskError} that says in plain words why git has failed */
export async function git(folder: string, ...args: string[]): Promise<string> {
  const options = {
    cwd: folder,
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
    // No password prompts: nobody reads the terminal. In English, whatever the language of this computer.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0', LANGUAGE: 'C' },
  }
  const done = promisify(execFile)('git', args, options)
  const { stdout } = await done.catch((error) => {
    const { code, killed, stdout, stderr, message } = error
    if (code === 'ENOENT' && existsSync(folder)) throw new TaskError(editorWords.noGitProgram)
    const fault = diskFault(error)
    if (fault !== undefined) throw new TaskError(fault)
    // Some hooks write to the standard output.
    const output = [stderr, stdout].map((text) => String(text).trim()).filter((text) => text !== '')
    const said = output.join('\n') || message
    throw killed ? new TaskError(withDetails(editorWords.git.slow, said)) : new GitError(said)
  })
  return stdout
}

/** The output of git; '' if it fails. */
export async function gitOutput(folder: string, ...args: string[]): Promise<string> {
  return (await git(folder, ...args).catch(() => '')).trim()
}

/** The reason for which git refuses something, in words; undefined if it has been done. */
export async function gitRefusal(folder: string, ...args: string[]): Promise<string | undefined> {
  return git(folder, ...args).then(
    () => undefined,
    ({ message }: TaskError) => message,
  )
}

/** The names of a zero-terminated list. */
export function splitNames(list: string): string[] {
  return list.split('\0').filter((name) => name !== '')
}

/** The repository and branch that the folder is published to. */
type Target = { remote: string; ref: string }

/** @throws a {@link TaskError} if none is configured */
export async function targetOf(root: string): Promise<Target> {
  // Says so if git is not installed.
  await git(root, 'rev-parse', 'HEAD').catch((error) => {
    throw error instanceof GitError ? new TaskError(editorWords.noGit) : error
  })
  const [branch, remotes] = await Promise.all([
    gitOutput(root, 'symbolic-ref', '--short', 'HEAD'),
    gitOutput(root, 'remote').then((names) => names.split('\n')),
  ])
  if (branch === '') throw new TaskError(editorWords.noBranch)
  const usual = remotes.includes('origin') ? 'origin' : (remotes[0] ?? '')
  const [own, merged] = await Promise.all(
    ['remote', 'merge'].map((key) => gitOutput(root, 'config', `branch.${branch}.${key}`)),
  )
  const remote = own || usual
  if (remote === '') throw new TaskError(editorWords.noRemote)
  const ref = merged || `refs/heads/${branch}`
  return { remote, ref }
}

/** `owner/name` of a remote repository; undefined if it is not on GitHub. */
async function gitHubRepositoryOf(root: string, remote: string): Promise<string | undefined> {
  // As it is configured: git may take another way there.
  const address = await gitOutput(root, 'config', `remote.${remote}.url`)
  const gitHubAddress =
    /^(?:https:\/\/|ssh:\/\/|git@)(?:[^@/]+@)?github\.com[:/](.+?)(?:\.git)?\/?$/
  return gitHubAddress.exec(address)?.[1]
}

/** The branch of a remote repository as it was when this folder last fetched or pushed it. */
export function trackedRef({ remote, ref }: Target): string {
  return ref.replace('refs/heads/', `refs/remotes/${remote}/`)
}

/** The last published commit of the folder's branch, without asking the network; undefined if none is known. */
export async function lastPublished(root: string): Promise<PublishedCommit | undefined> {
  const target = await targetOf(root).catch(() => undefined)
  if (target === undefined) return undefined
  const line = await gitOutput(root, 'log', '-1', '--format=%H %cI', trackedRef(target), '--')
  const [commit, time] = line.split(' ')
  if (!commit || time === undefined) return undefined
  const branch = target.ref.replace('refs/heads/', '')
  return { branch, commit, time, repository: await gitHubRepositoryOf(root, target.remote) }
}

/** The commit that is published; '' if there is none yet. */
export async function publishedCommit(root: string, { remote, ref }: Target): Promise<string> {
  const line = await git(root, 'ls-remote', remote, ref)
  return line.split('\t')[0] ?? ''
}

/** True if a commit is part of what is committed here. */
export async function isMerged(root: string, commit: string): Promise<boolean> {
  return (await gitRefusal(root, 'merge-base', '--is-ancestor', commit, 'HEAD')) === undefined
}

/** The contents of files by their hashes. */
export async function blobsOf(
  folder: string,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Buffer>> {
  const blobs = new Map<string, Buffer>()
  if (hashes.length === 0) return blobs
  const options = { cwd: folder, encoding: 'buffer', maxBuffer: 512 * 1024 * 1024 } as const
  const running = promisify(execFile)('git', ['cat-file', '--batch'], options)
  running.child.stdin?.end(hashes.map((hash) => `${hash}\n`).join(''))
  const { stdout } = await running
  // Each is a line `<hash> blob <size>`, its bytes, and a line break.
  for (let at = 0; at < stdout.length; ) {
    const start = stdout.indexOf('\n', at) + 1
    const [hash = '', , size] = stdout.toString('utf8', at, start).split(' ')
    const end = start + Number(size)
    if (Number.isNaN(end)) throw new GitError(hash)
    blobs.set(hash, stdout.subarray(start, end))
    at = end + 1
  }
  return blobs
}

/**
 * The texts of files in a commit, each by its name, and the hash of a picture; without those that the commit does not
 * have. Two calls of git, however many files there are.
 */
export async function textsAt(
  root: string,
  commit: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const wanted = new Set(files)
  const hashes = new Map<string, string>()
  // Each is `<mode> blob <hash>`, a tab, and the name.
  for (const line of splitNames(await git(root, 'ls-tree', '-r', '-z', commit))) {
    const [about = '', file = ''] = line.split('\t')
    const hash = about.split(' ')[2]
    if (hash !== undefined && wanted.has(file)) hashes.set(file, hash)
  }
  const texts = [...hashes].filter(([file]) => !isInPictures(file))
  const blobs = await blobsOf(root, [...new Set(texts.map(([, hash]) => hash))])
  return new Map([
    ...hashes,
    ...texts.map(([file, hash]) => [file, blobs.get(hash)?.toString('utf8') ?? ''] as const),
  ])
}

/** The text of a file in a commit, or in a side of a merge; undefined if it has none. */
export async function textAt(folder: string, revision: string, file: string) {
  return git(folder, 'show', `${revision}:./${file}`).catch(() => undefined)
}
