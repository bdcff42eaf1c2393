import { quote } from '../catalogue/format.ts'

/** Something wrong in a text before it is JSON, by its offset; a warning keeps the value. */
export type TextFault = { offset: number; message: string; hint: string; warning?: true }

/** A number whose decimal mark is a comma. */
export function decimalComma(offset: number, typed: string): TextFault {
  const message = `${typed} has a comma, but numbers are written with a point`
  return { offset, message, hint: `Write ${typed.replace(',', '.')}.` }
}

/** What keeps a text from being JSON, in plain words; `error` is the parser's code for it. */
export function describeJsonError(
  text: string,
  error: string,
  offset: number,
  length: number,
  inBraces: boolean,
): TextFault {
  const before = text.slice(0, offset).trimEnd()
  const here = text.slice(offset, offset + length)
  const mark = text[offset]
  if (error !== 'UnexpectedEndOfString' && /"[^\S\n]*$/.test(text.slice(0, offset))) {
    if (/^[\p{L}\d]/u.test(here)) return innerQuote(offset)
  }
  const [comma] = /\d+,$/.exec(before) ?? []
  if (inBraces && comma !== undefined && /^\d+$/.test(here)) {
    return decimalComma(before.length - comma.length, comma + here)
  }
  if ((mark === '}' || mark === ']') && before.endsWith(',')) {
    return {
      offset: before.length - 1,
      message: `There is a comma before the closing ${mark} with nothing after it`,
      hint: 'Delete the comma.',
    }
  }
  if (inBraces && /[{,]$/.test(before) && error === 'InvalidSymbol')
    return missingName(offset, here)
  const isStray = /^[\]}:]$/.test(here) && !before.endsWith(':') && error !== 'EndOfFileExpected'
  if (isStray && (mark !== ':' || error === 'CommaExpected')) return unpairedBracket(offset)
  switch (error) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { offset, message: 'The file cannot have comments', hint: 'Delete the comment.' }
    case 'UnexpectedEndOfString':
      return {
        offset,
        message: 'The closing quotation mark of this text is missing',
        hint: 'Put a " at its end. A " inside a text is written \\", a new line \\n.',
      }
    case 'InvalidCharacter':
      return {
        offset,
        message: 'This text has a tab, a line break or another character that cannot be seen',
        hint: 'Keep the text on one line, without tabs.',
      }
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        offset,
        message: 'A backslash \\ in this text is not followed by a valid code',
        hint: 'Write \\\\ for one backslash, \\" for a quotation mark.',
      }
    case 'CommaExpected':
      if (/\b0$/.test(text.slice(0, offset)) && /\d/.test(here)) {
        const message = 'A number cannot start with 0 unless a point follows'
        return { offset: offset - 1, message, hint: 'Delete the 0, or write 0.5.' }
      }
      return {
        offset: Math.max(0, before.length - 1),
        message: 'A comma is missing after this value',
        hint: 'Add a comma after it.',
      }
    case 'ColonExpected':
      return {
        offset,
        message: 'A colon is missing between a field and its value',
        hint: 'Write "field": value.',
      }
    case 'EndOfFileExpected':
      return {
        offset,
        message: 'There is more text after the closing bracket',
        hint: 'Delete what follows, or the bracket that closes too early.',
      }
    case 'CloseBraceExpected':
    case 'CloseBracketExpected':
      return unpairedBracket(Math.max(0, text.trimEnd().length - 1))
    case 'PropertyNameExpected':
      return missingName(offset, here)
    default:
      return {
        offset,
        message: `A value is expected here, found ${quote(here)}`,
        hint: 'Texts need double quotation marks "like this". Numbers do not.',
      }
  }
}

/** A bracket that is missing or is one too many; the parser notices it at the next token. */
function unpairedBracket(offset: number): TextFault {
  return {
    offset,
    message: 'A bracket is missing or extra, here or above',
    hint: 'Each { needs a } and each [ needs a ]. Look upwards from here for the one without its pair.',
  }
}

function innerQuote(offset: number): TextFault {
  return {
    offset: offset - 1,
    message: 'The text ends at this quotation mark, but more words follow',
    hint: 'A quotation mark inside a text is written \\".',
  }
}

function missingName(offset: number, here: string): TextFault {
  return {
    offset,
    message: `The name of a field is expected here, found ${quote(here)}`,
    hint: 'A field is written "name": value, with double quotation marks.',
  }
}
