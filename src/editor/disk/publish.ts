import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isInPictures } from '../../catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { commitMessage } from '../../check/formatChanges.ts'
import { formatForForm } from '../../check/report.ts'
import { readFolder } from '../../site/disk/checkFolder.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import type { Choices, Conflict } from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import {
  changedSince,
  exactCase,
  type FileContent,
  hasWaitingCommit,
  ownFolders,
  readyChanges,
  unpublishedFiles,
  versionsOf,
} from './folderChanges.ts'
import { git, gitOutput, gitRefusal, isMerged, publishedCommit, targetOf } from './git.ts'
import { mergePublished } from './mergePublished.ts'
import { inWorktree } from './worktree.ts'

/** The number of tries of a push, if someone else is first each time. */
const TRIES = 3

/** The changes of the folder that can be published now. */
type Ready = Awaited<ReturnType<typeof readyChanges>>

/** @throws a {@link TaskError} if problems hold back everything that could be published */
async function expectSomethingReady(root: string, ready: Ready): Promise<void> {
  const { publish, drafts, elsewhere } = ready
  const problems = [...drafts.flatMap((draft) => draft.problems), ...elsewhere]
  if (publish.size > 0 || problems.length === 0) return
  const { commit: published } = await unpublishedFiles(root)
  if (await hasWaitingCommit(root, published)) return expectNoProblems(root)
  const { draft } = checkCatalogue(await readFolder(root))
  throw new TaskError(editorWords.fixBeforePublishing(formatForForm(problems, draft)))
}

/** @throws a {@link TaskError} if the check finds problems in what is committed */
async function expectNoProblems(root: string): Promise<void> {
  const { base, filesOf } = await versionsOf(root, 'HEAD')
  const { draft, problems } = checkCatalogue(filesOf(base))
  if (problems.length > 0)
    throw new TaskError(editorWords.fixBeforePublishing(formatForForm(problems, draft)))
}

/**
 * Commits what is saved and ready; drafts, and what else has been changed in the folder, stay as they are.
 * @throws a {@link TaskError} if problems hold back everything that could be published
 */
async function commitReady(root: string): Promise<void> {
  const files = await changedSince(root, 'HEAD')
  const ready = await readyChanges(root, files)
  await expectSomethingReady(root, ready)
  if (files.length === 0) return
  const { publish, drafts, before, after } = ready
  const message = commitMessage(catalogueChanges(before, after))
  const isRenamedByCase = [...publish].some(
    ([file, content]) => content === undefined && existsSync(path.join(root, file)),
  )
  if (drafts.length > 0 || isRenamedByCase) {
    if (publish.size > 0) await commitWithoutDrafts(root, publish, message)
    return
  }
  await git(root, ...exactCase, 'add', '--all', '--', ...ownFolders)
  await git(root, ...exactCase, 'commit', '--quiet', '--only', '-m', message, '--', ...ownFolders)
}

/** Commits some changes; the files of the folder stay as they are. */
async function commitWithoutDrafts(
  root: string,
  changes: ReadonlyMap<string, FileContent | undefined>,
  message: string,
): Promise<void> {
  const made = await inWorktree(root, async (folder) => {
    const written = [...changes].filter(([, content]) => content !== undefined)
    const deleted = [...changes.keys()].filter((file) => changes.get(file) === undefined)
    // First, because a disk that ignores case would delete a renamed file by its old name.
    if (deleted.length > 0) {
      await git(folder, 'rm', '--quiet', '--force', '--ignore-unmatch', '--', ...deleted)
    }
    for (const [file, content] of written) {
      const diskPath = path.join(folder, file)
      await mkdir(path.dirname(diskPath), { recursive: true })
      if (isInPictures(file)) await copyFile(path.join(root, file), diskPath)
      else if (typeof content === 'string') await writeFile(diskPath, content)
    }
    if (written.length > 0) {
      await git(folder, ...exactCase, 'add', '--', ...written.map(([file]) => file))
    }
    await git(folder, ...exactCase, 'commit', '--quiet', '-m', message)
    return gitOutput(folder, 'rev-parse', 'HEAD')
  })
  await git(root, 'reset', '--quiet', '--soft', made)
  await git(root, 'reset', '--quiet', '--', ...changes.keys())
}

/**
 * Commits and pushes what is saved and ready; drafts stay in the folder. Changes that someone else has
 * published meanwhile are merged with it value by value; nothing is ever forced.
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
  let tip = await publishedCommit(root, target)
  await locally(() => commitReady(root))
  for (let left = TRIES; left > 0; left -= 1) {
    if (tip !== '' && !(await isMerged(root, tip))) {
      await git(root, 'fetch', '--quiet', remote, ref)
      const theirCommit = tip
      const conflicts = await locally(() => mergePublished(root, theirCommit, choices))
      if (conflicts.length > 0) return conflicts
      // Two changes may each be right, and wrong together.
      await locally(() => expectNoProblems(root))
    }
    const refused = await gitRefusal(root, 'push', '--quiet', remote, `HEAD:${ref}`)
    if (refused === undefined) return []
    const now = await publishedCommit(root, target)
    if (now === tip) throw new TaskError(refused)
    tip = now
  }
  throw new TaskError(editorWords.othersPublishing)
}
