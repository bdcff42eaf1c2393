import { listFormat } from './intl.ts'
import { ownValue } from './ownValue.ts'
import type { Vocabulary } from './schemas/properties.ts'

// Separate from formatValue.ts, because pages get formatted values and load no units.

/**
 * A run of text. It is `fixed` if it is the same in every language: a figure, a grade, a trade mark.
 * `chip` is the confirmed value of a colour, `#rrggbb`.
 */
export type TextRun = { text: string; fixed: boolean; chip?: string }

/** The only part of a formatted value that joining needs. */
type Written = { runs: readonly TextRun[] }

/** The rules by which a language joins formatted values. */
export type ValueWriting = Pick<Vocabulary, 'language'> &
  Pick<Vocabulary['writing'], 'labelled' | 'named'>

/** The part of a vocabulary that joins formatted values. */
export function valueWriting({ language, writing }: Vocabulary): ValueWriting {
  return { language, labelled: writing.labelled, named: writing.named }
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

/** Joins items, each a list of runs, as the language writes lists. */
export function listRuns(items: readonly (readonly TextRun[])[], language: string): TextRun[] {
  const parts = listFormat(language).formatToParts(items.map((_, i) => String(i)))
  return joinRuns(
    parts.flatMap(({ type, value }): readonly (TextRun | string)[] =>
      type === 'literal' ? [value] : (items[Number(value)] ?? []),
    ),
  )
}

/** Joins texts to a list in a language: `a, b, c`. */
export function joinList(texts: readonly string[], language: string): string {
  return listFormat(language).format(texts)
}

/**
 * Joins formatted words and figures to a list.
 * @param label the variant that they apply to, written before them: `5 rib: 1095 mm`
 */
export function formattedRuns(
  written: readonly Written[],
  { language, labelled }: ValueWriting,
  label?: readonly Written[],
): TextRun[] {
  const join = (values: readonly Written[]) =>
    listRuns(
      values.map(({ runs }) => runs),
      language,
    )
  const value = join(written)
  return label === undefined ? value : fillRuns(labelled, { label: join(label), value })
}

/** Runs as plain text. */
export function textOfRuns(runs: readonly TextRun[]): string {
  return runs.map(({ text }) => text).join('')
}

/** Formatted words and figures as plain text. */
export function formattedText(written: readonly Written[], language: string): string {
  return joinList(
    written.map(({ runs }) => textOfRuns(runs)),
    language,
  )
}
