import { splitLines, type TextRun, textOfRuns } from '../../catalogue/textRuns.ts'
import { TextRuns } from './TextRuns.tsx'

/** The main figures of a product, each with its label in a paragraph of its own. */
export function FigureLines({ runs = [] }: { runs?: readonly TextRun[] | undefined }) {
  return splitLines(runs).map((line) => (
    <p key={textOfRuns(line)} className="soft">
      <TextRuns runs={line} />
    </p>
  ))
}
