import type { PluralTexts } from '../../catalogue/intl.ts'

/** The texts of a text: one, or one for each plural form. */
export function formsOf(text: PluralTexts): string[] {
  if (typeof text === 'string') return [text]
  return Object.values(text).filter((form) => form !== undefined)
}

/** The text for most numbers. */
export function mainForm(text: PluralTexts): string {
  return typeof text === 'string' ? text : text.other
}

/** A text as people write it in one field: its plural forms on lines, `one: ...` and `other: ...`. */
export function writeForms(text: PluralTexts): string {
  if (typeof text === 'string') return text
  return Object.entries(text)
    .map(([form, words]) => `${form}: ${words}`)
    .join('\n')
}

/** Reads what {@link writeForms} writes; what names no form "other" is one text for every number. */
export function readForms(typed: string): PluralTexts {
  const parts = typed.trim().split(/(?:^|\s+)(zero|one|two|few|many|other):\s+/)
  const forms = parts.flatMap((form, i): [string, string][] =>
    i % 2 === 1 ? [[form, (parts[i + 1] ?? '').trim()]] : [],
  )
  const { other, ...more } = Object.fromEntries(forms)
  return parts[0] === '' && other !== undefined ? { ...more, other } : typed.trim()
}
