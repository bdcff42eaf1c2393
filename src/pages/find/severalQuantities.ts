import type { Token } from '../../catalogue/numberTokens.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { RoleSpellings } from '../../catalogue/unit.ts'
import { TIMES } from '../../roof/buildingSides.ts'
import { quantityUnitOf, readLength, roleWords } from '../../roof/measure.ts'
import { wordsOf } from './normalizeWords.ts'
import { typedTokens } from './typedTokens.ts'

/** A longer length, in mm, is a quantity in running metres or feet: no truck carries such a sheet. */
export const LONGEST_PIECE = 15_000

/**
 * True if a text has several quantities, such as `40 nos` and `500 m`: then it is a list. Beside the name of a product a
 * number is one without a unit: `40 patra`, `screw 500`.
 * @param isProductWord true for a normalized word by which products are called
 */
export function hasSeveralQuantities(
  text: string,
  spellings: RoleSpellings,
  isProductWord: (word: string) => boolean,
): boolean {
  const tokens = typedTokens(text, [roleWords, spellings])
  const isTimes = (token: Token | undefined) => token !== undefined && TIMES.includes(token.text)
  const isProduct = (token: Token | undefined) =>
    token?.kind === 'word' && wordsOf(token.text).some(isProductWord)
  const quantities = tokens.filter((number, i) => {
    if (number.kind !== 'number') return false
    const [before, word] = [tokens[i - 1], tokens[i + 1]]
    const units = word?.kind === 'word' ? word.units : []
    if (units.some((role) => ownValue(quantityUnitOf, role) !== undefined)) {
      const length = readLength(`${number.number} ${word?.text}`, 'mm', spellings)
      return length === undefined || length > LONGEST_PIECE
    }
    // A side of a building, or a size, counts nothing.
    if (units.length > 0 || isTimes(before) || isTimes(word)) return false
    const isLast = word === undefined || word.kind === 'sign'
    return Number.isInteger(number.number) && (isProduct(word) || (isLast && isProduct(before)))
  })
  return quantities.length > 1
}
