import type { TableView } from '../../catalogue/productTable.ts'
import type { SourceView } from '../../catalogue/view.ts'

const signs = ['*', '†', '‡', '§']

/** `*`, `†` ... and, where these are used up, `**` */
function signAt(i: number): string {
  return (signs[i % signs.length] ?? '*').repeat(1 + Math.floor(i / signs.length))
}

/** The source that most of some values have; of as many the first. */
export function commonSource(all: readonly (SourceView | undefined)[]): SourceView | undefined {
  const counts = new Map<string, { source: SourceView; count: number }>()
  for (const source of all) {
    if (source === undefined) continue
    counts.set(source.text, { source, count: (counts.get(source.text)?.count ?? 0) + 1 })
  }
  const [first, ...rest] = counts.values()
  return rest.reduce((most, one) => (most && most.count >= one.count ? most : one), first)?.source
}

/**
 * Where the values of a table come from.
 * @returns the source of each, the one that most have, and the one said below the table: nothing is said
 *   below a table without a figure
 */
export function tableSources({ rows }: Pick<TableView, 'rows'>) {
  const lines = rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
  const sources = lines.map(({ source }) => source)
  const common = commonSource(sources)
  const hasFigure = lines.some(({ written }) => written.some(({ figure }) => figure !== undefined))
  return { sources, common, note: hasFigure ? common : undefined }
}

/**
 * The signs behind values whose source is another than that of the values beside them.
 * @returns what each source says -> its sign
 */
export function sourceSigns(
  all: readonly (SourceView | undefined)[],
  common: SourceView | undefined,
): ReadonlyMap<string, string> {
  const texts = new Set(all.flatMap((one) => one?.text ?? []))
  texts.delete(common?.text ?? '')
  return new Map([...texts].map((text, i) => [text, signAt(i)] as const))
}
