import { existsSync } from 'node:fs'
import {
  copyFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Files, PICTURES, type PictureFileCheck } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Problem } from '../../catalogue/problem.ts'
import { catalogueChanges } from '../../check/catalogueChanges.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { commitMessage } from '../../check/formatChanges.ts'
import { formatForForm } from '../../check/report.ts'
import { readFolder, readTexts } from '../../site/disk/checkFolder.ts'
import { applyChanges } from '../edit/applyChanges.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { checkEdits } from '../edit/checkEdits.ts'
import {
  type Choices,
  type Conflict,
  choiceKey,
  describeConflicts,
} from '../edit/describeConflicts.ts'
import { editorWords } from '../edit/editorWords.ts'
import { mergeTexts } from '../edit/merge.ts'
import { publishableChanges } from '../edit/publishable.ts'
import type { UnpublishedChanges } from '../storage/storage.ts'
import {
  blobsOf,
  git,
  gitOutput,
  gitRefusal,
  isMerged,
  publishedCommit,
  splitNames,
  targetOf,
  textAt,
  trackedRef,
} from './git.ts'
import { overwriteFile } from './writeFiles.ts'

/** The folders that are committed. */
const ownFolders = ['data', PICTURES]

/** On a disk that ignores case, git would leave out a page whose name changes by case alone. */
const exactCase = ['-c', 'core.ignorecase=false']

/** The number of tries of a push, if someone else is first each time. */
const TRIES = 3

function isOwn(file: string): boolean {
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
async function changedSince(root: string, commit: string): Promise<string[]> {
  const names = await namesOnDisk(root)
  const list = async (...args: string[]) =>
    splitNames(await git(root, ...exactCase, ...args, '-z', '--', ...ownFolders))
  const changed = await list('diff', '--name-only', '--relative', commit)
  const added = await list('ls-files', '--others', '--exclude-standard')
  // On a disk that ignores case, git finds a renamed file by its old name too.
  const renamed = (await list('ls-files')).filter(
    (file) => !names.has(file.normalize()) && existsSync(path.join(root, file)),
  )
  return [...new Set([...changed, ...added, ...renamed])]
}

type Content = string | Problem

/** Placeholders for the content of a picture before and after a change, because the check does not read its bytes. */
const pictureThen = 'then'
const pictureNow = 'now'

const isPictureFile = (file: string) => file.startsWith(`${PICTURES}/`)
const nameOfPicture = (file: string) => file.slice(PICTURES.length + 1)

/**
 * The files of a commit, and the files of the folder that differ from them.
 * @returns `base`: the contents in the commit; `changed`: those in the folder that differ, undefined if deleted;
 *   `filesOf`: makes a catalogue of contents
 */
async function versionsOf(root: string, commit: string) {
  const now = await readFolder(root)
  const names = await namesOnDisk(root)
  const base = new Map<string, Content>(now.texts)
  for (const name of now.pictures.keys()) base.set(`${PICTURES}/${name}`, pictureThen)
  const changed = new Map<string, Content | undefined>()
  for (const file of await changedSince(root, commit)) {
    const isPicture = isPictureFile(file)
    const isRead = isPicture ? now.pictures.has(nameOfPicture(file)) : now.texts.has(file)
    // Schemas and hidden files are not part of the catalogue, and nobody has deleted them.
    if (!isRead && (file.startsWith('data/schema/') || names.has(file.normalize()))) continue
    const text = await textAt(root, commit, file)
    changed.set(file, isPicture && isRead ? pictureNow : now.texts.get(file))
    if (text === undefined) base.delete(file)
    else base.set(file, isPicture ? pictureThen : text)
  }
  /** The catalogue with these contents. */
  function filesOf(contents: ReadonlyMap<string, Content>): Files & { hashes: Hashes } {
    const texts = new Map<string, Content>()
    const pictures = new Map<string, PictureFileCheck>()
    const hashes = new Map<string, string>()
    for (const [file, content] of contents) {
      if (!isPictureFile(file)) {
        texts.set(file, content)
        continue
      }
      const name = nameOfPicture(file)
      const isOld = content === pictureThen && changed.has(file)
      pictures.set(name, (isOld ? undefined : now.pictures.get(name)) ?? {})
      if (changed.has(file)) hashes.set(name, String(content))
    }
    return { texts, pictures, hashes }
  }
  return { base, changed, filesOf }
}

type Hashes = ReadonlyMap<string, string>

/** The changes since a commit that can be published now, and those that stay drafts. */
async function readySince(root: string, commit: string) {
  const { base, changed, filesOf } = await versionsOf(root, commit)
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
async function hasWaitingCommit(root: string, published: string): Promise<boolean> {
  return (await git(root, 'diff', '--name-only', published, 'HEAD', '--', ...ownFolders)) !== ''
}

/** The changes of the folder that can be published now, and its drafts. */
export async function unpublishedChanges(root: string): Promise<UnpublishedChanges> {
  const { commit, files } = await unpublishedFiles(root)
  if (files.length === 0) return { drafts: [], elsewhere: [] }
  const { drafts, elsewhere, publish, after } = await readySince(root, 'HEAD')
  const isHeldBack = publish.size === 0 && (drafts.length > 0 || elsewhere.length > 0)
  const isNothing = isHeldBack && !(await hasWaitingCommit(root, commit))
  if (isNothing) return { drafts, elsewhere }
  const { base, filesOf } = await versionsOf(root, commit)
  return { changes: catalogueChanges(filesOf(base), after), drafts, elsewhere }
}

/** @throws a {@link TaskError} if problems hold back everything that could be published */
async function expectSomethingReady(root: string): Promise<void> {
  const { publish, drafts, elsewhere } = await readySince(root, 'HEAD')
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
 */
async function commit(root: string): Promise<void> {
  if ((await changedSince(root, 'HEAD')).length === 0) return
  const { publish, drafts, before, after } = await readySince(root, 'HEAD')
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

/** The packages that Node finds for the files of a folder: in it, or above it. */
function packagesOf(folder: string): string | undefined {
  const packages = path.join(folder, 'node_modules')
  if (existsSync(packages)) return packages
  const above = path.dirname(folder)
  return above === folder ? undefined : packagesOf(above)
}

/**
 * Runs a step in a worktree of its own, so that this folder gets the outcome as a whole, or nothing. The hooks of
 * git run there, too, and find the packages of this folder: above the worktree, so that none of them adds these to
 * a commit.
 */
async function inWorktree<T>(root: string, step: (folder: string) => Promise<T>): Promise<T> {
  const around = await mkdtemp(path.join(tmpdir(), 'publish-'))
  const place = path.join(around, 'worktree')
  const packages = packagesOf(root)
  try {
    // A junction needs no rights on Windows. Without the link, only hooks that need packages stop.
    if (packages !== undefined) {
      await symlink(packages, path.join(around, 'node_modules'), 'junction').catch(() => undefined)
    }
    await git(root, 'worktree', 'add', '--detach', '--quiet', place, 'HEAD')
    return await step(path.join(place, await gitOutput(root, 'rev-parse', '--show-prefix')))
  } finally {
    await gitOutput(root, 'worktree', 'remove', '--force', place)
    await rm(around, { recursive: true, force: true })
  }
}

/** Commits some changes; the files of the folder stay as they are. */
async function commitWithoutDrafts(
  root: string,
  changes: ReadonlyMap<string, Content | undefined>,
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
      const place = path.join(folder, file)
      await mkdir(path.dirname(place), { recursive: true })
      if (isPictureFile(file)) await copyFile(path.join(root, file), place)
      else if (typeof content === 'string') await writeFile(place, content)
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

/** The author and date of the last change of a file, up to a commit; undefined if git does not know them. */
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

/** The places of a file that someone else has changed as well, with who has. */
async function placesToChoose(
  folder: string,
  file: string,
  versions: { base?: string; mine?: string; theirs?: string },
  commit: string,
): Promise<Conflict[]> {
  const changed = await lastChange(folder, commit, file)
  const files = { texts: await readTexts(folder), pictures: new Map() }
  return describeConflicts(files, file, versions).map((conflict) => ({ ...conflict, changed }))
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
  if (!isPictureFile(file)) return textAt(folder, revision, file)
  const name = `${revision}:./${file}`
  return (await gitOutput(folder, 'rev-parse', '--verify', '--quiet', name)) || undefined
}

/** Merges a file that git cannot merge; returns the places for which a choice is still wanted. */
async function mergeFile(
  folder: string,
  file: string,
  theirs: string,
  choices: Choices,
): Promise<Conflict[]> {
  const place = path.join(folder, file)
  // The sides of a merge are the stages of its file.
  const stages = [':1', ':2', ':3']
  const [base, mine, other] = await Promise.all(
    stages.map((stage) => versionAt(folder, stage, file)),
  )
  const merged = mergeTexts(file, base, mine, other, choicesIn(file, choices))
  if ('conflicts' in merged) {
    return placesToChoose(folder, file, { base, mine, theirs: other }, theirs)
  }
  if (merged.text === undefined) await rm(place, { force: true })
  else if (!isPictureFile(file)) await writeFile(place, merged.text)
  else await git(folder, 'checkout', merged.text === mine ? '--ours' : '--theirs', '--', file)
  return []
}

/** The text of a file in the folder, or the hash of a picture; undefined if it is not there. @throws if it cannot be read */
async function versionOnDisk(root: string, file: string): Promise<string | undefined> {
  const place = path.join(root, file)
  if (!existsSync(place)) return undefined
  if (!isPictureFile(file)) return readFile(place, 'utf8')
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
  theirs: string,
  choices: Choices,
): Promise<Conflict[]> {
  const conflicts: Conflict[] = []
  for (const draft of drafts) {
    if (!('conflicts' in mergeDraft(draft, choices))) continue
    conflicts.push(...(await placesToChoose(root, draft.file, draft, theirs)))
  }
  return conflicts
}

/** Writes a merged draft; undefined: it is deleted. */
async function writeDraft(root: string, file: string, merged: string | undefined): Promise<void> {
  const place = path.join(root, file)
  if (merged === undefined) return rm(place, { force: true })
  if (!isPictureFile(file)) return overwriteFile(place, merged)
  const bytes = (await blobsOf(root, [merged])).get(merged)
  if (bytes !== undefined) await overwriteFile(place, bytes)
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
async function merge(root: string, theirs: string, choices: Choices): Promise<Conflict[]> {
  const merged = await inWorktree(root, async (folder) => {
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
      const files = splitNames(
        await git(folder, 'diff', '--name-only', '--diff-filter=U', '-z', '--relative'),
      )
      if (files.length === 0 || files.some((file) => !isOwn(file))) throw new TaskError(stopped)
      const conflicts: Conflict[] = []
      // One after the other: git locks its index while it takes a picture over.
      for (const file of files) {
        conflicts.push(...(await mergeFile(folder, file, theirs, choices)))
      }
      if (conflicts.length > 0) return conflicts
      await git(folder, 'add', '--all', '--', ...files)
      await git(folder, 'commit', '--quiet', '--no-edit')
    }
    return gitOutput(folder, 'rev-parse', 'HEAD')
  })
  if (typeof merged !== 'string') return merged
  const drafts = await draftsChangedBy(root, merged)
  const conflicts = await draftConflicts(root, drafts, theirs, choices)
  if (conflicts.length > 0) return conflicts
  await moveTo(root, merged, drafts, choices)
  return []
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
  await locally(() => expectSomethingReady(root))
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
    if (now === tip) throw new TaskError(refused)
    tip = now
  }
  throw new TaskError(editorWords.othersPublishing)
}
