import { type Files, translationFile } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { getOrCreate } from '../../catalogue/memoize.ts'
import { type Translation, textsOfEntry } from '../../catalogue/schemas/translation.ts'
import { describePlace } from '../../check/describePlace.ts'
import type { Memo } from '../../check/parseFile.ts'
import { formatPointer, resolvePointer } from '../../check/pointer.ts'
import { printFile } from '../../check/printFile.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { readJson } from '../../check/readJson.ts'
import {
  danglingReference,
  isDeclaredPageFile,
  isReferable,
  matchesFile,
  type Reference,
  resolveReference,
  similarFile,
  valueOfFile,
} from '../../check/references.ts'
import {
  catalogueTextStates,
  type TextState,
  textStates,
} from '../../check/translation/translate.ts'
import { isSameTranslation, tidyTranslation } from '../../check/translation/translationFile.ts'
import { updateTranslation } from '../../check/translation/writeTranslation.ts'
import { pathOfPageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { changeValue, editFile, removeEntry } from './editJson.ts'
import { createFollower, type Follower } from './followChange.ts'

const sourcesFile = sharedFilePath('sources')

type Options = {
  /**
   * The catalogue before the change, then before the step before that, and so on: the change begins with
   * the first that can be read as a whole. A file of translations or references that has changed as well
   * is taken to be right for the catalogue after it. Left out: how the catalogue came about is not known.
   */
  earlier?: Iterable<Files>
  /** The change goes on: only the files that it has changed are looked at. */
  unfinished?: boolean
  /** The one of the check, if many catalogues are read; it only saves time. */
  memo?: Memo
}

/** A message that lists the values removed from a file. */
type Removal = { file: string; text: string }

/** Files with other texts (undefined: the file is deleted), and what was removed from them. */
type Cleaned = {
  changed: ReadonlyMap<string, string | undefined>
  removals: readonly Removal[]
}

/** The catalogue before a change, and how to follow a value of it through that. */
type Before = {
  draft: DraftCatalogue
  /** The files with another text, new ones and deleted ones. */
  changed: ReadonlySet<string>
  follower(file: string): Follower
}

/** @returns without changes if none of the earlier catalogues can be read as a whole */
function readBefore(files: Files, draft: DraftCatalogue, earlier: Iterable<Files>, memo: Memo) {
  const versions = [files]
  for (const one of earlier) {
    versions.unshift(one)
    const read = readCatalogue(one, memo)
    if (read.catalogue !== undefined) return changeOf(read.draft, versions, files)
  }
  return changeOf(draft, [files], files)
}

/** @param versions the first is the catalogue before the change, the last `files` */
function changeOf(draft: DraftCatalogue, versions: readonly Files[], files: Files): Before {
  const [first = files] = versions
  const all = new Set([...first.texts.keys(), ...files.texts.keys()])
  const isOther = (file: string) => first.texts.get(file) !== files.texts.get(file)
  const followers = new Map<string, Follower>()
  const follow = (file: string) =>
    createFollower(
      versions.map(({ texts }) => {
        const text = texts.get(file)
        return typeof text === 'string' ? readJson(text).value : undefined
      }),
    )
  return {
    draft,
    changed: new Set([...all].filter(isOther)),
    follower: (file) => getOrCreate(followers, file, () => follow(file)),
  }
}

/** Each text of an English file, with the text that was at its place before the change. */
function followTexts(states: readonly TextState[], was: readonly TextState[], follower: Follower) {
  const before = new Map(
    was.flatMap((text) => {
      const now = follower.jsonPath(text.jsonPath)
      return now === undefined ? [] : [[formatPointer(now), text] as const]
    }),
  )
  return states.map((text) => ({ text, earlier: before.get(text.pointer) }))
}

/**
 * A translation after a change of its English file: rewritten texts take theirs along to be reviewed, and those of
 * removed texts are removed.
 */
function followTranslation(
  translation: Translation,
  { of, value }: { of: string; value: object },
  { draft, follower }: Before,
): Translation {
  const was = textStates(of, valueOfFile(of, draft), translation)
  const keys = new Set(was.map(({ key }) => key))
  const texts = followTexts(textStates(of, value, translation), was, follower(of))
  const states = texts.map(({ text, earlier }): TextState => {
    const translationBefore = earlier?.found
    if (translationBefore !== undefined && earlier?.key === text.key) {
      // The entry is under one of the plural forms; another may have changed.
      const isSame = JSON.stringify(earlier.english) === JSON.stringify(text.english)
      return isSame
        ? { ...text, state: earlier.state, found: translationBefore }
        : { ...text, state: 'stale', found: { ...translationBefore, toReview: true } }
    }
    if (text.found?.isOffered === false) return text
    if (translationBefore !== undefined) {
      const found = {
        text: translationBefore.text,
        at: [text.key],
        toReview: true,
        isOwn: false,
        isOffered: false,
      }
      return { ...text, state: 'stale', found }
    }
    const isGone = keys.has(String(text.found?.at[0]))
    return isGone ? { ...text, state: 'missing', found: undefined } : text
  })
  return updateTranslation(value, states, new Map())
}

/** True if the page of a file was removed, not if its name is only misspelt. */
function isPageGone(file: string, draft: DraftCatalogue, before: Before | undefined): boolean {
  if (
    pathOfPageFile(file) === undefined ||
    isReferable(file, draft) ||
    isDeclaredPageFile(file, draft)
  )
    return false
  return before === undefined
    ? similarFile(file, draft) === undefined
    : isReferable(file, before.draft)
}

function countTexts(translation: Translation): number {
  return Object.values(translation).flatMap(textsOfEntry).length
}

/** The message for translations that were removed from a file. */
export function removedTexts(count: number): string {
  return `${count} of its texts ${count === 1 ? 'is' : 'are'} removed: the English is gone`
}

/** Removes translations whose English texts are gone. */
function* cleanTranslations(
  draft: DraftCatalogue,
  before: Before | undefined,
  unfinished: boolean,
): Iterable<{ file: string; text: string | undefined; removed: string }> {
  for (const [language, files] of draft.translations) {
    for (const [of, translation] of files) {
      const file = translationFile(language, of)
      // Each letter that is typed is a change of one file among thousands.
      if (unfinished && !before?.changed.has(of) && !before?.changed.has(file)) continue
      const value = valueOfFile(of, draft)
      if (isPageGone(of, draft, before)) {
        const isNeeded = before === undefined && isOfRenamed(translation, language, draft)
        if (!isNeeded) yield { file, text: undefined, removed: 'is removed: its page is gone' }
      }
      if (value === undefined) continue
      const after =
        before?.changed.has(of) && !before.changed.has(file)
          ? followTranslation(translation, { of, value }, before)
          : tidyTranslation(of, value, translation)
      if (isSameTranslation(after, translation)) continue
      const count = countTexts(translation) - countTexts(after)
      const isEmpty = Object.keys(after).length === 0
      const text = isEmpty ? undefined : printFile(file, after)
      yield { file, text, removed: count > 0 ? removedTexts(count) : '' }
    }
  }
}

/** The pointer of a reference in one of its files after the change; undefined: what it was about is gone. */
function pointerIn(
  file: string,
  pointer: string,
  draft: DraftCatalogue,
  before: Before,
): string | undefined {
  if (!isReferable(file, draft)) return isDeclaredPageFile(file, draft) ? pointer : undefined
  if (!before.changed.has(sourcesFile)) return before.follower(file).pointer(pointer)
  const isThere = Array.isArray(resolvePointer(valueOfFile(file, draft), pointer))
  return isThere ? pointer : undefined
}

/** The pointer of a reference after the change; undefined: what it was about is gone. */
function followReference(
  reference: Reference,
  draft: DraftCatalogue,
  before: Before,
): string | undefined {
  const { file: pattern, pointer } = reference
  const led = [...before.changed].filter(
    (file) =>
      matchesFile(pattern, file) &&
      Array.isArray(resolvePointer(valueOfFile(file, before.draft), pointer)),
  )
  const pointers = new Set(led.map((file) => pointerIn(file, pointer, draft, before)))
  pointers.delete(pointer)
  if (pointers.size === 0) return pointer
  // One pointer in many files stays while it leads to a value in one of them.
  if (pattern.includes('*') && resolveReference(reference, draft).length > 0) return pointer
  const [followed] = pointers
  return followed
}

/** True if another file lacks these translations: its page may have been renamed without them. */
function isOfRenamed(translation: Translation, language: string, draft: DraftCatalogue): boolean {
  const texts = catalogueTextStates(draft, language)
  const missing = new Set(texts.flatMap(({ state, key }) => (state === 'missing' ? [key] : [])))
  return Object.keys(translation).some((english) => missing.has(english))
}

/** True if a reference points at a value that was removed, not if it is only misspelt. */
function isLeftOver(reference: Reference, draft: DraftCatalogue): boolean {
  const { file } = reference
  if (!file.includes('*') && !isReferable(file, draft)) return isPageGone(file, draft, undefined)
  return danglingReference(reference, draft)?.isMisspelt === false
}

/** The sources whose values have moved or are gone, the last one first: each can be removed by its index. */
function* cleanReferences(
  references: readonly Reference[],
  draft: DraftCatalogue,
  before: Before | undefined,
): Iterable<{ at: number; reference: Reference; pointer: string | undefined }> {
  for (const [at, reference] of [...references.entries()].toReversed()) {
    if (before !== undefined) {
      const pointer = followReference(reference, draft, before)
      if (pointer !== reference.pointer) yield { at, reference, pointer }
    } else if (isLeftOver(reference, draft)) {
      yield { at, reference, pointer: undefined }
    }
  }
}

/**
 * Removes what is left over of removed values, entries and pages: their translations and their entries in
 * `sources.json`. What is about moved values moves with them, and the translation of a text that was only rewritten stays, to be reviewed. Nothing is
 * removed while the catalogue cannot be read as a whole. Pure: the same in Node as in a browser.
 */
export function removeLeftovers(files: Files, options: Options = {}): Cleaned {
  const { earlier, unfinished = false, memo = new Map() } = options
  const changed = new Map<string, string | undefined>()
  const removals: Removal[] = []
  const { catalogue, draft } = readCatalogue(files, memo)
  if (catalogue === undefined) return { changed, removals }
  const before = earlier && readBefore(files, draft, earlier, memo)

  function change(file: string, edit: (value: JsonObject) => unknown): void {
    const text = changed.get(file) ?? files.texts.get(file)
    if (typeof text === 'string') changed.set(file, editFile(file, text, edit))
  }

  for (const { file, text, removed } of cleanTranslations(draft, before, unfinished)) {
    changed.set(file, text)
    if (removed !== '') removals.push({ file, text: removed })
  }
  const references = cleanReferences(catalogue.sources.entries, draft, before)
  for (const { at, reference, pointer } of references) {
    const jsonPath = ['entries', at]
    if (pointer === undefined) {
      change(sourcesFile, (all) => removeEntry(all, jsonPath))
      const about = `“${describePlace(reference, before?.draft ?? draft)}”`
      removals.push({ file: sourcesFile, text: `${about} is removed from the list` })
    } else change(sourcesFile, (all) => changeValue(all, [...jsonPath, 'pointer'], pointer))
  }
  for (const file of Object.keys(catalogue.sources.confirmed ?? {})) {
    if (isPageGone(file, draft, before)) {
      change(sourcesFile, (all) => removeEntry(all, ['confirmed', file]))
      removals.push({ file: sourcesFile, text: `who has read ${file} is removed` })
    }
  }
  return { changed, removals }
}
