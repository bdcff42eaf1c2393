import { getOrCreate } from './memoize.ts'

// Creating an Intl object takes longer than formatting a table with it, so each is created once.

const numberFormats = new Map<string, Intl.NumberFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()

type NumberOptions = Pick<
  Intl.NumberFormatOptions,
  'minimumFractionDigits' | 'maximumFractionDigits' | 'useGrouping'
>

/** A number as a language writes it, without separators between thousands unless `useGrouping` is given. */
export function formatNumber(
  number: number,
  language: string,
  options: NumberOptions = {},
): string {
  const { minimumFractionDigits = 0, maximumFractionDigits = 6, useGrouping = false } = options
  const key = `${language} ${minimumFractionDigits} ${maximumFractionDigits} ${useGrouping}`
  const make = () =>
    new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits, useGrouping })
  return getOrCreate(numberFormats, key, make).format(number)
}

/** A number in short: `3K`. */
export function formatShort(number: number, language: string): string {
  const make = () =>
    new Intl.NumberFormat(language, { notation: 'compact', compactDisplay: 'short' })
  return getOrCreate(numberFormats, `${language} short`, make).format(number)
}

/** One text for every number, or one for each plural form of the language. */
export type PluralTexts =
  | string
  | ({ other: string } & { [form in Intl.LDMLPluralRule]?: string | undefined })

/**
 * The text in the plural form of a number.
 * @param decimals the decimals that the number is written with: in English 1 is singular, 1.0 is not
 */
export function pluralText(
  texts: PluralTexts,
  number: number,
  language: string,
  decimals = 0,
): string {
  if (typeof texts === 'string') return texts
  const make = () => new Intl.PluralRules(language, { minimumFractionDigits: decimals })
  const rules = getOrCreate(pluralRules, `${language} ${decimals}`, make)
  return texts[rules.select(number)] ?? texts.other
}
