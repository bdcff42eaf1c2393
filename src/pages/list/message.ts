import { fill } from '../../model/catalogue/fill.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { type LengthUnit, readLength, readNumber } from '../../model/roofCalculator/measure.ts'
import { calculateTypedRoof } from '../../model/roofCalculator/read.ts'
import type { Enquiry, EnteredField } from '../../ui/enquiry/enquiry.ts'
import { type Choice, choicesOf, sheetOf, type Table } from './choices.ts'
import { type Details, detailNames, type Line } from './line.ts'
import { roofOf, summaryOf, withSheet } from './roof.ts'
import type { Words } from './words.ts'

/** What is known of a line's product: its page, that there is none any more, or nothing yet. */
export type Product = { name: string; table: Table | undefined } | 'gone' | undefined

/** A list with its products looked up, and what is needed to tell of it. */
export type ToldList = {
  lines: readonly { line: Line; product: Product }[]
  details: Details
  site: LayoutView
  words: Words
}

/** Under this name stands the unit of a length that was typed without one. */
export const lengthUnit = 'length-unit'

/** What the buyer chose and typed of a line, each with its name, as it is read. */
export type MessageValue = { property: string; label: string; text: string; gone: boolean }

/** The unit that a bare number of a line's length is in. */
export function unitOfLength({ values }: Pick<Line, 'values'>): LengthUnit {
  const unit = values[lengthUnit]
  return unit === 'ft' || unit === 'mm' ? unit : 'm'
}

/** A length as it was typed, with its unit and in millimetres. */
function lengthText(line: Line, typed: string, words: Words): string {
  const unit = unitOfLength(line)
  const whole =
    readNumber(typed) === undefined ? typed : `${typed} ${words.roofCalculator.units[unit]}`
  const mm = readLength(typed, unit)
  return mm === undefined || /mm$/.test(typed) ? whole : `${whole} (${Math.round(mm)} mm)`
}

/**
 * What a line says, property by property; what the product's page offers no more is marked.
 * @param choices what can be chosen; undefined where it is not known
 */
export function messageValues(
  line: Line,
  choices: readonly Choice[] | undefined,
  words: Words,
): MessageValue[] {
  const labels = new Map(words.choices.map(({ property, label }) => [property, label]))
  const order = [...labels.keys()]
  const entries = Object.entries(line.values).sort(
    ([one], [other]) => order.indexOf(one) - order.indexOf(other),
  )
  return entries.flatMap(([property, value]) => {
    if (value === '' || property === lengthUnit) return []
    const choice = choices?.find((one) => one.property === property)
    const option = choice?.options.find((one) => one.value === value)
    const label = choice?.label ?? labels.get(property) ?? words.line.details
    const free = choice === undefined || choice.options.length === 0
    const typed = property === 'length' && free ? lengthText(line, value, words) : value
    const gone = choices !== undefined && (choice === undefined || (!free && option === undefined))
    return [{ property, label, text: option?.label ?? typed, gone }]
  })
}

/** What a line says, as a message tells it: what is chosen, how much, and what is left to us. */
export function partsOf(
  line: Line,
  product: Product,
  words: Words,
): { label: string; text: string }[] {
  const known = typeof product === 'object' ? product : undefined
  const choices = known && choicesOf(known.table, words)
  const told = messageValues(line, choices, words)
  const unsure = (choices ?? []).filter(
    ({ property }) => !told.some((one) => one.property === property),
  )
  const { quantity, unit, roof } = line
  const sheet = sheetOf(known?.table, line.values)
  const answer =
    roof && calculateTypedRoof(roofOf(withSheet(roof, sheet)), sheet ?? { lengths: [] })
  const parts = [
    ...told,
    {
      label: words.line.quantity,
      text: quantity.trim() === '' ? '' : `${quantity} ${words.line.units[unit]}`,
    },
    {
      label: words.line.calculated,
      text: answer !== undefined && 'result' in answer ? summaryOf(answer.result, words) : '',
    },
    { label: words.line.notSure, text: unsure.map(({ label }) => label).join(', ') },
  ]
  return parts.filter(({ text }) => text !== '')
}

/** The name of a line's product: its page's, and where there is none, the one it was put on with. */
export function nameOf(line: Line, product: Product): string {
  return typeof product === 'object' ? product.name : line.name
}

function field(name: string, label: string, text: string): EnteredField {
  return { name, label, value: text, text }
}

function detailFields(details: Details, words: Words): EnteredField[] {
  return detailNames.map((name) =>
    field(name, words.details.fields[name].label, details[name] ?? ''),
  )
}

/** The whole list as an enquiry, to be sent by the server or by the visitor. */
export function listEnquiry(
  id: string,
  lines: ToldList['lines'],
  details: Details,
  words: Words,
): Enquiry {
  const fields = lines.map(({ line, product }, i) =>
    field(
      `line${i + 1}`,
      `${i + 1}. ${nameOf(line, product)}`,
      partsOf(line, product, words)
        .map(({ label, text }) => `${label}: ${text}`)
        .join('\n'),
    ),
  )
  return {
    id,
    form: 'list',
    about: fill(words.send.subject, 'count', String(lines.length)),
    writtenAt: new Date().toISOString(),
    fields: [...fields, ...detailFields(details, words)],
  }
}

/** What is asked of one product, on its own page. */
export function productEnquiry(
  line: Line,
  product: Product,
  details: Details,
  words: Words,
  address: string,
): Enquiry {
  return {
    id: line.id,
    form: 'list',
    about: nameOf(line, product),
    writtenAt: new Date().toISOString(),
    fields: [
      ...partsOf(line, product, words).map(({ label, text }, i) =>
        field(`part${i + 1}`, label, text),
      ),
      ...detailFields(details, words),
      field('page', words.enquiry.page, address),
    ],
  }
}
