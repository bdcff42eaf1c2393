import type { TextRun } from '../../model/catalogue/textOf.ts'

/** Runs of text; a browser's translator leaves alone what is the same in every language. */
export function TextRuns({ runs }: { runs: readonly TextRun[] }) {
  return runs.map(({ text, fixed }, i) => (
    <span key={String(i)} translate={fixed ? 'no' : undefined}>
      {text}
    </span>
  ))
}
