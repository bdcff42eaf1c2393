import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceSign } from '../shared/SourceNotes.tsx'
import styles from './ComparisonTable.module.css'
import type { ComparedRow } from './rows.ts'

type Props = {
  pages: readonly { path: string }[]
  rows: readonly ComparedRow[]
  /** Shown above the rows; undefined if a single product is shown. */
  heading: string | undefined
  unstated: string
  signs: ReadonlyMap<string, string>
  /** True if a label is beside its values, not above them. */
  isBeside: boolean
}

/** The rows of a tier, or those that decide: for each property, the values of every product. */
export function TierRows({ rows, pages, heading, unstated, signs, isBeside }: Props) {
  return (
    <>
      {rows.length > 0 && heading !== undefined && (
        <tbody className={styles.tier}>
          <tr>
            <th scope="rowgroup" colSpan={isBeside ? pages.length + 1 : pages.length}>
              {heading}
            </th>
          </tr>
        </tbody>
      )}
      {rows.map(({ property, label, tier, cells, decides }) => {
        const values = cells.map((lines, column) => (
          <td key={pages[column]?.path}>
            {lines.length === 0 && <Unstated text={unstated} isInWords={decides === true} />}
            {lines.map((line) => (
              <div key={line.text}>
                <TextRuns runs={line.runs} />
                <SourceSign source={line.source} signs={signs} />
              </div>
            ))}
          </td>
        ))
        return (
          <tbody key={property} data-tier={tier}>
            {isBeside ? (
              <tr>
                <th scope="row">{label}</th>
                {values}
              </tr>
            ) : (
              <>
                <tr>
                  <th scope="rowgroup" colSpan={pages.length}>
                    {label}
                  </th>
                </tr>
                <tr>{values}</tr>
              </>
            )}
          </tbody>
        )
      })}
    </>
  )
}

/**
 * A dash, read aloud as words.
 * @param isInWords written as words: beside "Gets hot in the sun", a dash looks like the better product
 */
function Unstated({ text, isInWords }: { text: string; isInWords: boolean }) {
  if (isInWords) return <span className="soft">{text}</span>
  return (
    <span className="soft">
      <span aria-hidden="true">–</span>
      <span className="heard">{text}</span>
    </span>
  )
}
