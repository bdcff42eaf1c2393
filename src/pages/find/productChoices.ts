import { numbersOf } from '../../catalogue/figure.ts'
import type { EnquiryField } from '../../enquiry/enquiry.ts'
import type { ProductChoice } from './finderIndex.ts'
import { wordsOf } from './normalizeWords.ts'
import type { UnderstoodQuery } from './understandQuery.ts'

/**
 * What can be chosen on a product's page: `blue` for the control `v.colour`.
 * @param fields the fields of its form
 * @param english the same in English, for a page in another language
 */
export function productChoices(
  fields: readonly EnquiryField[],
  english: readonly EnquiryField[] = [],
): ProductChoice[] {
  const inEnglish = new Map(english.map(({ name, options = [] }) => [name, options]))
  return fields.flatMap(({ name, options = [] }) =>
    options.flatMap(({ value, label }) => {
      if (value === '') return []
      const translated = inEnglish.get(name)?.find((option) => option.value === value)
      const names = [label, translated?.label ?? ''].map((text) => wordsOf(text).join(' '))
      return [{ name, value, names: [...new Set(names.filter(Boolean))] }]
    }),
  )
}

/**
 * The choices that a query names, as the query of the address of a product's page; `for` is what was typed.
 * @returns empty if the query names no measure and no choice
 */
export function choicesQuery(
  choices: readonly ProductChoice[],
  { words, sizes, sheetLength, area }: UnderstoodQuery,
  typed: string,
): string {
  const sizeWords = sizes.flatMap(({ size }) =>
    numbersOf(size).flatMap((number) => wordsOf(`${number} ${size.unit}`)),
  )
  const typedWords = new Set([...words, ...sizeWords])
  const chosen = choices.flatMap(({ name, value, names }) =>
    names.some((text) => text.split(' ').every((word) => typedWords.has(word)))
      ? [[name, value]]
      : [],
  )
  const isNamed = chosen.length > 0 || sizes.length > 0
  if (!isNamed && sheetLength === undefined && area === undefined) return ''
  return `?${new URLSearchParams([...chosen, ['for', typed]])}`
}
