import { tokenize } from '../../catalogue/numberTokens.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { RoleSpellings } from '../../catalogue/unit.ts'
import { quantityUnitOf, readLength, roleWords } from '../../roof/measure.ts'

/** A longer length, in mm, is a quantity in running metres or feet: no truck carries such a sheet. */
export const LONGEST_SHEET = 15_000

/** True if a text has several quantities with their units, such as `40 nos` and `500 m`: then it is a list. */
export function hasSeveralQuantities(text: string, spellings: RoleSpellings): boolean {
  const tokens = tokenize(text, [roleWords, spellings])
  const quantities = tokens.filter((number, i) => {
    const word = tokens[i + 1]
    if (number.kind !== 'number' || word?.kind !== 'word') return false
    const unit = word.units.find((role) => ownValue(quantityUnitOf, role) !== undefined)
    if (unit === undefined) return false
    const length = readLength(`${number.number} ${word.text}`, 'mm', spellings)
    return length === undefined || length > LONGEST_SHEET
  })
  return quantities.length > 1
}
