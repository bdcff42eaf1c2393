import { fillTemplate } from './fillTemplate.ts'
import { formatNumber, type PluralTexts, pluralText } from './intl.ts'

// Separate from fillTemplate.ts, because every page loads that file, and few pages format numbers.

/** The plural form of a text for a count, with `{count}` filled in. */
export function fillCount(texts: PluralTexts, count: number, language: string): string {
  return fillTemplate(pluralText(texts, count, language), 'count', formatNumber(count, language))
}
