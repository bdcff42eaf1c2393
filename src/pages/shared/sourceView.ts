import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { type Paper, paperSources, type Source } from '../../catalogue/schemas/sources.ts'
import type { SourceView } from '../../catalogue/view.ts'
import { sharedFilePath } from '../dataFiles.ts'

/** Where a value comes from: its paper, and the day on which somebody has confirmed it as it is now. */
export type ValueSource = { from: Source['from']; paper?: Paper | undefined; confirmed?: string }

/** @returns undefined for what no entry names: that is from the owner's specification */
export type SourceLookup = (file: string, jsonPath: JsonPath) => ValueSource | undefined

/** Whether a value is nobody's but this site's: it is no fact for search engines. */
export function isGuidance({ from, confirmed }: ValueSource): boolean {
  if (confirmed !== undefined) return false
  return from === 'general knowledge' || from === "this site's own words"
}

/** The vocabulary with the colour values that somebody has confirmed, and with no others. */
export function withConfirmedChips(vocabulary: Vocabulary, sources: SourceLookup): Vocabulary {
  const open = Object.entries(vocabulary.words).filter(
    ([word, { chip }]) =>
      chip !== undefined &&
      sources(sharedFilePath('properties'), ['words', word, 'chip'])?.confirmed === undefined,
  )
  if (open.length === 0) return vocabulary
  const plain = open.map(([word, { chip: _, ...rest }]) => [word, rest] as const)
  return { ...vocabulary, words: { ...vocabulary.words, ...Object.fromEntries(plain) } }
}

/** A day as people of a language write it: `12 March 2027`. */
function dayText(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  return format.format(new Date(day))
}

/** A paper as a sentence names it: `test report 4471`. */
function paperName({ from, paper }: ValueSource, { papers }: Site['sources']): string | undefined {
  const kind = paperSources.find((one) => one === from)
  if (kind === undefined || paper === undefined) return undefined
  return fillTemplate(papers[kind], 'number', paper.number ?? paper.title)
}

/** Where a value comes from, as buyers read it. */
export function sourceView(
  source: ValueSource | undefined,
  { sources: words, language }: Pick<Site, 'sources' | 'language'>,
): SourceView {
  if (source === undefined) return { text: words.given }
  const { confirmed, paper } = source
  const named = paperName(source, words)
  if (confirmed !== undefined) {
    const text = named === undefined ? words.confirmed : words.confirmedByPaper
    const dated = fillTemplate(text, 'date', dayText(confirmed, language))
    return {
      text: fillTemplate(dated, 'paper', named ?? ''),
      confirmed: paper === undefined ? {} : { title: paper.title, number: paper.number },
    }
  }
  if (isGuidance(source)) return { text: words.guidance, guidance: true }
  return { text: named === undefined ? words.given : fillTemplate(words.byPaper, 'paper', named) }
}
