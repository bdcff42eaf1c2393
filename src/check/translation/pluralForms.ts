import type { PluralTexts } from '../../catalogue/intl.ts'
import { isRecord } from '../../catalogue/json.ts'

/** True for one text, and for texts by plural form. */
export function isPluralTexts(value: unknown): value is PluralTexts {
  return typeof value === 'string' || (isRecord(value) && typeof value.other === 'string')
}

/** The plural forms of a text; the text itself if it has only one. */
export function pluralFormsOf(text: PluralTexts): string[] {
  if (typeof text === 'string') return [text]
  return Object.values(text).filter((form) => form !== undefined)
}

/** The plural form for most numbers. */
export function mainForm(text: PluralTexts): string {
  return typeof text === 'string' ? text : text.other
}

/** A text in the notation of the edit field: one line per plural form, `one: ...`, `other: ...`. */
export function formatPluralForms(text: PluralTexts): string {
  if (typeof text === 'string') return text
  return Object.entries(text)
    .map(([form, words]) => `${form}: ${words}`)
    .join('\n')
}

/** Reads the notation of {@link formatPluralForms}. Without a form "other" it is one text for every number. */
export function parsePluralForms(typed: string): PluralTexts {
  const parts = typed.trim().split(/(?:^|\s+)(zero|one|two|few|many|other):\s+/)
  const forms = parts.flatMap((form, i): [string, string][] =>
    i % 2 === 1 ? [[form, (parts[i + 1] ?? '').trim()]] : [],
  )
  const { other, ...otherForms } = Object.fromEntries(forms)
  return parts[0] === '' && other !== undefined ? { ...otherForms, other } : typed.trim()
}
