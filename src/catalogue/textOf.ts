import { listFormat } from './intl.ts'
import type { Vocabulary } from './schemas/properties.ts'

// Apart from the formatting itself: pages are given formatted values, and load no units.

/**
 * A run of text; `fixed` is the same in every language: a figure, a grade, a trade mark. A colour that
 * somebody has confirmed has its value, `#rrggbb`, as its `chip`.
 */
export type TextRun = { text: string; fixed: boolean; chip?: string }

/** A formatted word or figure, as far as it is put together with others. */
type Written = { runs: readonly TextRun[] }

/** How formatted values are put together in their language. */
export type ValueWriting = Pick<Vocabulary, 'language'> &
  Pick<Vocabulary['writing'], 'labelled' | 'named'>

/** What of a vocabulary puts formatted values together. */
export function valueWriting({ language, writing }: Vocabulary): ValueWriting {
  return { language, labelled: writing.labelled, named: writing.named }
}

/**
 * Runs one after another, in as few as there can be.
 * @param pieces a text without its kind is words; without letters, such as a comma, it belongs to the
 *   run before it
 */
export function joinRuns(pieces: readonly (TextRun | string)[]): TextRun[] {
  const runs: TextRun[] = []
  for (const piece of pieces) {
    const last = runs.at(-1)
    const run: TextRun =
      typeof piece === 'string'
        ? { text: piece, fixed: last?.fixed === true && !/\p{L}/u.test(piece) }
        : piece
    const { text, fixed, chip } = run
    if (last?.fixed === fixed && chip === undefined) {
      runs.splice(-1, 1, { ...last, text: last.text + text })
    } else if (text !== '') runs.push(run)
  }
  return runs
}

/** Replaces each `{name}` of a template by the runs of that name. */
export function fillRuns(
  template: string,
  places: Readonly<Record<string, readonly TextRun[]>>,
): TextRun[] {
  const pieces = template.split(/\{(\w+)\}/)
  return joinRuns(
    pieces.flatMap((piece, i): readonly (TextRun | string)[] =>
      i % 2 === 0 ? [piece] : (places[piece] ?? []),
    ),
  )
}

/** Runs as a list in a language. */
export function listRuns(all: readonly (readonly TextRun[])[], language: string): TextRun[] {
  const parts = listFormat(language).formatToParts(all.map((_, i) => String(i)))
  return joinRuns(
    parts.flatMap(({ type, value }): readonly (TextRun | string)[] =>
      type === 'literal' ? [value] : (all[Number(value)] ?? []),
    ),
  )
}

/** Texts as a list in a language: `a, b, c`. */
export function joinList(texts: readonly string[], language: string): string {
  return listFormat(language).format(texts)
}

/**
 * Formatted words and figures as a list.
 * @param of what they hold for, where that is said: `5 rib: 1095 mm`
 */
export function runsOf(
  written: readonly Written[],
  { language, labelled }: ValueWriting,
  of?: readonly Written[],
): TextRun[] {
  const listed = (values: readonly Written[]) =>
    listRuns(
      values.map(({ runs }) => runs),
      language,
    )
  const value = listed(written)
  return of === undefined ? value : fillRuns(labelled, { label: listed(of), value })
}

/** Runs as plain text. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Formatted words and figures as plain text. */
export function textOf(written: readonly Written[], language: string): string {
  return joinList(
    written.map(({ runs }) => textOfRuns(runs)),
    language,
  )
}
