import type { PluralTexts } from '../../catalogue/intl.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { lockOf, type Translation } from '../../catalogue/schemas/translation.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import {
  pageFile,
  type SharedData,
  schemaOfFile,
  sharedFilePath,
  sharedFiles,
} from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { hasWords, isTranslated, mapTexts, translatedTexts } from './mapTexts.ts'

/**
 * A text of the English catalogue, and how it stands with its translation: "fresh" was made from the
 * text as it is now, "stale" from an earlier one.
 */
export type TextState = {
  file: string
  jsonPath: JsonPath
  pointer: string
  english: PluralTexts
  /** Whether it may have a text for each plural form. */
  plural: boolean
  lock: string
  state: 'fresh' | 'stale' | 'missing'
  /** The translation, of a stale text the old one, and the pointer that it stands under by now. */
  found?: { at: string; of: string; text: PluralTexts }
}

/** Finds a file's translations: by the text that each was made from, wherever it stands by now. */
function lookUp(translation: Translation = {}) {
  const entries = Object.entries(translation).map(([at, entry]) => ({ at, ...entry }))
  const byLock = new Map(entries.map((entry) => [entry.of, entry]))
  const byPointer = new Map(entries.map((entry) => [entry.at, entry]))
  return {
    here: (pointer: string) => byPointer.get(pointer),
    fresh(pointer: string, lock: string) {
      const here = byPointer.get(pointer)
      return here?.of === lock ? here : byLock.get(lock)
    },
  }
}

type EnglishText = Omit<TextState, 'state' | 'found'>

/** The texts of each value of a file: a value is read again by each check, and for each language. */
const cache = new WeakMap<object, readonly EnglishText[]>()

function englishTexts(file: string, value: object): readonly EnglishText[] {
  const before = cache.get(value)
  if (before !== undefined) return before
  const texts: EnglishText[] = []
  for (const { text: english, jsonPath, plural } of translatedTexts(value, schemaOfFile(file))) {
    if (!hasWords(english)) continue
    const pointer = pointerOf(jsonPath)
    texts.push({ file, jsonPath, pointer, english, plural, lock: lockOf(english) })
  }
  cache.set(value, texts)
  return texts
}

/** Every text of a file that is translated, in the order of the file; none while it cannot be read. */
export function textStates(
  file: string,
  value: object | undefined,
  translation?: Translation,
): TextState[] {
  const texts = value === undefined ? [] : englishTexts(file, value)
  const find = lookUp(translation)
  const locks = new Set(texts.map(({ lock }) => lock))
  return texts.map((text): TextState => {
    const fresh = find.fresh(text.pointer, text.lock)
    if (fresh !== undefined) return { ...text, state: 'fresh', found: fresh }
    const here = find.here(text.pointer)
    // A translation whose English has moved is that of another text.
    if (here === undefined || locks.has(here.of)) return { ...text, state: 'missing' }
    return { ...text, state: 'stale', found: here }
  })
}

/** All texts of the catalogue in a language, as far as the files can be read. */
export function catalogueTexts(draft: DraftCatalogue, language: string): TextState[] {
  const files = draft.translations.get(language)
  const all = [...sharedFiles.map(sharedFilePath), ...Array.from(draft.pages.keys(), pageFile)]
  return all.filter(isTranslated).flatMap((file) => {
    return textStates(file, valueOfFile(file, draft), files?.get(file))
  })
}

/**
 * A file of translations with other texts, in the order of the English file.
 * @param states of the English file and its translation
 * @param texts the new ones, by the pointers of the English texts; undefined: it is deleted
 * @returns texts that have moved stand where the English ones do now, and those of none are gone
 */
export function withTexts(
  states: readonly TextState[],
  texts: ReadonlyMap<string, PluralTexts | undefined>,
): Translation {
  return Object.fromEntries(
    states.flatMap(({ pointer, lock, found }) => {
      const text = texts.get(pointer)
      if (text !== undefined) return [[pointer, { of: lock, text }]]
      return texts.has(pointer) || found === undefined
        ? []
        : [[pointer, { of: found.of, text: found.text }]]
    }),
  )
}

/** What a file holds, in the words of a translation. A text without a fresh one stays English. */
function translateFile<T extends object>(file: string, value: T, translation?: Translation): T {
  if (translation === undefined || !isTranslated(file)) return value
  const find = lookUp(translation)
  const words = mapTexts(value, schemaOfFile(file), ({ text: english, jsonPath, plural }) => {
    const text = find.fresh(pointerOf(jsonPath), lockOf(english))?.text ?? english
    return plural || typeof text === 'string' ? text : text.other
  })
  return Object.assign({ ...value }, words)
}

/**
 * The catalogue in another language: the same pages, figures and pictures in other words.
 * @param language of `site.json`
 */
export function translateCatalogue(
  catalogue: Catalogue,
  { key, language }: { key: string; language: string },
): Catalogue {
  const files: ReadonlyMap<string, Translation> = catalogue.translations.get(key) ?? new Map()
  const words: Partial<SharedData> = {}
  for (const part of sharedFiles) {
    const file = sharedFilePath(part)
    Object.assign(words, { [part]: translateFile(file, catalogue[part], files.get(file)) })
  }
  const { site = catalogue.site, properties = catalogue.properties } = words
  return {
    ...catalogue,
    ...words,
    site: { ...site, language },
    properties: { ...properties, language },
    pages: new Map(
      Array.from(catalogue.pages, ([path, page]) => {
        const file = pageFile(path)
        return [path, translateFile(file, page, files.get(file))]
      }),
    ),
  }
}
