import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceSign } from '../shared/SourceNotes.tsx'
import styles from './ComparisonTable.module.css'
import type { ComparedRow } from './rows.ts'

type Props = {
  pages: readonly { path: string }[]
  rows: readonly ComparedRow[]
  /** Shown above the rows; undefined if a single product is shown. */
  heading: string | undefined
  /** Read aloud for an empty cell, which has a dash. */
  unstated: string
  /** Shown in an empty cell in place of the dash. */
  askFor?: string
  signs: ReadonlyMap<string, string>
  /** True if a label is beside its values, not above them. */
  isBeside: boolean
}

/** The rows of a tier, or those that decide: for each property, the values of every product. */
export function TierRows(props: Props) {
  const { rows, pages, heading, unstated, askFor, signs, isBeside } = props
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
      {rows.map(({ property, label, tier, cells }) => {
        const values = cells.map((lines, column) => (
          <td key={pages[column]?.path}>
            {lines.length === 0 &&
              (askFor === undefined ? (
                <Unstated text={unstated} />
              ) : (
                <span className="soft">{askFor}</span>
              ))}
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

/** "Not stated": a dash, read aloud as words. */
function Unstated({ text }: { text: string }) {
  return (
    <span className="soft">
      <span aria-hidden="true">–</span>
      <span className="heard">{text}</span>
    </span>
  )
}
