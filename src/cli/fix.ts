import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, isInPages } from '../catalogue/catalogueFiles.ts'
import { isRecord } from '../catalogue/json.ts'
import { hasEarlierUnits, withPrefixes } from '../check/earlierUnits.ts'
import { normalizeFile } from '../check/normalizeFile.ts'
import { formatPointer } from '../check/pointer.ts'
import { printFile } from '../check/printFile.ts'
import { readCatalogue } from '../check/readCatalogue.ts'
import { readJson } from '../check/readJson.ts'
import { valueOfFile } from '../check/references.ts'
import { isRemovedFile, removedValues } from '../check/removedData.ts'
import {
  convertTranslationFile,
  isEarlierWithoutEnglish,
} from '../check/translation/earlierTranslations.ts'
import { applyChanges } from '../editor/edit/applyChanges.ts'
import { formatTaskMessage, type TaskMessage } from '../editor/edit/catalogueEdit.ts'
import { removedTexts, removeLeftovers } from '../editor/edit/removeLeftovers.ts'
import { optionalFiles, schemaOfFile, sharedFilePath, sharedFiles } from '../pages/dataFiles.ts'
import { readFolder } from '../site/disk/checkFolder.ts'
import { diskError } from '../site/disk/diskError.js'
import { writeSchemas } from '../site/disk/writeSchemas.ts'
import { catalogueFolderOf, terminal } from './io.ts'

const propertiesFile = sharedFilePath('properties')

/** The files, with the letters before figures named by their properties if the units are of an earlier version. */
function withNamedPrefixes(texts: Files['texts']): Files['texts'] {
  const [vocabulary, ...pages] = [propertiesFile, ...texts.keys()].map((file) => {
    const text = texts.get(file)
    const isRead = file === propertiesFile || isInPages(file)
    return isRead && typeof text === 'string' ? readJson(text).value : undefined
  })
  if (!isRecord(vocabulary) || !hasEarlierUnits(vocabulary)) return texts
  const text = printFile(propertiesFile, withPrefixes(vocabulary, pages))
  return new Map([...texts, [propertiesFile, text]])
}

/** Normalizes the texts of all data files. Files with a problem are skipped. */
function normalize(texts: Files['texts']) {
  const normalized = new Map<string, string>()
  const skipped: string[] = []
  const required = sharedFiles.filter((name) => optionalFiles[name] === undefined)
  for (const file of new Set([...required.map(sharedFilePath), ...texts.keys()])) {
    if (schemaOfFile(file) === undefined) continue
    const content = texts.get(file)
    const text = typeof content === 'string' ? normalizeFile(file, content) : undefined
    if (text === undefined) skipped.push(file)
    else normalized.set(file, text)
  }
  return { normalized, skipped }
}

/** The translation files of an earlier version in the current format, without those whose page is gone. */
function convertTranslations(files: Files) {
  const { draft, catalogue } = readCatalogue(files)
  const converted = new Map<string, string | undefined>()
  const removals: TaskMessage[] = []
  for (const [file, text] of files.texts) {
    if (typeof text !== 'string') continue
    // A page is gone only if every file can be read.
    if (catalogue !== undefined && isEarlierWithoutEnglish(file, text, draft)) {
      converted.set(file, undefined)
      removals.push({ file, text: 'is removed: its page is gone' })
    }
    const after = convertTranslationFile(file, text, (of) => valueOfFile(of, draft))
    if (after === undefined) continue
    converted.set(file, after.text)
    if (after.removed > 0) removals.push({ file, text: removedTexts(after.removed) })
  }
  return { converted, removals }
}

/** A line for each value that only an earlier version of this site read: with it, the value can be kept elsewhere. */
function removedLines(file: string, texts: Files['texts']): string[] {
  const text = texts.get(file)
  const content = typeof text === 'string' ? readJson(text).value : undefined
  if (!isRecord(content)) return []
  return removedValues(file, content).map(({ jsonPath, value }) => {
    const place = formatPointer(jsonPath)
    return `${file}  ${place} is removed, it is no longer used: ${JSON.stringify(value)}`
  })
}

/**
 * `npm run fix`: normalizes every file of `data/` (layout, order of fields, order of values in a list), and
 * removes leftovers of deleted values, entries and pages, and files and fields that are no longer used. It names
 * what it removes, never changes another fact, and skips files with a problem.
 * @returns the exit code: 1 if a file was skipped
 */
export async function main(_args: readonly string[], io = terminal): Promise<number> {
  const folder = catalogueFolderOf(io)
  const files = await readFolder(folder)
  const { normalized, skipped } = normalize(withNamedPrefixes(files.texts))
  const ordered = { ...files, texts: applyChanges(files.texts, normalized) }
  const { converted, removals: translationRemovals } = convertTranslations(ordered)
  const texts = applyChanges(ordered.texts, converted)
  const leftovers = removeLeftovers({ ...files, texts })
  const cleaned = [...leftovers.changed].filter(([file]) => normalized.has(file))
  const removals = [
    ...translationRemovals,
    ...leftovers.removals.filter(({ file }) => normalized.has(file)),
  ]
  const unused = [...files.texts.keys()].filter(isRemovedFile)
  const removed = [...normalized.keys(), ...unused].flatMap((file) =>
    removedLines(file, files.texts),
  )
  const after = applyChanges(normalized, [...converted, ...cleaned])
  const before = new Map<string, Buffer>()
  try {
    for (const file of [...normalized.keys(), ...unused]) {
      const filePath = path.join(folder, file)
      const text = after.get(file)
      before.set(file, await readFile(filePath))
      const written = text === undefined ? rm(filePath) : writeFile(filePath, text)
      await written.catch((error) => {
        throw diskError(error, file)
      })
    }
  } catch (error) {
    // Undo everything, because the last file may be written only in part.
    for (const [file, bytes] of before) await writeFile(path.join(folder, file), bytes)
    throw error
  }
  await writeSchemas(folder)
  for (const removal of removals) io.log(formatTaskMessage(removal))
  for (const line of removed) io.log(line)
  for (const file of unused) io.log(`${file}  is removed: it is no longer used`)
  const changed: string[] = []
  for (const file of after.keys()) {
    if (!before.get(file)?.equals(await readFile(path.join(folder, file)))) changed.push(file)
  }
  for (const file of changed) io.log(`Put in order: ${file}`)
  for (const file of skipped) io.log(`Not changed, because it has a problem: ${file}`)
  if (removals.length + removed.length + unused.length > 0) {
    io.log('What is removed is named above. No other fact was changed.')
  } else {
    io.log(changed.length > 0 ? 'No fact was changed.' : 'Everything is already in order.')
  }
  if (skipped.length === 0) return 0
  io.log('Run "npm run check" to see what is wrong.')
  return 1
}
