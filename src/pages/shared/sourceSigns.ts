import type { TableView } from '../../catalogue/productTable.ts'
import type { SourceView } from '../../catalogue/view.ts'

const signs = ['*', '†', '‡', '§']

/** `*`, `†` and so on; when all are used, `**` */
function signAt(index: number): string {
  return (signs[index % signs.length] ?? '*').repeat(1 + Math.floor(index / signs.length))
}

/** The most frequent source; the first one if several are equally frequent. */
export function commonSource(sources: readonly (SourceView | undefined)[]): SourceView | undefined {
  const counts = new Map<string, { source: SourceView; count: number }>()
  for (const source of sources) {
    if (source === undefined) continue
    counts.set(source.text, { source, count: (counts.get(source.text)?.count ?? 0) + 1 })
  }
  let common: { source: SourceView; count: number } | undefined
  for (const entry of counts.values()) {
    if (common === undefined || entry.count > common.count) common = entry
  }
  return common?.source
}

/** The notes about sources: the most frequent source, and the signs of the others. */
type SourceNotesView = {
  source?: SourceView
  /** The text of each other source, with its sign. */
  signs: readonly (readonly [text: string, sign: string])[]
}

/** The notes below a table; the most frequent source is left out if the table has no figure. */
export function tableNotes({ rows }: Pick<TableView, 'rows'>): SourceNotesView {
  const lines = rows.flatMap(({ cells }) => cells.flatMap(({ lines }) => lines))
  const sources = lines.map(({ source }) => source)
  const common = commonSource(sources)
  const hasFigure = lines.some(({ written }) => written.some(({ figure }) => figure !== undefined))
  const signs = [...sourceSigns(sources, common)]
  return { ...(hasFigure && common !== undefined && { source: common }), signs }
}

/**
 * The notes below claims. The most frequent source is left out if the table's note says the same and
 * it is neither guidance nor confirmed.
 */
export function claimNotes(
  sources: readonly SourceView[],
  table: SourceNotesView,
): SourceNotesView {
  const common = commonSource(sources)
  const signs = [...sourceSigns(sources, common)]
  const isRepeated = common?.text === table.source?.text && !common?.guidance && !common?.confirmed
  return { ...(common !== undefined && !isRepeated && { source: common }), signs }
}

/**
 * The signs for values that do not have the common source.
 * @returns text of a source -> its sign
 */
export function sourceSigns(
  sources: readonly (SourceView | undefined)[],
  common: SourceView | undefined,
): ReadonlyMap<string, string> {
  const texts = new Set(sources.flatMap((source) => source?.text ?? []))
  texts.delete(common?.text ?? '')
  return new Map([...texts].map((text, index) => [text, signAt(index)] as const))
}
