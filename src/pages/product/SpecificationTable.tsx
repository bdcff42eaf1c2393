import { ownValue } from '../../catalogue/ownValue.ts'
import type { RowView, TableView } from '../../catalogue/productTable.ts'
import { formattedRuns, textOfRuns, type ValueWriting } from '../../catalogue/textRuns.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import { sourceSigns, tableSources } from '../shared/sourceSigns.ts'
import type { FullView } from './fullKind.ts'
import styles from './SpecificationTable.module.css'

/** In characters. Texts up to this length are not wrapped, which leaves long cells more width. */
const SHORT = 13

function classOf(texts: readonly string[]): string | undefined {
  return texts.every((text) => text.length <= SHORT) ? styles.short : undefined
}

type Props = Pick<FullView, 'requests'> & { table: TableView; writing: ValueWriting }

/**
 * The technical specification: one row per property, or per variant. A row that only says "on
 * request" is a link that asks for it.
 */
export function SpecificationTable({ table, requests, writing }: Props) {
  const columns = table.columns.length - 1
  const { sources, common, note } = tableSources(table)
  const signs = sourceSigns(sources, common)

  function cell({ property, lines }: RowView['cells'][number], { name, cells }: RowView) {
    const request = ownValue(requests, name)
    const values = lines.map(({ variant, written, source }) => {
      const runs = formattedRuns(written, writing, variant?.written)
      return { text: textOfRuns(runs), runs, source }
    })
    return (
      <td
        key={property}
        className={classOf(values.map(({ text }) => text))}
        // A value that holds for all variants spans their columns.
        colSpan={cells.length < columns ? columns : undefined}
      >
        {values.map(({ text, runs, source }) => (
          <div key={text}>
            {request === undefined ? (
              <TextRuns runs={runs} />
            ) : (
              <a href={request}>
                <TextRuns runs={runs} />
              </a>
            )}
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
            <tr key={row.name}>
              <th scope="row" className={classOf([row.name])}>
                {row.variant === undefined ? (
                  row.name
                ) : (
                  <TextRuns runs={formattedRuns(row.variant.written, writing)} />
                )}
              </th>
              {row.cells.map((each) => cell(each, row))}
            </tr>
          ))}
        </tbody>
      </table>
      <SourceNotes source={note} signs={signs} />
    </div>
  )
}
