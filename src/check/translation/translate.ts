import type { PluralTexts } from '../../catalogue/intl.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { sourceHashOf, type Translation } from '../../catalogue/schemas/translation.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import {
  pageFile,
  type SharedData,
  schemaOfFile,
  sharedFilePath,
  sharedFiles,
} from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { formatPointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { hasWords, isTranslatedFile, mapTexts, translatedTexts } from './mapTexts.ts'

/**
 * A text of the English catalogue with the status of its translation: "fresh" if it was made from the
 * current text, "stale" if it was made from an earlier one.
 */
export type TextState = {
  file: string
  jsonPath: JsonPath
  pointer: string
  english: PluralTexts
  /** True if it may have plural forms. */
  plural: boolean
  /** See `sourceHashOf`. */
  sourceHash: string
  state: 'fresh' | 'stale' | 'missing'
  /** The translation, which is outdated for a stale text; `at` is its pointer in the translation file. */
  found?: { at: string; of: string; text: PluralTexts }
}

/** Finds translations by pointer, and by the hash of the English text even if that text has moved. */
function indexTranslation(translation: Translation = {}) {
  const entries = Object.entries(translation).map(([at, entry]) => ({ at, ...entry }))
  const byHash = new Map(entries.map((entry) => [entry.of, entry]))
  const byPointer = new Map(entries.map((entry) => [entry.at, entry]))
  return {
    byPointer: (pointer: string) => byPointer.get(pointer),
    fresh(pointer: string, sourceHash: string) {
      const entry = byPointer.get(pointer)
      return entry?.of === sourceHash ? entry : byHash.get(sourceHash)
    },
  }
}

type EnglishText = Omit<TextState, 'state' | 'found'>

/** The texts of a file, cached by value: every check and every language reads the same value again. */
const cache = new WeakMap<object, readonly EnglishText[]>()

function englishTexts(file: string, value: object): readonly EnglishText[] {
  const cached = cache.get(value)
  if (cached !== undefined) return cached
  const texts: EnglishText[] = []
  for (const { text: english, jsonPath, canBePlural: plural } of translatedTexts(
    value,
    schemaOfFile(file),
  )) {
    if (!hasWords(english)) continue
    const pointer = formatPointer(jsonPath)
    texts.push({ file, jsonPath, pointer, english, plural, sourceHash: sourceHashOf(english) })
  }
  cache.set(value, texts)
  return texts
}

/**
 * The status of every text of an English file, in the order of the file.
 * @param value the parsed file; undefined if it cannot be read, then there are no texts
 */
export function textStates(
  file: string,
  value: object | undefined,
  translation?: Translation,
): TextState[] {
  const texts = value === undefined ? [] : englishTexts(file, value)
  const index = indexTranslation(translation)
  const hashes = new Set(texts.map(({ sourceHash }) => sourceHash))
  return texts.map((text): TextState => {
    const fresh = index.fresh(text.pointer, text.sourceHash)
    if (fresh !== undefined) return { ...text, state: 'fresh', found: fresh }
    const stale = index.byPointer(text.pointer)
    // If its English text has moved, the translation at this pointer belongs to that text.
    if (stale === undefined || hashes.has(stale.of)) return { ...text, state: 'missing' }
    return { ...text, state: 'stale', found: stale }
  })
}

/** The status of all texts of the catalogue in a language, without files that cannot be read. */
export function catalogueTextStates(draft: DraftCatalogue, language: string): TextState[] {
  const files = draft.translations.get(language)
  const allFiles = [...sharedFiles.map(sharedFilePath), ...Array.from(draft.pages.keys(), pageFile)]
  return allFiles
    .filter(isTranslatedFile)
    .flatMap((file) => textStates(file, valueOfFile(file, draft), files?.get(file)))
}

/**
 * True for a text without its own translation that shows the translation of another text with the same English.
 * @param states the texts of the English file
 */
export function takesTranslation(
  { pointer, found }: TextState,
  states: readonly TextState[],
): boolean {
  if (found === undefined || found.at === pointer) return false
  return states.some((other) => other.pointer === found.at && other.found?.at === found.at)
}

/**
 * The content of a translation file with new texts, in the order of the English file. Translations of
 * moved texts move too; translations of removed texts are removed. A translation that another text shows
 * is not copied: a copy made while it is typed would keep its first letter.
 * @param states the texts of the English file
 * @param texts the new texts by the pointers of the English ones; undefined deletes a translation
 */
export function updateTranslation(
  states: readonly TextState[],
  texts: ReadonlyMap<string, PluralTexts | undefined>,
): Translation {
  return Object.fromEntries(
    states.flatMap((state) => {
      const { pointer, sourceHash, found } = state
      const text = texts.get(pointer)
      if (text !== undefined) return [[pointer, { of: sourceHash, text }]]
      const isDeleted = texts.has(pointer)
      if (isDeleted || found === undefined || takesTranslation(state, states)) return []
      return [[pointer, { of: found.of, text: found.text }]]
    }),
  )
}

/** The value of a file in another language. A text without a fresh translation stays English. */
function translateFile<T extends object>(file: string, value: T, translation?: Translation): T {
  if (translation === undefined || !isTranslatedFile(file)) return value
  const index = indexTranslation(translation)
  const translated = mapTexts(
    value,
    schemaOfFile(file),
    ({ text: english, jsonPath, canBePlural: plural }) => {
      const text = index.fresh(formatPointer(jsonPath), sourceHashOf(english))?.text ?? english
      return plural || typeof text === 'string' ? text : text.other
    },
  )
  return Object.assign({ ...value }, translated)
}

/**
 * The catalogue in another language: only its texts are replaced.
 * @param language the `key` of the language's folder and its language tag, from `site.json`
 */
export function translateCatalogue(
  catalogue: Catalogue,
  { key, language }: { key: string; language: string },
): Catalogue {
  const files: ReadonlyMap<string, Translation> = catalogue.translations.get(key) ?? new Map()
  const translated: Partial<SharedData> = {}
  for (const name of sharedFiles) {
    const file = sharedFilePath(name)
    Object.assign(translated, { [name]: translateFile(file, catalogue[name], files.get(file)) })
  }
  const { site = catalogue.site, properties = catalogue.properties } = translated
  return {
    ...catalogue,
    ...translated,
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
