import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import {
  type Files,
  isInPictures,
  PICTURES,
  type PictureFileCheck,
} from '../../catalogue/catalogueFiles.ts'
import type { Problem } from '../../catalogue/problem.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { readFolder } from '../../site/disk/checkFolder.ts'
import { applyChanges } from '../edit/applyChanges.ts'
import { checkEdits } from '../edit/checkEdits.ts'
import { pictureNameOf } from '../edit/pictureFile.ts'
import { publishableChanges } from '../edit/publishable.ts'
import type { UnpublishedChanges } from '../storage/storage.ts'
import { git, gitOutput, splitNames, targetOf, textsAt, trackedRef } from './git.ts'

/** The folders that are committed. */
export const ownFolders = ['data', PICTURES]

/** On a disk that ignores case, git would leave out a page whose name changes by case alone. */
export const exactCase = ['-c', 'core.ignorecase=false']

/** True for a file in one of these folders. */
export function isOwn(file: string): boolean {
  return ownFolders.some((folder) => file.startsWith(`${folder}/`))
}

/** The names of the catalogue's files as they are spelled on the disk. */
async function namesOnDisk(root: string): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(
    ownFolders.map(async (folder) => {
      const names = await readdir(path.join(root, folder), { recursive: true }).catch(() => [])
      return names.map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    }),
  )
  return new Set(lists.flat().map((name) => name.normalize()))
}

/** The files of the catalogue that are not as a commit has them. */
export async function changedSince(root: string, commit: string): Promise<string[]> {
  const list = async (...args: string[]) =>
    splitNames(await git(root, ...exactCase, ...args, '-z', '--', ...ownFolders))
  const [names, changed, added, known] = await Promise.all([
    namesOnDisk(root),
    list('diff', '--name-only', '--relative', commit),
    list('ls-files', '--others', '--exclude-standard'),
    list('ls-files'),
  ])
  // On a disk that ignores case, git finds a renamed file by its old name too.
  const renamed = known.filter(
    (file) => !names.has(file.normalize()) && existsSync(path.join(root, file)),
  )
  return [...new Set([...changed, ...added, ...renamed])]
}

/** The text of a file or the fault of it, or a placeholder for a picture. */
export type FileContent = string | Problem

type Hashes = ReadonlyMap<string, string>

/** Placeholders for the content of a picture before and after a change, because the check does not read its bytes. */
const pictureBefore = 'before'
const pictureAfter = 'after'

/**
 * The files of a commit, and the files of the folder that differ from them.
 * @param different the names of these files, if they are known
 * @returns `base`: the contents in the commit; `changed`: those in the folder that differ, undefined if deleted;
 *   `filesOf`: makes a catalogue of contents
 */
export async function versionsOf(root: string, commit: string, different?: readonly string[]) {
  const now = await readFolder(root)
  const names = await namesOnDisk(root)
  const files = different ?? (await changedSince(root, commit))
  const committed = await textsAt(root, commit, files)
  const base = new Map<string, FileContent>(now.texts)
  for (const name of now.pictures.keys()) base.set(`${PICTURES}/${name}`, pictureBefore)
  const changed = new Map<string, FileContent | undefined>()
  for (const file of files) {
    const isPicture = isInPictures(file)
    const isRead = isPicture ? now.pictures.has(pictureNameOf(file)) : now.texts.has(file)
    // Schemas and hidden files are not part of the catalogue, and nobody has deleted them.
    if (!isRead && (file.startsWith('data/schema/') || names.has(file.normalize()))) continue
    const text = committed.get(file)
    changed.set(file, isPicture && isRead ? pictureAfter : now.texts.get(file))
    if (text === undefined) base.delete(file)
    else base.set(file, isPicture ? pictureBefore : text)
  }
  /** The catalogue with these contents. */
  function filesOf(contents: ReadonlyMap<string, FileContent>): Files & { hashes: Hashes } {
    const texts = new Map<string, FileContent>()
    const pictures = new Map<string, PictureFileCheck>()
    const hashes = new Map<string, string>()
    for (const [file, content] of contents) {
      if (!isInPictures(file)) {
        texts.set(file, content)
        continue
      }
      const name = pictureNameOf(file)
      const isOld = content === pictureBefore && changed.has(file)
      pictures.set(name, (isOld ? undefined : now.pictures.get(name)) ?? {})
      if (changed.has(file)) hashes.set(name, String(content))
    }
    return { texts, pictures, hashes }
  }
  return { base, changed, filesOf }
}

/**
 * The changes since the last commit that can be published now, and those that stay drafts.
 * @param different the names of the changed files, if they are known
 */
export async function readyChanges(root: string, different?: readonly string[]) {
  const { base, changed, filesOf } = await versionsOf(root, 'HEAD', different)
  const ready = await publishableChanges(base, changed, (contents) =>
    checkEdits(filesOf(contents)).problems.filter(({ warning }) => !warning),
  )
  return { ...ready, before: filesOf(base), after: filesOf(applyChanges(base, ready.publish)) }
}

/** The last commit of this folder that is published, and the files that are not as it has them. */
export async function unpublishedFiles(root: string) {
  const tracked = trackedRef(await targetOf(root))
  const commit = await gitOutput(root, 'merge-base', 'HEAD', tracked)
  const last = commit || (await gitOutput(root, 'rev-parse', 'HEAD'))
  return { commit: last, files: await changedSince(root, last) }
}

/** True if an earlier attempt has committed changes of the catalogue that are not published yet. */
export async function hasWaitingCommit(root: string, published: string): Promise<boolean> {
  return (await git(root, 'diff', '--name-only', published, 'HEAD', '--', ...ownFolders)) !== ''
}

/** The changes of the folder that can be published now, and its drafts. */
export async function unpublishedChanges(root: string): Promise<UnpublishedChanges> {
  const { commit, files } = await unpublishedFiles(root)
  if (files.length === 0) return { drafts: [], elsewhere: [] }
  // Nothing is committed that is not published, unless an attempt has failed.
  const isPublished = (await gitOutput(root, 'rev-parse', 'HEAD')) === commit
  const ready = await readyChanges(root, isPublished ? files : undefined)
  const { drafts, elsewhere, publish, before, after } = ready
  const isHeldBack = publish.size === 0 && (drafts.length > 0 || elsewhere.length > 0)
  if (isHeldBack && (isPublished || !(await hasWaitingCommit(root, commit)))) {
    return { drafts, elsewhere }
  }
  if (isPublished) return { changes: catalogueChanges(before, after), drafts, elsewhere }
  const { base, filesOf } = await versionsOf(root, commit, files)
  return { changes: catalogueChanges(filesOf(base), after), drafts, elsewhere }
}
