import type { TextRun } from './textRuns.ts'

/** The text with a capital first letter. */
export function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** The formatted items of a value; a word or text at the beginning has a capital letter. */
export function capitalizeFirst<Item extends { figure?: unknown; runs: readonly TextRun[] }>(
  items: readonly Item[],
): Item[] {
  return items.map((item, i) => {
    if (i > 0 || item.figure !== undefined) return item
    return { ...item, runs: item.runs.map((run) => ({ ...run, text: capitalize(run.text) })) }
  })
}
