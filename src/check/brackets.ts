import { createScanner } from 'jsonc-parser'

/** A bracket that is opened and not closed, and where its end is missed. */
export type Unclosed = { mark: string; line: number; at: number; atEnd: boolean }

const ends: Readonly<Record<string, string>> = { '{': '}', '[': ']' }

/** The bracket that closes another. */
export function endOf(mark: string): string {
  return ends[mark] ?? ''
}

/** The spaces before what stands first on its line; undefined where something stands before it. */
function indentOf(text: string, at: number): number | undefined {
  const before = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return before.trim() === '' ? before.length : undefined
}

function lineIndent(text: string, at: number): number {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[^\S\n]*/.exec(text.slice(start))?.[0].length ?? 0
}

/**
 * Looks for the bracket whose end is missing, by the brackets themselves and by the indentation: a
 * line that stands no further in than the line of an open bracket is not inside it.
 * @param until where the text stopped being JSON; what comes before is sound
 */
export function unclosed(text: string, until: number): Unclosed | undefined {
  const scanner = createScanner(text, true)
  const open: { mark: string; offset: number; indent: number }[] = []
  const missed = (at: number, atEnd = false): Unclosed | undefined => {
    const { mark, offset } = open.at(-1) ?? { mark: '', offset: 0 }
    if (mark === '') return undefined
    return { mark, line: text.slice(0, offset).split('\n').length, at, atEnd }
  }
  // The end alone has no length.
  for (scanner.scan(); scanner.getTokenLength() > 0; scanner.scan()) {
    const at = scanner.getTokenOffset()
    if (at > until) return undefined
    const mark = text.charAt(at)
    const top = open.at(-1)
    const closes = mark === '}' || mark === ']'
    const fits = closes && top !== undefined && endOf(top.mark) === mark
    const indent = indentOf(text, at)
    if (closes && !open.some((one) => endOf(one.mark) === mark)) return undefined
    if (closes && !fits) return missed(at)
    if (top !== undefined && indent !== undefined) {
      if (fits ? indent < top.indent : indent <= top.indent) return missed(at)
    }
    if (closes) open.pop()
    else if (mark === '{' || mark === '[') {
      open.push({ mark, offset: at, indent: lineIndent(text, at) })
    }
  }
  return missed(Math.max(0, text.trimEnd().length - 1), true)
}
