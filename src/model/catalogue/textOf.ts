import type { Part, Written } from './written.ts'

// Apart from the formatting itself: pages are given formatted values, and load no units.

/** Written words and figures as plain text, with commas between them. */
export function textOf(written: readonly Written[]): string {
  return written.map(({ parts }) => parts.map(textOfPart).join('')).join(', ')
}

/** One piece as plain text. */
function textOfPart(part: Part): string {
  if ('words' in part) return part.words
  return 'number' in part ? part.number : part.unit
}
