import { quote } from '../catalogue/messageText.ts'
import type { Problem } from '../catalogue/problem.ts'
import { damageFix } from './formWords.ts'

/** The fault that makes a whole file unreadable. */
function unreadable(offset: number, message: string, fix: string): Problem {
  return { offset, message, fix: damageFix(fix) }
}

function commaMessage(typed: string): string {
  return `${typed} has a comma, but numbers are written with a point`
}

function withPoint(typed: string): string {
  return `Write ${typed.replace(',', '.')}.`
}

/** The fault of a number in a list that is written with a decimal comma. */
export function decimalComma(offset: number, typed: string): Problem {
  return { offset, message: commaMessage(typed), fix: withPoint(typed) }
}

/** The JSON fault of a text in plain words; `error` is the parser's code for it. */
export function describeJsonError(
  text: string,
  error: string,
  offset: number,
  length: number,
  inBraces: boolean,
): Problem {
  const before = text.slice(0, offset).trimEnd()
  const here = text.slice(offset, offset + length)
  const mark = text[offset]
  if (error !== 'UnexpectedEndOfString' && /"[^\S\n]*$/.test(text.slice(0, offset))) {
    if (/^[\p{L}\d]/u.test(here)) return innerQuote(offset)
  }
  const [comma] = /\d+,$/.exec(before) ?? []
  if (inBraces && comma !== undefined && /^\d+$/.test(here)) {
    const typed = comma + here
    const fix = damageFix(withPoint(typed))
    return { offset: before.length - comma.length, message: commaMessage(typed), fix }
  }
  if ((mark === '}' || mark === ']') && before.endsWith(',')) {
    return unreadable(
      before.length - 1,
      `There is a comma before the closing ${mark} with nothing after it`,
      'Delete the comma.',
    )
  }
  if (inBraces && /[{,]$/.test(before) && error === 'InvalidSymbol')
    return missingName(offset, here)
  const isStray = /^[\]}:]$/.test(here) && !before.endsWith(':') && error !== 'EndOfFileExpected'
  if (isStray && (mark !== ':' || error === 'CommaExpected')) return unpairedBracket(offset)
  switch (error) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return unreadable(offset, 'The file cannot have comments', 'Delete the comment.')
    case 'UnexpectedEndOfString':
      return unreadable(
        offset,
        'The closing quotation mark of this text is missing',
        'Put a " at its end. A " inside a text is written \\", a new line \\n.',
      )
    case 'InvalidCharacter':
      return unreadable(
        offset,
        'This text has a tab, a line break or another character that cannot be seen',
        'Keep the text on one line, without tabs.',
      )
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return unreadable(
        offset,
        'A backslash \\ in this text is not followed by a valid code',
        'Write \\\\ for one backslash, \\" for a quotation mark.',
      )
    case 'CommaExpected':
      if (/\b0$/.test(text.slice(0, offset)) && /\d/.test(here)) {
        const message = 'A number cannot start with 0 unless a point follows'
        return unreadable(offset - 1, message, 'Delete the 0, or write 0.5.')
      }
      return unreadable(
        Math.max(0, before.length - 1),
        'A comma is missing after this value',
        'Add a comma after it.',
      )
    case 'ColonExpected':
      return unreadable(
        offset,
        'A colon is missing between a field and its value',
        'Write "field": value.',
      )
    case 'EndOfFileExpected':
      return unreadable(
        offset,
        'There is more text after the closing bracket',
        'Delete what follows, or the bracket that closes too early.',
      )
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return unpairedBracket(Math.max(0, text.trimEnd().length - 1))
    case 'PropertyNameExpected':
      return missingName(offset, here)
    default:
      return unreadable(
        offset,
        `A value is expected here, found ${quote(here)}`,
        'Texts need double quotation marks "like this". Numbers do not.',
      )
  }
}

/** A missing or extra bracket; the parser notices it only at the next token. */
function unpairedBracket(offset: number): Problem {
  return unreadable(
    offset,
    'A bracket is missing or extra, here or above',
    'Each { needs a } and each [ needs a ]. Look upwards from here for the one without its pair.',
  )
}

function innerQuote(offset: number): Problem {
  return unreadable(
    offset - 1,
    'The text ends at this quotation mark, but more words follow',
    'A quotation mark inside a text is written \\".',
  )
}

function missingName(offset: number, here: string): Problem {
  return unreadable(
    offset,
    `The name of a field is expected here, found ${quote(here)}`,
    'A field is written "name": value, with double quotation marks.',
  )
}
