import { numbersOf } from '../../catalogue/figure.ts'
import type { EnquiryField } from '../../enquiry/enquiry.ts'
import { purposePairs, valuePrefix } from '../../enquiry/purpose.ts'
import { roofOfBuilding } from '../../roof/roofAddress.ts'
import type { FinderProduct, ProductChoice, ProductControls } from './finderIndex.ts'
import { wordsOf } from './normalizeWords.ts'
import { buildingSize, type UnderstoodQuery } from './understandQuery.ts'

/** The normalized words of a text, separated by spaces. */
function nameOf(text: string): string {
  return wordsOf(text).join(' ')
}

/**
 * The controls on a product's page that a query can fill in: `blue` for the control `v.colour`.
 * @param fields the fields of its form
 * @param spellingsOf other words for a value, by its key
 * @param english the same in English, for a page in another language
 */
export function productControls(
  fields: readonly EnquiryField[],
  spellingsOf: (value: string) => readonly string[],
  english?: readonly EnquiryField[],
): ProductControls {
  const typed = fields.filter(({ options, unit }) => options === undefined && unit === undefined)
  const isChoice = ({ name }: EnquiryField) => name.startsWith(valuePrefix)
  const amounts = fields.flatMap((field) => {
    const { name, unit } = field
    const units = unit?.options.map(({ value }) => value) ?? []
    return unit === undefined ? [] : [{ name, units, isLength: isChoice(field) }]
  })
  const [length] = amounts.filter(({ isLength }) => isLength)
  return {
    choices: choicesOf(fields, spellingsOf, english),
    typed: typed.filter(isChoice).map(({ name }) => name),
    amounts: {
      ...(length && { length: { name: length.name, units: length.units } }),
      units: amounts.find(({ isLength }) => !isLength)?.units ?? [],
    },
  }
}

function choicesOf(
  fields: readonly EnquiryField[],
  spellingsOf: (value: string) => readonly string[],
  english: readonly EnquiryField[] = [],
): ProductControls['choices'] {
  const inEnglish = new Map(english.map(({ name, options = [] }) => [name, options]))
  return fields.flatMap(({ name, options = [] }) =>
    options.flatMap(({ value, label }) => {
      if (value === '') return []
      const translated = inEnglish.get(name)?.find((option) => option.value === value)
      const names = [label, translated?.label ?? '', ...spellingsOf(value)].map(nameOf)
      const unique = [...new Set(names.filter(Boolean))]
      // A figure is typed as it is written: 0.5mm.
      const isFigure = /^\d/.test(value) && unique.join() === nameOf(value)
      return [{ name, value, label, ...(!isFigure && { names: unique }) }]
    }),
  )
}

/**
 * The choices of all products for controls in which text is typed: each once, with its label as the text.
 */
export function typedChoices(controls: readonly ProductControls[]): ProductChoice[] {
  const typed = new Set(controls.flatMap((one) => one.typed))
  const choices = controls.flatMap((one) => one.choices.filter(({ name }) => typed.has(name)))
  const byText = new Map(
    choices.map(({ name, label, names }) => [`${name} ${label}`, { name, value: label, names }]),
  )
  return [...byText.values()]
}

/**
 * The choices that words name, by the names of their controls.
 * @param typedWords normalized
 */
export function namedChoices(
  possible: readonly ProductChoice[],
  typedWords: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  // "Light grey" is chosen, and not "grey" as well: of the names of a control the longest one.
  const chosen = new Map<string, { value: string; words: number }>()
  for (const { name, value, names = [nameOf(value)] } of possible) {
    for (const text of names) {
      const words = text.split(' ')
      const longest = chosen.get(name)?.words ?? 0
      if (words.length > longest && words.every((word) => typedWords.has(word))) {
        chosen.set(name, { value, words: words.length })
      }
    }
  }
  return new Map(Array.from(chosen, ([name, { value }]) => [name, value]))
}

/**
 * The choices and the building that a query names, as the query string of a product's page; `for` has the typed text.
 * @param shared the choices of all products for controls in which text is typed
 * @param queryText the query as it was typed
 * @returns empty if the query names no measure and no choice
 */
export function choicesQuery(
  { choices = [], typed: textControls = [] }: Pick<FinderProduct, 'choices' | 'typed'>,
  shared: readonly ProductChoice[],
  { words, sizes, pieceLength, building }: UnderstoodQuery,
  queryText: string,
): string {
  const sizeWords = sizes.flatMap(({ size }) =>
    numbersOf(size).flatMap((number) => wordsOf(`${number} ${size.unit}`)),
  )
  const possible = [...choices, ...shared.filter(({ name }) => textControls.includes(name))]
  const chosen = namedChoices(possible, new Set([...words, ...sizeWords]))
  const isNamed = chosen.size > 0 || sizes.length > 0
  // A number that is no size is a count, which the enquiry says as it was typed.
  const hasCount = /\p{Nd}/u.test(queryText)
  if (!isNamed && !hasCount && pieceLength === undefined && building === undefined) return ''
  const measures = building && roofOfBuilding(buildingSize(building))
  return `?${new URLSearchParams([...chosen, ...purposePairs({ text: queryText, measures })])}`
}
