import { fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import { quantityUnits } from '../../model/catalogue/unit.ts'
import { readNumber } from '../../model/roofCalculator/measure.ts'
import { lengthUnits } from '../../model/roofCalculator/read.ts'
import type { ListWords } from '../../model/shape/listWords.ts'
import { type Choice, type ChoiceWords, choicesOf, type Option, type Table } from './choices.ts'

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

type Words = ChoiceWords & {
  line: ListWords['line']
  details: ListWords['details']
  roofCalculator: Pick<ListWords['roofCalculator'], 'units'>
}

function choiceField({ property, label, hint, options }: Choice, { line }: Words): EnquiryField {
  const isLong = property === 'details' && { isLong: true as const }
  const field = { name: `v.${property}`, label, ...(hint !== undefined && { hint }), ...isLong }
  if (options.length === 0) return field
  const chosen = options.map(({ guidance, ...option }) =>
    guidance ? { ...option, said: fillTemplate(line.guidance, 'value', option.label) } : option,
  )
  return { ...field, options: [{ value: '', label: line.notSure }, ...chosen] }
}

/** A length that is typed, with its unit. The hint shows metres and feet: it suits no other unit. */
function lengthField(choice: Choice, usual: Table['lengthUnit'], words: Words): EnquiryField {
  const { line, roofCalculator } = words
  const units = usual === undefined ? lengthUnits : [usual]
  return {
    name: 'v.length',
    label: choice.label,
    ...(usual === undefined && { hint: line.lengthHint }),
    unit: {
      name: 'v.length-unit',
      label: line.unit,
      options: units.map((unit) => ({ value: unit, label: roofCalculator.units[unit] })),
    },
  }
}

/** The fields of a product: what it is bought by, how much of it, and where it goes. */
export function enquiryFields(table: Table, words: Words): EnquiryField[] {
  const { line, details } = words
  const choices = choicesOf(table, words)
  const isLength = ({ property, options }: Choice) => property === 'length' && options.length === 0
  return [
    ...choices.filter((choice) => !isLength(choice)).map((choice) => choiceField(choice, words)),
    // Beside the quantity: how many of which length.
    ...choices.filter(isLength).map((choice) => lengthField(choice, table.lengthUnit, words)),
    {
      name: 'q',
      label: line.quantity,
      isNumber: true,
      unit: {
        name: 'u',
        label: line.unit,
        options: (table.quantities ?? quantityUnits).map((unit) => ({
          value: unit,
          label: line.units[unit],
        })),
      },
    },
    { name: 'place', autoComplete: 'address-level2', isLong: true, ...details.fields.place },
  ]
}

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
    const number = typed !== '' && (isNumber || readNumber(typed) !== undefined) ? typed : undefined
    const unitName = unit?.options.find(({ value }) => value === valueAt(unit.name))?.label
    const value =
      option !== undefined && typed !== ''
        ? (option.said ?? option.label)
        : number !== undefined && unitName !== undefined
          ? fillTemplates(amount, { number, unit: unitName })
          : typed
    return fillTemplates(labelled, { label, value }).trimEnd()
  })
  return [subject, ...lines, ...end].join('\n')
}
