import { fillTemplates } from '../catalogue/fillTemplate.ts'
import type { ChoiceOption } from '../catalogue/productTable.ts'

/** What is chosen of a field; `said` is how the message says it, where that is more than its label. */
type FieldOption = Pick<ChoiceOption, 'value' | 'label' | 'fixed' | 'chip'> & { said?: string }

/**
 * A field of the form on a product's page. Its name is the one that a link to the list has for it, so that
 * the form itself writes such a link.
 */
export type EnquiryField = {
  name: string
  label: string
  hint?: string
  autoComplete?: string
  options?: readonly FieldOption[]
  /** The unit that is chosen beside a number; one alone is not chosen. */
  unit?: { name: string; label: string; options: readonly FieldOption[] }
  /** Only numbers are typed: a phone shows its digits. */
  isNumber?: true
  /** More is typed than a word or two. */
  isLong?: true
}

/** The same form in English: what the business reads below the message of a page in another language. */
export type EnglishEnquiry = {
  /** The product's name. */
  name: string
  /** The first line. */
  subject: string
  fields: readonly EnquiryField[]
  words: MessageWords
}

/** Letters, or the signs of feet and inches. */
const NAMED = /[\p{L}'"‘’“”′″`´]/u

/** What writes the message of a form. */
type MessageWords = { amount: string; labelled: string }

/** The value of the control of a name; empty where nothing is chosen. */
type ValueAt = (name: string) => string

/** What is chosen or typed in a field; empty where nothing is. */
function fieldText(field: EnquiryField, valueAt: ValueAt, { amount }: MessageWords): string {
  const { name, options, unit, isNumber } = field
  const typed = valueAt(name).trim()
  if (typed === '') return ''
  const option = options?.find(({ value }) => value === typed)
  if (option !== undefined) return option.said ?? option.label
  // What is no number names its own unit: 12'6", 3.81 m.
  const isBare = isNumber || !NAMED.test(typed)
  const unitName = unit?.options.find(({ value }) => value === valueAt(unit.name))?.label
  return isBare && unitName !== undefined
    ? fillTemplates(amount, { number: typed, unit: unitName })
    : typed
}

/**
 * What a product's form says so far, as a message: a line for each field. What is left to write stands
 * behind its label.
 * @param subject the first line
 * @param end further lines
 */
export function enquiryText(
  subject: string,
  fields: readonly EnquiryField[],
  valueAt: ValueAt,
  words: MessageWords,
  end: readonly string[],
): string {
  const lines = fields.map((field) => {
    const value = fieldText(field, valueAt, words)
    return fillTemplates(words.labelled, { label: field.label, value }).trimEnd()
  })
  return [subject, ...lines, ...end].join('\n')
}

/** The lines of what is filled in, in English. */
export function englishLines(
  { fields, words }: Pick<EnglishEnquiry, 'fields' | 'words'>,
  valueAt: ValueAt,
): string[] {
  return fields.flatMap((field) => {
    const value = fieldText(field, valueAt, words)
    return value === '' ? [] : [fillTemplates(words.labelled, { label: field.label, value })]
  })
}
