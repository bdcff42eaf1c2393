import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import type { Source } from '../../catalogue/schemas/sources.ts'
import type { SourceView } from '../../catalogue/view.ts'
import { sharedFilePath } from '../dataFiles.ts'

/**
 * The source of a value: its kind, and the day on which its current value was confirmed. Before that day, `doubted`
 * has the items of the value that may be wrong, counted from 0.
 */
export type ValueSource = {
  from: Source['from']
  confirmed?: string
  doubted?: readonly number[]
}

/** @returns undefined for a value without an entry: it is from the owner's specification */
export type SourceLookup = (file: string, jsonPath: JsonPath) => ValueSource | undefined

/** True for general advice, which search engines do not get as a fact. */
export function isGuidance({ from, confirmed }: ValueSource): boolean {
  if (confirmed !== undefined) return false
  return from === 'general knowledge' || from === "this site's own words"
}

/** Word -> the value of its colour, if nobody has confirmed that. */
export function indicativeChips(
  { words }: Pick<Vocabulary, 'words'>,
  sources: SourceLookup,
): Record<string, string> {
  const all = Object.entries(words).flatMap(([word, { chip }]) => {
    if (chip === undefined) return []
    const source = sources(sharedFilePath('properties'), ['words', word, 'chip'])
    return source?.confirmed === undefined ? [[word, chip] as const] : []
  })
  return Object.fromEntries(all)
}

/** The vocabulary without some of its colour values. */
export function withoutChips(
  vocabulary: Vocabulary,
  chips: Readonly<Record<string, string>>,
): Vocabulary {
  const words = Object.entries(vocabulary.words).map(([key, { chip, ...word }]) => {
    const isKept = chip !== undefined && ownValue(chips, key) === undefined
    return [key, isKept ? { ...word, chip } : word] as const
  })
  return { ...vocabulary, words: Object.fromEntries(words) }
}

/** A day as it is written in a language: `12 March 2027`. */
export function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

type SourceWords = Pick<Site, 'sources' | 'language'>

/** The source of a value, in the words that buyers read. */
export function sourceView(source: ValueSource | undefined, words: SourceWords): SourceView {
  const doubted = source?.doubted
  return { ...statedSource(source, words), ...(doubted && { doubted }) }
}

function statedSource(
  source: ValueSource | undefined,
  { sources: words, language }: SourceWords,
): SourceView {
  if (source === undefined) return { text: words.given }
  const { confirmed } = source
  if (confirmed !== undefined) {
    const text = fillTemplate(words.confirmed, 'date', dayText(confirmed, language))
    return { text, confirmed: true }
  }
  return isGuidance(source) ? { text: words.guidance, guidance: true } : { text: words.given }
}
