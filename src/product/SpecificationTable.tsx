import type { TableView } from '../catalogue/view/types.ts'

/** The technical specification: one row a property, its name in the row's header cell. */
export function SpecificationTable({ table }: { table: TableView }) {
  return (
    <section>
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
            <tr key={name?.join()}>
              <th scope="row">{name?.join(', ')}</th>
              {cells.map((lines, column) => (
                <td key={table.columns[column + 1]}>
                  {lines.map((line) => (
                    <div key={line}>{line}</div>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
