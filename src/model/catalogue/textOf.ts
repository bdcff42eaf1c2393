import type { FormattedPiece, FormattedValue } from './formatValue.ts'

// Apart from the formatting itself: pages are given formatted values, and load no units.

/** Written words and figures as plain text, with commas between them. */
export function textOf(written: readonly FormattedValue[]): string {
  return written.map(({ parts }) => parts.map(textOfPiece).join('')).join(', ')
}

/** One piece as plain text. */
function textOfPiece(part: FormattedPiece): string {
  if ('words' in part) return part.words
  return 'number' in part ? part.number : part.unit
}
