/** A piece of a pasted text that holds at most one product, if its author has set it apart. */
export type Piece = {
  text: string
  /** The line that it is in, from 0. */
  line: number
  /** True if a bullet or a number of its own says that another item begins. */
  isItem: boolean
}

const BULLET = /^\s*(?:[-–—•*·▪●○■□►▶→➤✓✔☑]\s*)+(?=\S)/u

/** `1.`, `1)`, `(1)`, `a)`, but neither `1.5` nor `12'`, and no quantity: `40: UPVC sheet`. */
const NUMBERED = /^\s*(?:\(?\p{Nd}{1,2}\s*[.)]|\(?[a-zA-Z]\))\s*(?![\p{Nd}.])/u

/** A number that counts the lines, with a sign behind it. */
const COUNTED = /^\s*(\p{Nd}{1,2})\s*[-–.):]\s*(?=\S)/u

/** The signs and words between products or between their properties. */
const BETWEEN =
  /[;|\t]|,(?!\p{Nd})|(?<!\p{Nd}),|(?<=^|\s)(?:and|&|\+|n|aur|ane|tatha|અને|તથા|और|तथा|एवं)(?=\s|$)/giu

/** Inches that belong to the feet before: `12 ft and 6 in`. */
const FEET = /(?:ft|feet|foot|'|’|′|ફૂટ|ફુટ|फुट|फीट)\.?\s*$/iu
const INCHES = /^\s*\p{Nd}+(?:\.\p{Nd}+)?\s*(?:"|”|″|in\b|inch|ઇંચ|ઈંચ|इंच)/iu

/** True if the lines are numbered one after the other, `1 - ... 2 - ...`: then no number before a dash is a quantity. */
function areCounted(lines: readonly string[]): boolean {
  const numbers = lines.flatMap((line) => Number(digitsOf(COUNTED.exec(line)?.[1])) || [])
  return numbers.length > 1 && numbers.every((number, i) => number === i + 1)
}

function digitsOf(text = ''): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    return code < 0x80 ? digit : String((code & 15) - 6)
  })
}

/** The marks of bold and slanted text in a messenger: `*Screws*`. */
const MARKED = /(?<=^|\s)([*_])(\S(?:[^*_]*\S)?)\1(?=\s|$|[:,-])/g

/** The pieces between the separators of a line; feet and inches stay together. */
function piecesOf(line: string): string[] {
  const pieces: string[] = []
  let from = 0
  for (const { index, 0: separator } of line.matchAll(BETWEEN)) {
    const end = index + separator.length
    if (FEET.test(line.slice(from, index)) && INCHES.test(line.slice(end))) continue
    pieces.push(line.slice(from, index))
    from = end
  }
  return [...pieces, line.slice(from)].map((piece) => piece.trim()).filter(Boolean)
}

/** Splits a pasted text at its lines, bullets, numbers of items, commas and words such as "and". */
export function splitText(text: string): Piece[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '')
  const isCounted = areCounted(lines)
  return lines.flatMap((marked, line) => {
    const typed = marked.replace(MARKED, '$2')
    const item = (isCounted && COUNTED.exec(typed)) || BULLET.exec(typed) || NUMBERED.exec(typed)
    const rest = item ? typed.slice(item[0].length) : typed
    return piecesOf(rest).map((text, i) => ({ text, line, isItem: item !== null && i === 0 }))
  })
}
