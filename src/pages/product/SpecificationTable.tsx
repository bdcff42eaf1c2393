import { Fragment } from 'react'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { RowView, TableView } from '../../catalogue/productTable.ts'
import {
  formattedRuns,
  type TextRun,
  textOfRuns,
  type ValueWriting,
} from '../../catalogue/textRuns.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import type { FullView } from './fullKind.ts'
import styles from './SpecificationTable.module.css'

type Props = Pick<FullView, 'requests' | 'notes'> & { table: TableView; writing: ValueWriting }

/** Figures are bold, words are not. */
function withBoldFigure({ figure, runs }: FormattedValue): { runs: readonly TextRun[] } {
  return { runs: figure ? runs.map((run) => ({ ...run, bold: true })) : runs }
}

/**
 * The technical specification: one row per property, or per variant. A row that only says "on
 * request" is a link that asks for it.
 */
export function SpecificationTable({ table, requests, notes, writing }: Props) {
  const columns = table.columns.length - 1
  const signs = new Map(notes.signs)

  function cell(
    { property, role, lines, rowSpan }: RowView['cells'][number],
    { name, cells }: RowView,
  ) {
    if (rowSpan === 0) return null
    const request = ownValue(requests, name)
    const values = lines.map(({ variant, written, source }) => {
      const runs = formattedRuns(written.map(withBoldFigure), writing, variant?.written)
      return { text: textOfRuns(runs), shown: <TextRuns runs={runs} />, source }
    })
    return (
      <td
        key={property}
        // A value that holds for all variants spans their columns.
        colSpan={cells.length < columns ? columns : undefined}
        rowSpan={rowSpan}
      >
        {values.map(({ text, shown, source }) => (
          // Lines of a width are the sheets of the drawing.
          <div key={text} data-role={role}>
            {request ? <a href={request}>{shown}</a> : shown}
            <SourceSign source={source} signs={signs} />
          </div>
        ))}
      </td>
    )
  }

  return (
    <div className={styles.specification}>
      <h2 id="specification">{table.heading}</h2>
      <table aria-labelledby="specification">
        <thead>
          <tr>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <Fragment key={row.name}>
              {row.group && (
                <tr>
                  <th scope="col" colSpan={columns + 1} className={styles.group}>
                    {row.group}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">
                  {row.variant ? (
                    <TextRuns runs={formattedRuns(row.variant.written, writing)} />
                  ) : (
                    row.name
                  )}
                </th>
                {row.cells.map((each) => cell(each, row))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <SourceNotes source={notes.source} signs={signs} />
    </div>
  )
}
