import type { TableView } from '../views/types.ts'
import styles from './SpecificationTable.module.css'

/**
 * A line of a cell. What stands behind its no-break space is the unit (see `formatFigure`): the
 * units of a column stand under each other.
 */
function Line({ text }: { text: string }) {
  const at = text.lastIndexOf('\u00a0')
  if (at < 0) return <div>{text}</div>
  return (
    <div>
      {text.slice(0, at)}
      <span>{text.slice(at)}</span>
    </div>
  )
}

/** What is as short as this stands in one line, so that a narrow screen breaks the long cells. */
const SHORT = 13

function lineOf(lines: readonly string[] = []): string | undefined {
  return lines.every((line) => line.length <= SHORT) ? styles.short : undefined
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
          {table.rows.map(([name, ...cells]) => (
            <tr key={`${name}|${cells}`}>
              <th scope="row" className={lineOf(name)}>
                {name?.join(', ')}
              </th>
              {cells.map((lines, column) => (
                <td key={table.columns[column + 1]} className={lineOf(lines)}>
                  {lines.map((line) => (
                    <Line key={line} text={line} />
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
