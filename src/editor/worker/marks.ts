/**
 * Marks that say where a text of the previewed page comes from: invisible characters inside of it, which
 * only the preview is given. A mark is a binary number between its start and its end, in the invisible
 * operators of Unicode: no font draws them, and no person types them.
 */
const [START, END, ...DIGITS] = ['\u2063', '\u2064', '\u2061', '\u2062']

const mark = new RegExp(`${START}([${DIGITS.join('')}]+)${END}`, 'g')

/** The target of a press on a page. */
export type PressedPlace = {
  path: string
  /** The path of the page to which the entry of a list that was pressed leads. */
  entry?: string
  /** The number of its mark. */
  mark?: number
  /** True if the mark belongs to a text before what was pressed: to the name of a value without a mark. */
  isBeside?: boolean
  /** The address of a picture. */
  picture?: string
}

/** A place of the data on a page: the marks of its texts, the nearest first, and the start of the name of its picture's files. */
export type PlaceOnPage = { marks: readonly string[]; picture?: string }

/** The mark with a number. */
export function writeMark(number: number): string {
  const digits = Array.from(number.toString(2), (digit) => DIGITS[Number(digit)])
  return START + digits.join('') + END
}

/** The marks of a text, each with its number, its place, and whether it comes before the marked text. */
function marksIn(text: string): { number: number; start: number; end: number }[] {
  return Array.from(text.matchAll(mark), ({ 0: whole, 1: digits = '', index }) => ({
    number: Number.parseInt(Array.from(digits, (digit) => DIGITS.indexOf(digit)).join(''), 2),
    start: index,
    end: index + whole.length,
  }))
}

/** The mark of a text that is nearest to a place in it. */
function nearestMarkIn(text: string, at: number) {
  const distance = ({ start, end }: { start: number; end: number }) =>
    at < start ? start - at : at - end
  return marksIn(text).toSorted((a, b) => distance(a) - distance(b))[0]
}

/**
 * The number of the mark that is nearest to a place in a text: a text has its mark at its end, a figure
 * before each of its numbers.
 * @param at the place, counted in characters; left out: the beginning
 * @returns undefined if the text has no mark
 */
export function nearestMark(text: string, at = 0): number | undefined {
  return nearestMarkIn(text, at)?.number
}

/** True if a place in a text is behind the mark that is nearest to it, or if the text has none. */
export function isBehindMark(text: string, at: number): boolean {
  return at >= (nearestMarkIn(text, at)?.end ?? 0)
}
