import { type TextRun, textOfRuns } from '../../catalogue/textRuns.ts'
import { TextRuns } from './TextRuns.tsx'

/** The runs of each line of a text. */
function splitLines(runs: readonly TextRun[]): TextRun[][] {
  const lines: TextRun[][] = [[]]
  for (const run of runs) {
    for (const [i, text] of run.text.split('\n').entries()) {
      if (i > 0) lines.push([])
      if (text !== '') lines.at(-1)?.push({ ...run, text })
    }
  }
  return lines.filter(({ length }) => length > 0)
}

/** The main figures of a product, each with its label in a paragraph of its own. */
export function FigureLines({ runs = [] }: { runs?: readonly TextRun[] | undefined }) {
  return splitLines(runs).map((line) => (
    <p key={textOfRuns(line)} className="soft">
      <TextRuns runs={line} />
    </p>
  ))
}
