import type { PluralTexts } from '../../catalogue/intl.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { isWithin, type Place } from '../../catalogue/place.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { type Translation, textOfEntry, textsOfEntry } from '../../catalogue/schemas/translation.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import {
  pageFile,
  type SharedData,
  schemaOfFile,
  sharedFilePath,
  sharedFiles,
} from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { formatPointer, resolvePointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { pairLike } from './likeness.ts'
import { hasWords, isTranslatedFile, mapTexts, translatedTexts } from './mapTexts.ts'
import { mainForm } from './pluralForms.ts'

/**
 * A text of the English catalogue with the status of its translation: "stale" if it was made from an earlier
 * English text.
 */
export type TextState = EnglishText & {
  state: 'fresh' | 'stale' | 'missing'
  /** The translation, which is outdated for a stale text. */
  found?: FoundTranslation
}

type EnglishText = Place & {
  pointer: string
  english: PluralTexts
  /** The English text under which its translation is written; of plural forms the one for most numbers. */
  key: string
  /** True if it may have plural forms. */
  canBePlural: boolean
}

type FoundTranslation = {
  text: PluralTexts
  /** Its place in the translation file. */
  at: JsonPath
  /** True if the file says that it is to be reviewed. */
  toReview: boolean
  /** True if it is for one place alone: the same English has another translation elsewhere in the file. */
  isOwn: boolean
  /** True if it was written for an English text that is gone, and is only a proposal for this one. */
  isOffered: boolean
}

/** The texts of a file, cached by value: every check and every language reads the same value again. */
const cache = new WeakMap<object, readonly EnglishText[]>()

function englishTexts(file: string, value: object): readonly EnglishText[] {
  const cached = cache.get(value)
  if (cached !== undefined) return cached
  const texts: EnglishText[] = []
  for (const { text: english, jsonPath, canBePlural } of translatedTexts(
    value,
    schemaOfFile(file),
  )) {
    if (!hasWords(english)) continue
    const pointer = formatPointer(jsonPath)
    texts.push({ file, jsonPath, pointer, english, key: mainForm(english), canBePlural })
  }
  cache.set(value, texts)
  return texts
}

/** True if a JSON pointer leads to a value, or to a part that contains it. */
function leadsTo(value: object, pointer: string, jsonPath: JsonPath): boolean {
  const targets = resolvePointer(value, pointer)
  return Array.isArray(targets) && targets.some((outer) => isWithin(jsonPath, outer))
}

function findTranslation(
  value: object,
  { key, jsonPath }: Pick<EnglishText, 'key' | 'jsonPath'>,
  translation: Translation,
): FoundTranslation | undefined {
  const found = textOfEntry(ownValue(translation, key), (place) => leadsTo(value, place, jsonPath))
  if (found === undefined) return undefined
  const { text, toReview, place, steps } = found
  return { text, toReview, at: [key, ...steps], isOwn: place !== undefined, isOffered: false }
}

/**
 * The translations whose English text is gone, by the untranslated texts that are like it: they were probably
 * rewritten in the file.
 */
function proposals(
  states: readonly TextState[],
  translation: Translation,
): ReadonlyMap<string, FoundTranslation> {
  const keys = new Set(states.map(({ key }) => key))
  const gone = Object.keys(translation).filter((key) => !keys.has(key))
  if (gone.length === 0) return new Map()
  const missing = states.flatMap(({ state, key }) => (state === 'missing' ? [key] : []))
  return new Map(
    Array.from(pairLike(missing, gone), ([key, before]) => {
      const [first] = textsOfEntry(ownValue(translation, before) ?? '')
      const { text = '', toReview = false, steps = [] } = first ?? {}
      return [key, { text, toReview, at: [before, ...steps], isOwn: false, isOffered: true }]
    }),
  )
}

/**
 * The status of every text of an English file, in the order of the file.
 * @param value the parsed file; undefined if it cannot be read, then there are no texts
 */
export function textStates(
  file: string,
  value: object | undefined,
  translation: Translation = {},
): TextState[] {
  if (value === undefined) return []
  const states = englishTexts(file, value).map((text): TextState => {
    const found = findTranslation(value, text, translation)
    if (found === undefined) return { ...text, state: 'missing' }
    return { ...text, state: found.toReview ? 'stale' : 'fresh', found }
  })
  const proposed = proposals(states, translation)
  if (proposed.size === 0) return states
  return states.map((text) => {
    const found = text.state === 'missing' ? proposed.get(text.key) : undefined
    return found === undefined ? text : { ...text, state: 'stale', found }
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
 * True for a text without its own translation that shows the one of an earlier text with the same English.
 * @param states the texts of the English file
 */
export function sharesTranslation(
  { key, pointer, found }: TextState,
  states: readonly TextState[],
): boolean {
  if (found === undefined || found.isOwn) return false
  return states.find((other) => other.key === key)?.pointer !== pointer
}

/** The value of a file in another language. A text without an up-to-date translation stays English. */
function translateFile<T extends object>(file: string, value: T, translation?: Translation): T {
  if (translation === undefined || !isTranslatedFile(file)) return value
  const translated = mapTexts(
    value,
    schemaOfFile(file),
    ({ text: english, jsonPath, canBePlural }) => {
      const found = findTranslation(value, { key: mainForm(english), jsonPath }, translation)
      const text = found === undefined || found.toReview ? english : found.text
      return canBePlural || typeof text === 'string' ? text : text.other
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
