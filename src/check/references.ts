import type { Place } from '../catalogue/place.ts'
import { nearestWord } from '../catalogue/suggest.ts'
import {
  pageFile,
  pathOfPageFile,
  sharedFileOf,
  sharedFilePath,
  sharedFiles,
} from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { formatPointer, resolvePointer, type UnresolvedPointer } from './pointer.ts'

/**
 * A reference of `sources.json` to values of the catalogue: `*` matches any name in the file, and all
 * fields or entries in the pointer.
 */
export type Reference = { file: string; pointer: string }

/** Every file that a reference can name, whether or not it can be read. */
export function* referableFiles({ brokenPages, pages }: DraftCatalogue): Iterable<string> {
  for (const part of sharedFiles) yield sharedFilePath(part)
  for (const path of brokenPages) yield pageFile(path)
  for (const path of pages.keys()) yield pageFile(path)
}

/** True if the catalogue has the file, even if it cannot be read. */
export function isReferable(file: string, { paths }: DraftCatalogue): boolean {
  const path = pathOfPageFile(file)
  return path === undefined ? sharedFileOf(file) !== undefined : paths.has(path)
}

/** True if the file belongs to a declared page, which may not have been written yet. */
export function isDeclaredPageFile(file: string, { routes = {} }: DraftCatalogue): boolean {
  return Object.keys(routes).some((path) => pageFile(path) === file)
}

/** `data/pages/Screw.json` -> `Screw` */
function baseName(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '')
}

/** The existing file with the most similar name. */
export function similarFile(file: string, draft: DraftCatalogue): string | undefined {
  const files = [...referableFiles(draft)]
  const names = files.map(baseName)
  return files[names.indexOf(nearestWord(baseName(file), names) ?? '')]
}

/** The value of a file; undefined while it does not match its schema. */
export function valueOfFile(file: string, draft: DraftCatalogue): object | undefined {
  const path = pathOfPageFile(file)
  if (path !== undefined) return draft.pages.get(path)
  const part = sharedFileOf(file)
  return part && draft[part]
}

/** True if a file matches the name or pattern of a reference. */
export function matchesFile(pattern: string, file: string): boolean {
  const [start = '', end] = pattern.split('*')
  return end === undefined ? file === pattern : file.startsWith(start) && file.endsWith(end)
}

/** The target of a reference in each of its files; undefined for a file that cannot be read. */
function* resolve({ file: pattern, pointer }: Reference, draft: DraftCatalogue) {
  const files = pattern.includes('*') ? referableFiles(draft) : [pattern]
  for (const file of files) {
    if (!matchesFile(pattern, file) || !isReferable(file, draft)) continue
    const value = valueOfFile(file, draft)
    yield { file, targets: value && resolvePointer(value, pointer) }
  }
}

/** The files of a reference that exist but cannot be read. */
export function unreadableFiles({ file: pattern }: Reference, draft: DraftCatalogue): string[] {
  const files = pattern.includes('*') ? [...referableFiles(draft)] : [pattern]
  return files.filter(
    (file) =>
      matchesFile(pattern, file) &&
      isReferable(file, draft) &&
      valueOfFile(file, draft) === undefined,
  )
}

/**
 * The fault of a reference that matches no value, from the file with the closest match.
 * @returns undefined if it matches one, or if one of its files cannot be read
 */
export function danglingReference(
  reference: Reference,
  draft: DraftCatalogue,
): UnresolvedPointer | undefined {
  let nearest: UnresolvedPointer | undefined
  for (const { targets } of resolve(reference, draft)) {
    if (targets === undefined || !('message' in targets)) return undefined
    nearest = nearest && nearest.depth >= targets.depth ? nearest : targets
  }
  return nearest
}

/**
 * The values that a reference matches, file by file.
 * @returns none while a file that it names cannot be read
 */
export function resolveReference(reference: Reference, draft: DraftCatalogue): Place[] {
  const all = [...resolve(reference, draft)]
  if (all.some(({ targets }) => targets === undefined)) return []
  return all.flatMap(({ file, targets }) =>
    Array.isArray(targets) ? targets.map((jsonPath) => ({ file, jsonPath })) : [],
  )
}

/** True if a place is among the values that a reference matches. */
export function referenceMatches(
  reference: Reference,
  place: Reference,
  draft: DraftCatalogue,
): boolean {
  if (!matchesFile(reference.file, place.file)) return false
  if (reference.pointer === place.pointer) return true
  const value = valueOfFile(place.file, draft)
  const targets = value && resolvePointer(value, reference.pointer)
  return (
    Array.isArray(targets) && targets.some((jsonPath) => formatPointer(jsonPath) === place.pointer)
  )
}
