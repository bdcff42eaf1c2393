import { createHash } from 'node:crypto'
import { lstat, mkdir, open, readdir, readFile, realpath, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  type Files,
  isCatalogueFile,
  isPicture,
  parseTranslationPath,
  pictureFormatOf,
} from '../../catalogue/catalogueFiles.ts'
import { type Problem, problemSentence } from '../../catalogue/problem.ts'
import { readJson } from '../../check/readJson.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { diskError } from '../../site/disk/diskError.js'
import { readText } from '../../site/disk/readText.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FileChange } from '../storage/storage.ts'

/** The hash by which a text or a picture is compared: the one that git gives it. */
export function gitHash(text: string | Uint8Array): string {
  const bytes = Buffer.from(text)
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex')
}

/** True if a folder is there, and not behind a link that leads elsewhere. */
async function isOwnFolder(root: string, folder: string): Promise<boolean> {
  const real = await realpath(join(root, folder)).catch(() => undefined)
  return real === join(await realpath(root), folder)
}

/** Makes the folder of a language, which its first words need; none if a link leads elsewhere. */
async function makeFolder(root: string, folder: string): Promise<void> {
  const parent = dirname(folder)
  if (folder === 'data') return
  await makeFolder(root, parent)
  if (!(await isOwnFolder(root, parent))) return
  await mkdir(join(root, folder)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw diskError(error, folder)
  })
}

/** @throws if the path leads out of the catalogue's own folders */
async function expectOwnFile(root: string, file: string): Promise<void> {
  if (!isCatalogueFile(file)) throw new TaskError(editorWords.notOwn(file))
  if (parseTranslationPath(file) !== undefined) await makeFolder(root, dirname(file))
  const stats = await lstat(join(root, file)).catch(() => undefined)
  if (!(await isOwnFolder(root, dirname(file))) || stats?.isFile() === false) {
    throw new TaskError(`${file} is not an ordinary file of this folder.`)
  }
}

/** Writes to a temporary file beside the one that it replaces later. */
async function writeBeside(place: string, text: string | Uint8Array): Promise<string> {
  const beside = join(dirname(place), `.${basename(place)}.new`)
  const handle = await open(beside, 'w')
  try {
    await handle.writeFile(text)
    await handle.sync()
  } catch (error) {
    throw diskError(error, place)
  } finally {
    await handle.close()
  }
  return beside
}

/** Overwrites a file in one step: after a crash it has its old or its new content. */
export async function overwriteFile(place: string, text: string | Uint8Array): Promise<void> {
  await mkdir(dirname(place), { recursive: true })
  await rename(await writeBeside(place, text), place)
}

/** The format of a picture by its first bytes; undefined if it is none that pages show. */
function formatOfBytes(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : undefined
}

/** @throws if a file is to hold what it cannot */
function expectContent(file: string, text: string | Uint8Array): void {
  const isJson = typeof text === 'string' && readJson(text).value !== undefined
  const isImage = text instanceof Uint8Array && formatOfBytes(text) === pictureFormatOf(file)
  if (isPicture(file) ? isImage : isJson) return
  const what = isPicture(file) ? 'a picture' : 'JSON'
  throw new TaskError(`What is to be written to ${file} is not ${what}.`)
}

/** A fault of a file in a sentence, after the file's name. */
function faultOf(file: string, fault: Problem): string {
  return `${fileTitle(file)}: ${problemSentence(fault)}`
}

/**
 * The contents of a file; undefined if it is not there. On some disks one that is called otherwise,
 * by capital letters alone, would answer in its place.
 * @throws if it exists and cannot be read: overwriting it could lose something
 */
async function contentOf(root: string, file: string): Promise<string | Uint8Array | undefined> {
  const names = await readdir(join(root, dirname(file)))
  if (!names.includes(basename(file))) return undefined
  if (isPicture(file)) return readFile(join(root, file))
  const text = readText(root, file)
  if (typeof text === 'object') throw new TaskError(faultOf(file, text))
  return text
}

/**
 * Writes files of the catalogue: all of them, or none. A crash leaves each of them as it was or as it was
 * to be. Returns the files that are not what they must still be; then nothing is written.
 */
export async function writeFiles(root: string, changes: readonly FileChange[]): Promise<string[]> {
  const before = new Map<string, string | Uint8Array>()
  const outdated: string[] = []
  for (const { file, was, now } of changes) {
    await expectOwnFile(root, file)
    if (now !== undefined) expectContent(file, now)
    const content = await contentOf(root, file)
    if (content !== undefined) before.set(file, content)
    if ((typeof content === 'object' ? gitHash(content) : content) !== was) outdated.push(file)
  }
  if (outdated.length > 0) return outdated

  const ready = new Map<string, string>()
  const done: string[] = []
  try {
    for (const { file, now } of changes) {
      if (now !== undefined) ready.set(file, await writeBeside(join(root, file), now))
    }
    // Deleted first: on some disks a new name differs from the old by capital letters alone.
    for (const { file } of changes.filter(({ now }) => now === undefined)) {
      done.push(file)
      await rm(join(root, file))
    }
    for (const [file, beside] of ready) {
      done.push(file)
      await rename(beside, join(root, file))
    }
  } catch (error) {
    for (const beside of ready.values()) await rm(beside, { force: true })
    for (const file of done) {
      const text = before.get(file)
      if (text === undefined) await rm(join(root, file), { force: true })
      else await overwriteFile(join(root, file), text)
    }
    throw error
  }
  return []
}

/**
 * Writes the changed files of a folder, all of them or none; undefined: the file is deleted.
 * @throws a {@link TaskError} if one of them is no longer as it was before
 */
export async function writeChanges(
  root: string,
  { texts }: Files,
  changed: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const changes = [...changed].map(async ([file, now]): Promise<FileChange> => {
    const before = isPicture(file) ? gitHash(await readFile(join(root, file))) : texts.get(file)
    return { file, was: typeof before === 'string' ? before : undefined, now }
  })
  const outdated = await writeFiles(root, await Promise.all(changes))
  if (outdated.length > 0) {
    throw new TaskError(`Someone else has just changed ${outdated.join(', ')}.`)
  }
}
