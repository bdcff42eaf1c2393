import { fillTemplates } from './fillTemplate.ts'
import type { ValueWriting } from './textRuns.ts'

/** A label with its text: `Colour: White`. */
export function labelledText(
  { label, text: value }: { label: string; text: string },
  { writing }: { writing: Pick<ValueWriting, 'labelled'> },
): string {
  return fillTemplates(writing.labelled, { label, value })
}
