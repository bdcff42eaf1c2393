import { fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import type { Option } from './choices.ts'

/** What is chosen of a field; `said` is how the message says it, where that is more than its label. */
type FieldOption = Pick<Option, 'value' | 'label' | 'fixed' | 'chip'> & { said?: string }

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

/** Letters, or the signs of feet and inches. */
const NAMED = /[\p{L}'"‘’“”′″`´]/u

/** What writes the message of a form. */
type MessageWords = { amount: string; labelled: string }

/**
 * What a product's form says so far, as a message: a line for each field. What is left to write stands
 * behind its label.
 * @param subject the first line
 * @param valueAt the value of the control of a name; empty where nothing is chosen
 * @param end further lines
 */
export function enquiryText(
  subject: string,
  fields: readonly EnquiryField[],
  valueAt: (name: string) => string,
  { amount, labelled }: MessageWords,
  end: readonly string[],
): string {
  const lines = fields.map(({ name, label, options, unit, isNumber }) => {
    const typed = valueAt(name).trim()
    const option = options?.find(({ value }) => value === typed)
    // What is no number names its own unit: 12'6", 3.81 m.
    const isBare = typed !== '' && (isNumber || !NAMED.test(typed))
    const unitName = unit?.options.find(({ value }) => value === valueAt(unit.name))?.label
    const value =
      option !== undefined && typed !== ''
        ? (option.said ?? option.label)
        : isBare && unitName !== undefined
          ? fillTemplates(amount, { number: typed, unit: unitName })
          : typed
    return fillTemplates(labelled, { label, value }).trimEnd()
  })
  return [subject, ...lines, ...end].join('\n')
}
