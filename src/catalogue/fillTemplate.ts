import { formatNumber, type PluralTexts, pluralText } from './intl.ts'

/** Replaces a text's `{name}` by words, which may contain any character. */
export function fillTemplate(text: string, name: string, words: string): string {
  return fillTemplates(text, { [name]: words })
}

/** Replaces each `{name}` of a text by the words of that name; other braces stay. */
export function fillTemplates(text: string, words: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => words[name] ?? gap)
}

/** The text that goes with a number of things, with `{count}` replaced by it. */
export function fillCount(texts: PluralTexts, count: number, language: string): string {
  return fillTemplate(pluralText(texts, count, language), 'count', formatNumber(count, language))
}

/** Labels for a sentence. A comma would make its words of them, and each has the capital of a label. */
export function labelList(labels: readonly string[]): string {
  return labels.join(' · ')
}
