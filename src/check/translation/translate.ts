import type { PluralTexts } from '../../model/catalogue/intl.ts'
import type { JsonPath } from '../../model/problem.ts'
import { lockOf, type Translation } from '../../model/shape/translation.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { fileOf, type Parts, pageFile, parts, shapeOf } from '../../pages/files.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { isTranslated, mapTexts } from './mapTexts.ts'

/**
 * A text of the English catalogue, and how it stands with its translation: "fresh" was made from the
 * text as it is now, "stale" from an earlier one.
 */
export type TextState = {
  file: string
  spot: JsonPath
  pointer: string
  english: PluralTexts
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
  return (pointer: string, lock: string) => {
    const here = byPointer.get(pointer)
    return here?.of === lock ? here : (byLock.get(lock) ?? here)
  }
}

/** Every text of a file that is translated, in the order of the file. */
export function textStates(file: string, value: unknown, translation?: Translation): TextState[] {
  const states: TextState[] = []
  const find = lookUp(translation)
  mapTexts(value, shapeOf(file), (english, spot) => {
    const [pointer, lock] = [pointerOf(spot), lockOf(english)]
    const found = find(pointer, lock)
    const state = found === undefined ? 'missing' : found.of === lock ? 'fresh' : 'stale'
    states.push({ file, spot, pointer, english, lock, state, ...(found && { found }) })
    return english
  })
  return states
}

/** All texts of the catalogue in a language, as far as the files can be read. */
export function catalogueTexts(draft: PartialCatalogue, language: string): TextState[] {
  const files = draft.translations.get(language)
  const all = [...parts.map(fileOf), ...Array.from(draft.pages.keys(), pageFile)]
  return all.filter(isTranslated).flatMap((file) => {
    return textStates(file, valueOfFile(file, draft), files?.get(file))
  })
}

/**
 * A file of translations with one more, in the order of the English file.
 * @param states of the English file and its translation
 * @param pointer of the English text
 * @returns texts that have moved stand where the English ones do now, and those of none are gone
 */
export function withText(
  states: readonly TextState[],
  pointer: string,
  text: PluralTexts,
): Translation {
  return Object.fromEntries(
    states.flatMap(({ pointer: at, lock, found }) => {
      if (at === pointer) return [[at, { of: lock, text }]]
      return found === undefined ? [] : [[at, { of: found.of, text: found.text }]]
    }),
  )
}

/** What a file holds, in the words of a translation. A text without a fresh one stays English. */
function translated<T extends object>(file: string, value: T, translation?: Translation): T {
  if (translation === undefined || !isTranslated(file)) return value
  const find = lookUp(translation)
  const words = mapTexts(value, shapeOf(file), (english, spot) => {
    const lock = lockOf(english)
    const found = find(pointerOf(spot), lock)
    return found?.of === lock ? found.text : english
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
  const words: Partial<Parts> = {}
  for (const part of parts) {
    const file = fileOf(part)
    Object.assign(words, { [part]: translated(file, catalogue[part], files.get(file)) })
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
        return [path, translated(file, page, files.get(file))]
      }),
    ),
  }
}
