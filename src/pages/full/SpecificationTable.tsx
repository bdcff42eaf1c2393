import { Fragment } from 'react'
import { textOf, textOfPart } from '../../catalogue/written.ts'
import styles from './SpecificationTable.module.css'
import type { LineView, TableView } from './table.ts'

/** A line of a cell; the units of a column stand under each other. */
function Line({ line: { of, written } }: { line: LineView }) {
  return (
    <div>
      {of !== undefined && `${textOf(of.written)}: `}
      {written.map(({ parts }, index) => (
        <Fragment key={textOf([{ parts }])}>
          {index > 0 && ', '}
          {parts.map((part) =>
            'unit' in part ? <span key="unit">{part.unit}</span> : textOfPart(part),
          )}
        </Fragment>
      ))}
    </div>
  )
}

/** What is as short as this stands in one line, so that a narrow screen breaks the long cells. */
const SHORT = 13

function classOf(texts: readonly string[]): string | undefined {
  return texts.every((text) => text.length <= SHORT) ? styles.short : undefined
}

function textOfLine({ of, written }: LineView): string {
  return textOf([...(of?.written ?? []), ...written])
}

/** The technical specification: one row a property, its name in the row's header cell. */
export function SpecificationTable({ table }: { table: TableView }) {
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
          {table.rows.map(({ name, cells }) => (
            <tr key={name}>
              <th scope="row" className={classOf([name])}>
                {name}
              </th>
              {cells.map(({ property, lines }) => (
                <td key={property} className={classOf(lines.map(textOfLine))}>
                  {lines.map((line) => (
                    <Line key={textOfLine(line)} line={line} />
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
