import { ownValue } from './ownValue.ts'
import type { Vocabulary } from './schemas/properties.ts'

// Separate from formatValue.ts, because pages get formatted values and load no units.

/**
 * A run of text. It is `fixed` if it is the same in every language: a figure, a grade, a trade mark.
 * `chip` is the confirmed value of a colour, `#rrggbb`; `bold` marks a figure among words; `unbroken` is on one line
 * if it fits.
 */
export type TextRun = {
  text: string
  fixed: boolean
  chip?: string
  bold?: true
  unbroken?: true
}

/** The only part of a formatted value that joining needs. */
type Written = { runs: readonly TextRun[] }

/** The separators of a list: between two items, and of a longer list the first, the middle and the last one. */
export type ListSeparators = { pair: string; first: string; middle: string; last: string }

/** The rules by which a language joins formatted values. */
export type ValueWriting = Pick<Vocabulary, 'language'> &
  Pick<Vocabulary['writing'], 'labelled' | 'named'> & { lists: ListSeparators }

function templateRun(text: string, last: TextRun | undefined): TextRun {
  if (last === undefined || /\p{L}/u.test(text)) return { text, fixed: false }
  return { text, fixed: last.fixed, ...(last.bold && { bold: true }) }
}

/**
 * Concatenates runs and merges neighbours of the same kind.
 * @param pieces a plain string is translated text; without letters, such as a comma, it takes the kind
 *   of the run before it
 */
export function joinRuns(pieces: readonly (TextRun | string)[]): TextRun[] {
  const runs: TextRun[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const run = typeof piece === 'string' ? templateRun(piece, last) : piece
    const { text, fixed, chip, bold, unbroken } = run
    const isSameKind = last?.fixed === fixed && last.bold === bold && !last.unbroken && !unbroken
    if (isSameKind && chip === undefined) {
      runs.splice(-1, 1, { ...last, text: last.text + text })
    } else if (text !== '') runs.push(run)
  }
  return runs
}

/** Replaces each placeholder `{name}` of a template by the runs of that name. */
export function fillRuns(
  template: string,
  values: Readonly<Record<string, readonly TextRun[]>>,
): TextRun[] {
  const pieces = template.split(/\{(\w+)\}/)
  return joinRuns(
    pieces.flatMap((piece, i): readonly (TextRun | string)[] =>
      i % 2 === 0 ? [piece] : (ownValue(values, piece) ?? []),
    ),
  )
}

/** The separator before an item of a list; empty before the first item. */
function separatorBefore(i: number, count: number, lists: ListSeparators): string {
  if (i === 0) return ''
  if (count === 2) return lists.pair
  if (i === count - 1) return lists.last
  return i === 1 ? lists.first : lists.middle
}

/** Joins items, each a list of runs, as the language writes lists. */
export function listRuns(items: readonly (readonly TextRun[])[], lists: ListSeparators): TextRun[] {
  return joinRuns(
    items.flatMap((item, i): readonly (TextRun | string)[] => [
      separatorBefore(i, items.length, lists),
      ...item,
    ]),
  )
}

/** Joins texts to a list, as the language writes lists: `a, b, c`. */
export function joinList(texts: readonly string[], lists: ListSeparators): string {
  return texts.map((text, i) => separatorBefore(i, texts.length, lists) + text).join('')
}

/**
 * Joins formatted words and figures to a list.
 * @param label the variant that they apply to, written before them: `5 rib: 1095 mm`
 */
export function formattedRuns(
  written: readonly Written[],
  { lists, labelled }: ValueWriting,
  label?: readonly Written[],
): TextRun[] {
  const join = (values: readonly Written[]) =>
    listRuns(
      values.map(({ runs }) => runs),
      lists,
    )
  const value = join(written)
  return label === undefined ? value : fillRuns(labelled, { label: join(label), value })
}

/** Runs as plain text. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Formatted words and figures as plain text. */
export function formattedText(written: readonly Written[], lists: ListSeparators): string {
  return joinList(
    written.map(({ runs }) => textOfRuns(runs)),
    lists,
  )
}

/** The runs of each line of a text. */
export function splitLines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]]
  for (const run of runs) {
    for (const [i, text] of run.text.split('\n').entries()) {
      if (i > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.filter(({ length }) => length > 0)
}
