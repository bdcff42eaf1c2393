import type { TextRun } from '../../catalogue/textRuns.ts'
import { ColourChip } from './ColourChip.tsx'
import styles from './TextRuns.module.css'

/** Runs of text. Runs that are the same in every language are excluded from the browser's translation. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, fixed, chip, bold, unbroken }, i) => {
    const Run = bold ? 'b' : 'span'
    return (
      <Run
        key={String(i)}
        translate={fixed ? 'no' : undefined}
        className={unbroken && styles.unbroken}
      >
        {chip !== undefined && <ColourChip colour={chip} />}
        {text}
      </Run>
    )
  })
}
