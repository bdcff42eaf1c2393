import { fillTemplate } from './fillTemplate.ts'
import { formatNumber, type PluralTexts, pluralText } from './intl.ts'

// Separate from fillTemplate.ts, which every page loads: the code that formats numbers is loaded with what counts.

/** The plural form of a text for a count, with `{count}` filled in. */
export function fillCount(texts: PluralTexts, count: number, language: string): string {
  return fillTemplate(pluralText(texts, count, language), 'count', formatNumber(count, language))
}
