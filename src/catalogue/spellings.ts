import { memoize } from './memoize.ts'
import type { Vocabulary } from './schemas/properties.ts'
import { isUnit, type Spellings, type Unit, unitNames } from './unit.ts'

/** A unit without a number, in each form that it has beside one: `year`, `years`. */
function unitSigns(unit: Unit, { units }: Vocabulary): string[] {
  const texts = units[unit]
  const forms = typeof texts === 'string' ? [texts] : Object.values(texts)
  const signs = forms.map((text) => (text ?? '').replace('{number}', '').trim())
  return signs.filter((sign) => sign !== '')
}

/** A unit without a number, as the heads of columns have it; empty where it is not written. */
export function unitSign(unit: Unit, vocabulary: Vocabulary): string {
  return unitSigns(unit, vocabulary).at(-1) ?? ''
}

/** Every word for a unit: as pages write it, and as people type it. */
export const spellingsOf = memoize((vocabulary: Vocabulary): Spellings => {
  const written = unitNames.flatMap((unit) =>
    unitSigns(unit, vocabulary).map((sign) => [sign, unit] as const),
  )
  return { ...Object.fromEntries(written), ...vocabulary.spellings }
})

/** The unit of the catalogue that a word means: `metres` -> `m`. */
export function unitOf(word: string, spellings: Spellings): Unit | undefined {
  const unit = isUnit(word) || !Object.hasOwn(spellings, word) ? word : spellings[word]
  return unit !== undefined && isUnit(unit) ? unit : undefined
}
