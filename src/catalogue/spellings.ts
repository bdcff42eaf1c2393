import { memoize } from './memoize.ts'
import type { Vocabulary } from './schemas/properties.ts'
import { isUnit, type Spellings, type Unit, unitNames } from './unit.ts'

/** The plural forms of a unit without their number: `year`, `years`. */
function unitSigns(unit: Unit, { units }: Vocabulary): string[] {
  const texts = units[unit]
  const forms = typeof texts === 'string' ? [texts] : Object.values(texts)
  const signs = forms.map((text) => (text ?? '').replace('{number}', '').trim())
  return signs.filter((sign) => sign !== '')
}

/** A unit without a number, as in a column heading; empty if the unit has no sign. */
export function unitSign(unit: Unit, vocabulary: Vocabulary): string {
  return unitSigns(unit, vocabulary).at(-1) ?? ''
}

/** Every word for a unit: its forms on pages, and the spellings that people type. */
export const unitSpellings = memoize((vocabulary: Vocabulary): Spellings => {
  const written = unitNames.flatMap((unit) =>
    unitSigns(unit, vocabulary).map((sign) => [sign, unit] as const),
  )
  const spelled = [...written, ...Object.entries(vocabulary.spellings)]
  // As typed figures are read: the letter फ़ has two forms, one character or two.
  return Object.fromEntries(spelled.map(([word, unit]) => [word.normalize('NFKC'), unit]))
})

/** The unit of the catalogue that a word means, `metres` -> `m`; undefined if it means none. */
export function unitForWord(word: string, spellings: Spellings): Unit | undefined {
  const unit = isUnit(word) || !Object.hasOwn(spellings, word) ? word : spellings[word]
  return unit !== undefined && isUnit(unit) ? unit : undefined
}
