import { escapeRegExp } from '../../catalogue/messageText.ts'

/** A text to search for, and its replacement; both are plain text. */
export type TextQuery = {
  find: string
  replace: string
  /** Leaves out a match that is part of a longer word. */
  wholeWord: boolean
  /** True if the replacement keeps its capital letter inside of a sentence. */
  isProperName?: boolean
}

/** A part of a text: from its first character to the one before `end`. */
export type TextSpan = { start: number; end: number }

/** A part of a text, and what is written in its place. */
export type ReplacedSpan = TextSpan & { by: string }

/** A text after a replacement, and what was replaced in the text before it. */
export type TextReplacement = { after: string; spans: readonly ReplacedSpan[] }

const letter = String.raw`[\p{L}\p{M}\p{N}]`

/** Matches a text in any case. */
function patternFor({ find, wholeWord }: TextQuery): RegExp {
  const plain = escapeRegExp(find)
  // A sign at an end of the text has no word beside it that could be longer.
  const isLetter = (sign: string | undefined) => new RegExp(letter, 'u').test(sign ?? '')
  const [first, last] = [[...find].at(0), [...find].at(-1)]
  const before = wholeWord && isLetter(first) ? `(?<!${letter})` : ''
  const after = wholeWord && isLetter(last) ? `(?!${letter})` : ''
  return new RegExp(before + plain + after, 'giu')
}

/** The placeholders that the site fills in: `{name}`. */
function placeholdersIn(text: string): TextSpan[] {
  return Array.from(text.matchAll(/\{\w+\}/g), ({ 0: placeholder, index }) => ({
    start: index,
    end: index + placeholder.length,
  }))
}

function touches(span: TextSpan, other: TextSpan): boolean {
  return span.start < other.end && other.start < span.end
}

/**
 * The replacement with the case of the match: `sheet` -> `panel`, `Sheet` -> `Panel`, `SHEET` -> `PANEL`. What is
 * written exactly as it was looked for, gets exactly the replacement.
 */
function inCaseOf(match: string, { find, replace, isProperName }: TextQuery): string {
  if (match === find) return replace
  const [upper, lower] = [match.toUpperCase(), match.toLowerCase()]
  if (match === upper && match !== lower && [...match].length > 1) return replace.toUpperCase()
  const [first = '', second = ''] = replace
  const rest = replace.slice(first.length)
  const begins = match[0] ?? ''
  if (begins !== begins.toLowerCase()) return first.toUpperCase() + rest
  // An abbreviation stays in capitals: PVC.
  const isAbbreviation = second !== second.toLowerCase()
  const isKept = isProperName === true || isAbbreviation
  return begins !== begins.toUpperCase() && !isKept ? first.toLowerCase() + rest : replace
}

/**
 * Replaces each match of a query in a text, except inside placeholders such as `{name}`.
 * @param kept parts of the text that stay as they are
 * @returns undefined if nothing changes
 */
export function replaceInText(
  text: string,
  query: TextQuery,
  kept: readonly TextSpan[] = [],
): TextReplacement | undefined {
  if (query.find === '') return undefined
  const fixed = [...placeholdersIn(text), ...kept]
  const spans: ReplacedSpan[] = []
  let after = ''
  let end = 0
  for (const { 0: match, index } of text.matchAll(patternFor(query))) {
    const span = { start: index, end: index + match.length }
    if (fixed.some((one) => touches(one, span))) continue
    const by = inCaseOf(match, query)
    spans.push({ ...span, by })
    after += text.slice(end, index) + by
    end = span.end
  }
  after += text.slice(end)
  return after === text ? undefined : { after, spans }
}

/** The parts of a text that are a name, in any case. */
export function spansOf(text: string, name: string): TextSpan[] {
  const pattern = patternFor({ find: name, replace: '', wholeWord: true })
  return Array.from(text.matchAll(pattern), ({ 0: match, index }) => ({
    start: index,
    end: index + match.length,
  }))
}
