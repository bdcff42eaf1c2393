import { textOf } from '../../model/catalogue/textOf.ts'
import styles from './SpecificationTable.module.css'
import type { LineView, TableView } from './tableView.ts'

/** Shorter texts are not wrapped, so that on a narrow screen the long cells are. */
const SHORT = 13

function classOf(texts: readonly string[]): string | undefined {
  return texts.every((text) => text.length <= SHORT) ? styles.short : undefined
}

function textOfLine({ variant, written }: LineView): string {
  return `${variant === undefined ? '' : `${textOf(variant.written)}: `}${textOf(written)}`
}

/** The technical specification: one row for each property, or for each variant. */
export function SpecificationTable({ table }: { table: TableView }) {
  const columns = table.columns.length - 1
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
              {cells.map(({ property, lines }) => {
                const texts = lines.map(textOfLine)
                return (
                  <td
                    key={property}
                    className={classOf(texts)}
                    // A value for all variants spans the columns of all of them.
                    colSpan={cells.length < columns ? columns : undefined}
                  >
                    {texts.length === 1 ? texts : texts.map((text) => <div key={text}>{text}</div>)}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
