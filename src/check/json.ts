import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser'
import { quote } from './say.ts'

/** Something wrong in a text before it is JSON, by its offset. */
export type TextFault = { offset: number; message: string; hint: string }

/** Deeper than any file of the catalogue needs, and shallow enough for every parser. */
const DEEPEST = 40

/**
 * Reads JSON strictly: no comments, no trailing commas, no key twice.
 * @param text the file's text, without a byte-order mark
 * @returns the value, or what is wrong with the text, or both where a key is given twice
 */
export function readJson(text: string): { value?: unknown; faults: TextFault[] } {
  if (text.trim() === '') {
    return {
      faults: [
        {
          offset: 0,
          message: 'The file is empty',
          hint: 'Bring back its content, or delete the file if it is not needed.',
        },
      ],
    }
  }
  const { faults, error } = scan(text)
  if (error !== undefined) return { faults: [...faults, error] }
  try {
    return { value: JSON.parse(text), faults }
  } catch {
    const hint = 'Undo the last change to this file.'
    return { faults: [...faults, { offset: 0, message: 'The file is not JSON', hint }] }
  }
}

/** Ends the parser's walk before its recursion grows as deep as the text. */
class TooDeep extends Error {
  readonly offset: number
  constructor(offset: number) {
    super()
    this.offset = offset
  }
}

/** One walk over the text: its first error, and keys given twice, which JSON.parse keeps quiet. */
function scan(text: string): { faults: TextFault[]; error?: TextFault } {
  const faults: TextFault[] = []
  const open: (Set<string> | undefined)[] = []
  let error: TextFault | undefined
  function begin(keys: Set<string> | undefined, offset: number): void {
    open.push(keys)
    if (open.length > DEEPEST) throw new TooDeep(offset)
  }
  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin(new Set(), offset),
    onArrayBegin: (offset) => begin(undefined, offset),
    onObjectEnd: () => open.pop(),
    onArrayEnd: () => open.pop(),
    onObjectProperty: (key, offset) => {
      const fault = keyFault(key, offset, open.at(-1) ?? new Set())
      if (fault !== undefined) faults.push(fault)
    },
    onError: (code, offset, length) => {
      error ??= explain(text, printParseErrorCode(code), offset, length, open.at(-1) !== undefined)
    },
  }
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false })
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
    const message = `Brackets are nested more than ${DEEPEST} deep here`
    const hint = 'No file of the catalogue needs that. Undo the last change to this file.'
    return { faults: [], error: { offset: thrown.offset, message, hint } }
  }
  return { faults, error }
}

function keyFault(key: string, offset: number, keys: Set<string>): TextFault | undefined {
  if (key === '__proto__') {
    return { offset, message: '"__proto__" cannot be a field', hint: 'Delete it.' }
  }
  if (!keys.has(key)) {
    keys.add(key)
    return undefined
  }
  return {
    offset,
    message: `${quote(key)} is given twice here`,
    hint: 'Keep the one that is right and delete the other: only the last would be shown.',
  }
}

/** What keeps a text from being JSON, in plain words. */
function explain(
  text: string,
  error: string,
  offset: number,
  length: number,
  inBraces: boolean,
): TextFault {
  const before = text.slice(0, offset).trimEnd()
  const here = text.slice(offset, offset + length)
  const mark = text[offset]
  if ((mark === '}' || mark === ']') && before.endsWith(',')) {
    return {
      offset: before.length - 1,
      message: `A comma stands before the closing ${mark}, and nothing follows it`,
      hint: 'Delete the comma.',
    }
  }
  if (offset >= text.trimEnd().length && error !== 'UnexpectedEndOfString') {
    return {
      offset: Math.max(0, text.trimEnd().length - 1),
      message: 'The file ends too early: a closing } or ] is missing',
      hint: 'Every { needs its } and every [ its ].',
    }
  }
  if (inBraces && /[{,]$/.test(before) && error === 'InvalidSymbol') return noName(offset, here)
  switch (error) {
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { offset, message: 'Comments are not possible in JSON', hint: 'Delete the comment.' }
    case 'UnexpectedEndOfString':
      return {
        offset,
        message: 'A text begins here, and its closing quotation mark is missing',
        hint: 'Put a " at its end. A " inside a text is written \\", a new line \\n.',
      }
    case 'InvalidCharacter':
      return {
        offset,
        message: 'A text holds a tab, a line break or another character that cannot be seen',
        hint: 'Keep the text on one line, without tabs.',
      }
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        offset,
        message: 'A backslash \\ in this text does not begin anything that is known',
        hint: 'Write \\\\ for one backslash, \\" for a quotation mark.',
      }
    case 'CommaExpected':
      if (/\b0$/.test(text.slice(0, offset)) && /\d/.test(here)) {
        const message = 'A number does not begin with 0, unless a point follows'
        return { offset: offset - 1, message, hint: 'Delete the 0, or write 0.5.' }
      }
      return {
        offset: Math.max(0, before.length - 1),
        message: 'A comma is missing after this value',
        hint: 'Put a comma between it and what follows.',
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
        message: 'The file goes on after its closing bracket',
        hint: 'Delete what follows, or the bracket that closes too early.',
      }
    case 'PropertyNameExpected':
      return noName(offset, here)
    default:
      return {
        offset,
        message: `A value is expected here, found ${quote(here)}`,
        hint: 'Texts stand between double quotation marks "like this"; numbers stand without.',
      }
  }
}

function noName(offset: number, here: string): TextFault {
  return {
    offset,
    message: `The name of a field is expected here, found ${quote(here)}`,
    hint: 'A field is written "name": value, with double quotation marks.',
  }
}
