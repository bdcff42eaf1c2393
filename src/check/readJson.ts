import { type JSONVisitor, printParseErrorCode, visit } from 'jsonc-parser'
import { quote } from '../catalogue/messageText.ts'
import type { Problem } from '../catalogue/problem.ts'
import { damageFix } from './formWords.ts'
import { decimalComma, describeJsonError } from './jsonFault.ts'

/** Deep enough for every file of the catalogue, and shallow enough for every parser. */
const DEEPEST = 40

type ReadJson = {
  value?: unknown
  faults: Problem[]
  /** The source texts of lists in which a comma may be a decimal point. */
  doubtful: readonly string[]
}

/**
 * Reads JSON strictly: no comments, no trailing commas, no key twice.
 * @param text the file's text, without a byte-order mark
 * @returns the value, or the faults of the text, or both if a key is given twice
 */
export function readJson(text: string): ReadJson {
  if (text.trim() === '') {
    const fix = damageFix('Restore its content, or delete the file if it is not needed.')
    return { faults: [{ offset: 0, message: 'The file is empty', fix }], doubtful: [] }
  }
  const merge = /^(?:<{7}|={7}|>{7})(?=\s|$)/m.exec(text)
  if (merge !== null) {
    const message = 'Two people changed this place, and both versions are in the file'
    const fix = damageFix(
      'Keep one version. Delete the other, and the three lines that begin with <<<<<<<, ======= and >>>>>>>.',
    )
    return { faults: [{ offset: merge.index, message, fix }], doubtful: [] }
  }
  const { faults, doubtful, error } = scan(text)
  if (error !== undefined) return { faults: [error], doubtful: [] }
  try {
    return { value: JSON.parse(text), faults, doubtful }
  } catch {
    const fix = damageFix('Undo the last change to this file.')
    const fault = { offset: 0, message: 'The file cannot be read', fix }
    return { faults: [...faults, fault], doubtful }
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

/** Finds the first syntax error, and duplicate keys, which JSON.parse does not report. */
function scan(text: string): Omit<ReadJson, 'value'> & { error?: Problem } {
  const faults: Problem[] = []
  const doubtful: string[] = []
  const openKeys: (Set<string> | undefined)[] = []
  const listStarts: number[] = []
  let error: Problem | undefined
  function begin(keys: Set<string> | undefined, offset: number): void {
    openKeys.push(keys)
    if (openKeys.length > DEEPEST) throw new TooDeep(offset)
  }
  const visitor: JSONVisitor = {
    onObjectBegin: (offset) => begin(new Set(), offset),
    onArrayBegin: (offset) => {
      listStarts.push(offset)
      begin(undefined, offset)
    },
    onObjectEnd: () => openKeys.pop(),
    onArrayEnd: (offset) => {
      openKeys.pop()
      const from = listStarts.pop() ?? offset
      const list = text.slice(from, offset + 1)
      const fault = commaFault(list, from)
      if (fault === undefined) return
      faults.push(fault)
      doubtful.push(list)
    },
    onObjectProperty: (key, offset) => {
      const fault = keyFault(key, offset, openKeys.at(-1) ?? new Set())
      if (fault !== undefined) faults.push(fault)
    },
    onError: (code, offset, length) => {
      error ??= describeJsonError(
        text,
        printParseErrorCode(code),
        offset,
        length,
        openKeys.at(-1) !== undefined,
      )
    },
  }
  try {
    visit(text, visitor, { disallowComments: true, allowTrailingComma: false })
  } catch (thrown) {
    if (!(thrown instanceof TooDeep)) throw thrown
    const message = `Brackets are nested more than ${DEEPEST} deep here`
    const fix = damageFix('No file of the catalogue needs that. Undo the last change to this file.')
    return { faults: [], doubtful: [], error: { offset: thrown.offset, message, fix } }
  }
  return { faults, doubtful, error }
}

function keyFault(key: string, offset: number, keys: Set<string>): Problem | undefined {
  if (key === '__proto__') {
    return { offset, message: '"__proto__" cannot be a field', fix: damageFix('Delete it.') }
  }
  if (!keys.has(key)) {
    keys.add(key)
    return undefined
  }
  return {
    offset,
    message: `${quote(key)} is given twice here`,
    fix: damageFix('Keep the correct one and delete the other. Only the last would be shown.'),
  }
}

/**
 * A list in which a comma may be a decimal point: `[0,6, 0.71]`, `[1,5]`. 0,6 can mean nothing else;
 * elsewhere a space after the comma separates two numbers.
 */
function commaFault(list: string, offset: number): Problem | undefined {
  if (!/^\[[\d.,\s]+\]$/.test(list)) return undefined
  const pairs = [...list.matchAll(/(?<![\d.])(\d+),(\d{1,2})(?![\d.])/g)]
  const spaced = /,\s/.test(list) || /^\[\d+,\d+\]$/.test(list)
  const pair = pairs.find(([, whole]) => whole === '0') ?? (spaced ? pairs[0] : undefined)
  if (pair === undefined) return undefined
  const [typed, whole, part] = pair
  const at = offset + pair.index
  if (whole === '0') return decimalComma(at, typed)
  const message = `${typed} may be one number or two`
  const fix = `Write ${whole}.${part}, or ${whole}, ${part} with a space if these are two numbers.`
  return { offset: at, message, fix, warning: true }
}
