import type { TextRun } from '../../catalogue/textRuns.ts'
import { ColourChip } from './ColourChip.tsx'

/** Runs of text. Runs that are the same in every language are excluded from the browser's translation. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, fixed, chip, bold }, i) => {
    const Run = bold ? 'b' : 'span'
    return (
      <Run key={String(i)} translate={fixed ? 'no' : undefined}>
        {chip !== undefined && <ColourChip colour={chip} />}
        {text}
      </Run>
    )
  })
}
