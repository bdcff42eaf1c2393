import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PICTURES } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { commitMessage, formatChanges } from '../../check/formatChanges.ts'
import { formatForForm } from '../../check/report.ts'
import { readFolder, readTexts } from '../../site/disk/checkFolder.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import {
  type Choices,
  type Conflict,
  choiceKey,
  describeConflicts,
} from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import { mergeTexts } from '../edit/merge.ts'
import { isProtectedBranch } from '../protectedBranch.ts'
import {
  git,
  gitOutput,
  gitRefusal,
  isMerged,
  namesIn,
  publishedCommit,
  targetOf,
  textAt,
} from './git.ts'

/** The folders that are committed. */
const ownFolders = ['data', PICTURES]

/** On a disk that ignores case, git would leave out a page whose name changes by case alone. */
const exactCase = ['-c', 'core.ignorecase=false']

/** The number of tries of a push, if someone else is first each time. */
const TRIES = 3

function isOwn(file: string): boolean {
  return ownFolders.some((folder) => file.startsWith(`${folder}/`))
}

/** The files of the catalogue that are not as a commit has them. */
async function changedSince(root: string, commit: string): Promise<string[]> {
  const lists = [
    await git(root, 'diff', '--name-only', '-z', '--relative', commit, '--', ...ownFolders),
    await git(root, 'ls-files', '--others', '--exclude-standard', '-z', '--', ...ownFolders),
  ]
  return lists.flatMap(namesIn)
}

/** The changes on the pages since a commit. */
async function changesSince(root: string, commit: string) {
  const now = await readFolder(root)
  const texts = new Map(now.texts)
  const replaced: string[] = []
  for (const file of await changedSince(root, commit)) {
    const text = await textAt(root, commit, file)
    const isPicture = file.startsWith(`${PICTURES}/`)
    if (isPicture && text !== undefined) replaced.push(file.slice(PICTURES.length + 1))
    else if (text === undefined) texts.delete(file)
    else texts.set(file, text)
  }
  const hashes = (when: string) => {
    const there = replaced.filter((name) => now.pictures.has(name))
    return new Map(there.map((name) => [name, when]))
  }
  return catalogueChanges(
    { ...now, texts, hashes: hashes('before') },
    { ...now, hashes: hashes('now') },
  )
}

/** The last commit of this folder that is published, and the files that are not as it has them. */
export async function unpublishedFiles(root: string) {
  const { remote, ref } = await targetOf(root)
  const known = ref.replace('refs/heads/', `refs/remotes/${remote}/`)
  const commit = await gitOutput(root, 'merge-base', 'HEAD', known)
  const last = commit || (await gitOutput(root, 'rev-parse', 'HEAD'))
  return { commit: last, files: await changedSince(root, last) }
}

/** The changes on the pages since the folder was published last, in words; '' if there are none. */
export async function unpublishedChanges(root: string): Promise<string> {
  const { commit, files } = await unpublishedFiles(root)
  if (files.length === 0) return ''
  return formatChanges(await changesSince(root, commit)) || editorWords.noChanges
}

/** @throws a {@link TaskError} where the check finds problems */
async function expectNoProblems(root: string): Promise<void> {
  const { draft, problems } = checkCatalogue(await readFolder(root))
  if (problems.length > 0)
    throw new TaskError(editorWords.fixBeforePublishing(formatForForm(problems, draft)))
}

/** Commits what is saved; what else has been changed in the folder stays as it is. */
async function commit(root: string): Promise<void> {
  if ((await changedSince(root, 'HEAD')).length === 0) return
  const message = commitMessage(await changesSince(root, 'HEAD'))
  await git(root, ...exactCase, 'add', '--all', '--', ...ownFolders)
  await git(root, ...exactCase, 'commit', '--quiet', '--only', '-m', message, '--', ...ownFolders)
}

/** The person who has changed a file last, up to a commit, and when. */
async function lastChange(root: string, commit: string, file: string) {
  const line = await gitOutput(
    root,
    'log',
    '-1',
    '--no-merges',
    '--format=%cI %an',
    commit,
    '--',
    file,
  )
  const [, date, author] = /^(\S+) (.+)$/.exec(line) ?? []
  return date === undefined || author === undefined ? undefined : { date, author }
}

/** Merges a file that git cannot merge; returns the places for which a choice is still wanted. */
async function mergeFile(
  folder: string,
  file: string,
  theirs: string,
  choices: Choices,
): Promise<Conflict[]> {
  const place = path.join(folder, file)
  const choose = (pointer: string) => ownValue(choices, choiceKey({ file, pointer }))
  // The sides of a merge are the stages of its file.
  const stages = [':1', ':2', ':3']
  const isText = file.endsWith('.json')
  const [base, mine, other] = await Promise.all(
    stages.map(async (stage) => {
      if (isText) return textAt(folder, stage, file)
      return (
        (await gitOutput(folder, 'rev-parse', '--verify', '--quiet', `${stage}:./${file}`)) ||
        undefined
      )
    }),
  )
  const merged = mergeTexts(file, base, mine, other, choose)
  if ('conflicts' in merged) {
    const changed = await lastChange(folder, theirs, file)
    const files = { texts: await readTexts(folder), pictures: new Map() }
    const all = describeConflicts(files, file, { base, mine, theirs: other })
    return all.map((conflict) => ({ ...conflict, changed }))
  }
  if (merged.text === undefined) await rm(place, { force: true })
  else if (isText) await writeFile(place, merged.text)
  else await git(folder, 'checkout', merged.text === mine ? '--ours' : '--theirs', '--', file)
  return []
}

/**
 * Merges what someone else has published, in a worktree of its own: this folder gets the outcome as a
 * whole, or nothing. Returns the places for which a choice is wanted; then nothing has been done.
 */
async function merge(root: string, theirs: string, choices: Choices): Promise<Conflict[]> {
  const place = await mkdtemp(path.join(tmpdir(), 'publish-'))
  await git(root, 'worktree', 'add', '--detach', '--quiet', place, 'HEAD')
  try {
    const folder = path.join(place, await gitOutput(root, 'rev-parse', '--show-prefix'))
    const merging = [
      'merge',
      '--ff',
      '--quiet',
      '-m',
      'Merge what someone else has published',
      theirs,
    ]
    const stopped = await gitRefusal(folder, ...merging)
    if (stopped !== undefined) {
      const files = namesIn(
        await git(folder, 'diff', '--name-only', '--diff-filter=U', '-z', '--relative'),
      )
      if (files.length === 0 || files.some((file) => !isOwn(file))) throw new TaskError(stopped)
      const merged = await Promise.all(
        files.map((file) => mergeFile(folder, file, theirs, choices)),
      )
      const conflicts = merged.flat()
      if (conflicts.length > 0) return conflicts
      await git(folder, 'add', '--all', '--', ...files)
      await git(folder, 'commit', '--quiet', '--no-edit')
    }
    const merged = await gitOutput(folder, 'rev-parse', 'HEAD')
    await git(root, 'merge', '--quiet', '--ff-only', merged)
    return []
  } finally {
    await gitOutput(root, 'worktree', 'remove', '--force', place)
  }
}

/**
 * Commits and pushes what is saved. Changes that someone else has published meanwhile are merged with it
 * value by value; nothing is ever forced.
 * @param locally runs a step that reads or changes the folder; the steps between wait for the network
 * @returns the places for which a choice is needed; then nothing is published
 */
export async function publish(
  root: string,
  choices: Choices,
  locally: <T>(step: () => Promise<T>) => Promise<T> = (step) => step(),
): Promise<readonly Conflict[]> {
  const target = await targetOf(root)
  const { remote, ref } = target
  await locally(() => expectNoProblems(root))
  let tip = await publishedCommit(root, target)
  await locally(() => commit(root))
  for (let left = TRIES; left > 0; left -= 1) {
    if (tip !== '' && !(await isMerged(root, tip))) {
      await git(root, 'fetch', '--quiet', remote, ref)
      const theirs = tip
      const conflicts = await locally(() => merge(root, theirs, choices))
      if (conflicts.length > 0) return conflicts
      // Two changes may each be right, and wrong together.
      await locally(() => expectNoProblems(root))
    }
    const refused = await gitRefusal(root, 'push', '--quiet', remote, `HEAD:${ref}`)
    if (refused === undefined) return []
    const now = await publishedCommit(root, target)
    if (now === tip) {
      throw new TaskError(
        isProtectedBranch(refused) ? editorWords.protectedBranch(refused) : refused,
      )
    }
    tip = now
  }
  throw new TaskError(editorWords.othersPublishing)
}
