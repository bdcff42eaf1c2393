import { phoneDigitsIn } from '../../catalogue/phoneText.ts'
import { cleanFigure } from '../../catalogue/typedText.ts'

/** The longest stored text for the search, in characters. Some single characters become 18 in it. */
const LONGEST = 100_000

/** A text in the form in which it is searched: small letters, plain digits, one form of each character. */
export function toSearchForm(text: string): string {
  return cleanFigure(text).toLowerCase()
}

/** The text in which an enquiry is found. Phone numbers are in it without the signs between their digits, too. */
export function searchTextOf(texts: readonly string[]): string {
  const text = toSearchForm(texts.join('\n').slice(0, LONGEST)).slice(0, LONGEST)
  return [text, ...phoneDigitsIn(text)].join('\n')
}
