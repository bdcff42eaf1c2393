import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isInPictures, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { tidyTranslationFile } from '../../check/translation/translationFile.ts'
import { readTexts } from '../../site/disk/checkFolder.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import {
  type Choices,
  type Conflict,
  choiceKey,
  describeConflicts,
  type FileVersions,
} from '../edit/describeConflicts.ts'
import { mergeTexts } from '../edit/merge.ts'
import { changedSince, isOwn, ownFolders } from './folderChanges.ts'
import { blobsOf, git, gitOutput, gitRefusal, splitNames, textAt } from './git.ts'
import { inWorktree } from './worktree.ts'
import { overwriteFile } from './writeFiles.ts'

/** The time of the last change of a file, up to a commit; undefined if git does not know it. */
async function lastChange(root: string, commit: string, file: string): Promise<string | undefined> {
  const log = ['log', '-1', '--no-merges', '--format=%cI', commit, '--', file]
  return (await gitOutput(root, ...log)) || undefined
}

/** The places of a file that someone else has changed as well, with the time of that. */
async function placesToChoose(
  folder: string,
  file: string,
  versions: FileVersions,
  theirCommit: string,
): Promise<Conflict[]> {
  const changedOn = await lastChange(folder, theirCommit, file)
  const files = { texts: await readTexts(folder), pictures: new Map() }
  return describeConflicts(files, file, versions).map((conflict) => ({ ...conflict, changedOn }))
}

/** The sides chosen in a file, by JSON pointer. */
function choicesIn(file: string, choices: Choices) {
  return (pointer: string) => ownValue(choices, choiceKey({ file, pointer }))
}

/** The text of a file in a commit or in a stage of a merge, or the hash of a picture; undefined if it is not there. */
async function versionAt(
  folder: string,
  revision: string,
  file: string,
): Promise<string | undefined> {
  if (!isInPictures(file)) return textAt(folder, revision, file)
  const name = `${revision}:./${file}`
  return (await gitOutput(folder, 'rev-parse', '--verify', '--quiet', name)) || undefined
}

/** Merges a file that git cannot merge; returns the places for which a choice is still wanted. */
async function mergeFile(
  folder: string,
  file: string,
  theirCommit: string,
  choices: Choices,
): Promise<Conflict[]> {
  const diskPath = path.join(folder, file)
  // The sides of a merge are the stages of its file.
  const stages = [':1', ':2', ':3']
  const [base, mine, theirs] = await Promise.all(
    stages.map((stage) => versionAt(folder, stage, file)),
  )
  const merged = mergeTexts(file, base, mine, theirs, choicesIn(file, choices))
  if ('conflicts' in merged) {
    return placesToChoose(folder, file, { base, mine, theirs }, theirCommit)
  }
  if (merged.text === undefined) await rm(diskPath, { force: true })
  else if (!isInPictures(file)) await writeFile(diskPath, merged.text)
  else await git(folder, 'checkout', merged.text === mine ? '--ours' : '--theirs', '--', file)
  return []
}

/** Removes, in merged files of translations, those of texts that the other side of a choice had. */
async function tidyTranslations(folder: string, files: readonly string[]): Promise<void> {
  const translations = files.filter((file) => parseTranslationPath(file) !== undefined)
  if (translations.length === 0) return
  const { draft } = readCatalogue({ texts: await readTexts(folder), pictures: new Map() })
  for (const file of translations) {
    const tidied = tidyTranslationFile(file, draft)
    if (tidied !== undefined) await writeFile(path.join(folder, file), tidied)
  }
}

/** The text of a file in the folder, or the hash of a picture; undefined if it is not there. @throws if it cannot be read */
async function versionOnDisk(root: string, file: string): Promise<string | undefined> {
  const diskPath = path.join(root, file)
  if (!existsSync(diskPath)) return undefined
  if (!isInPictures(file)) return readFile(diskPath, 'utf8')
  return (await git(root, 'hash-object', '--', file)).trim()
}

/** A draft of a file that another commit has changed too: texts, or hashes of a picture; undefined if the file does not exist. */
type ChangedDraft = {
  file: string
  base: string | undefined
  mine: string | undefined
  theirs: string | undefined
}

/** The drafts of files that a commit has changed too. */
async function draftsChangedBy(root: string, commit: string): Promise<ChangedDraft[]> {
  const drafts = new Set(await changedSince(root, 'HEAD'))
  const changing = splitNames(
    await git(root, 'diff', '--name-only', '-z', '--relative', 'HEAD', commit, '--', ...ownFolders),
  )
  return Promise.all(
    changing
      .filter((file) => drafts.has(file))
      .map(async (file) => ({
        file,
        base: await versionAt(root, 'HEAD', file),
        mine: await versionOnDisk(root, file),
        theirs: await versionAt(root, commit, file),
      })),
  )
}

/** Merges a draft into what someone else has published, value by value. */
function mergeDraft({ file, base, mine, theirs }: ChangedDraft, choices: Choices) {
  return mergeTexts(file, base, mine, theirs, choicesIn(file, choices))
}

/** The places of drafts for which a choice is wanted. */
async function draftConflicts(
  root: string,
  drafts: readonly ChangedDraft[],
  theirCommit: string,
  choices: Choices,
): Promise<Conflict[]> {
  const conflicts: Conflict[] = []
  for (const draft of drafts) {
    if (!('conflicts' in mergeDraft(draft, choices))) continue
    conflicts.push(...(await placesToChoose(root, draft.file, draft, theirCommit)))
  }
  return conflicts
}

/** Writes a merged draft; undefined: it is deleted. */
async function writeDraft(root: string, file: string, merged: string | undefined): Promise<void> {
  const diskPath = path.join(root, file)
  if (merged === undefined) return rm(diskPath, { force: true })
  if (!isInPictures(file)) return overwriteFile(diskPath, merged)
  const bytes = (await blobsOf(root, [merged])).get(merged)
  if (bytes !== undefined) await overwriteFile(diskPath, bytes)
}

/**
 * The files of a commit, but the drafts as they were before it: git moves the folder there without touching a
 * draft.
 */
async function treeWithoutDrafts(
  root: string,
  commit: string,
  drafts: readonly ChangedDraft[],
): Promise<string> {
  const before = await gitOutput(root, 'rev-parse', 'HEAD')
  return inWorktree(root, async (folder) => {
    await git(folder, 'read-tree', commit)
    await git(folder, 'reset', '--quiet', before, '--', ...drafts.map(({ file }) => file))
    return gitOutput(folder, 'write-tree')
  })
}

/**
 * Moves this folder to a commit, and merges the drafts of files that the commit has changed. If this program ends
 * in between, each draft is here, and publishing again does the rest.
 */
async function moveTo(
  root: string,
  commit: string,
  drafts: readonly ChangedDraft[],
  choices: Choices,
): Promise<void> {
  if (drafts.length === 0) {
    await git(root, 'merge', '--quiet', '--ff-only', commit)
    return
  }
  const tree = await treeWithoutDrafts(root, commit, drafts)
  await git(root, 'read-tree', '-m', '-u', 'HEAD', tree)
  for (const draft of drafts) {
    const merged = mergeDraft(draft, choices)
    const isChanged = 'text' in merged && merged.text !== draft.mine
    if (isChanged) await writeDraft(root, draft.file, merged.text)
  }
  await git(root, 'reset', '--quiet', '--soft', commit)
  await git(root, 'reset', '--quiet', '--', ...drafts.map(({ file }) => file))
}

/**
 * Merges what someone else has published. Returns the places for which a choice is wanted; then nothing has
 * been done.
 */
export async function mergePublished(
  root: string,
  theirCommit: string,
  choices: Choices,
): Promise<Conflict[]> {
  const merged = await inWorktree(root, async (folder) => {
    const merging = [
      'merge',
      '--ff',
      '--quiet',
      '-m',
      'Merge what someone else has published',
      theirCommit,
    ]
    const stopped = await gitRefusal(folder, ...merging)
    if (stopped !== undefined) {
      const files = splitNames(
        await git(folder, 'diff', '--name-only', '--diff-filter=U', '-z', '--relative'),
      )
      if (files.length === 0 || files.some((file) => !isOwn(file))) throw new TaskError(stopped)
      const conflicts: Conflict[] = []
      // One after the other: git locks its index while it takes a picture over.
      for (const file of files) {
        conflicts.push(...(await mergeFile(folder, file, theirCommit, choices)))
      }
      if (conflicts.length > 0) return conflicts
      await tidyTranslations(folder, files)
      await git(folder, 'add', '--all', '--', ...files)
      await git(folder, 'commit', '--quiet', '--no-edit')
    }
    return gitOutput(folder, 'rev-parse', 'HEAD')
  })
  if (typeof merged !== 'string') return merged
  const drafts = await draftsChangedBy(root, merged)
  const conflicts = await draftConflicts(root, drafts, theirCommit, choices)
  if (conflicts.length > 0) return conflicts
  await moveTo(root, merged, drafts, choices)
  return []
}
