import type { TableView } from '../../catalogue/productTable.ts'
import { runsOf, textOfRuns, type ValueWriting } from '../../catalogue/textOf.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { TextRuns } from '../../ui/text/TextRuns.tsx'
import { SourceNotes, SourceSign } from '../shared/SourceNotes.tsx'
import { sourceSigns, tableSources } from '../shared/sourceSigns.ts'
import type { FullView } from './fullKind.ts'
import styles from './SpecificationTable.module.css'

/** Shorter texts are not wrapped, so that on a narrow screen the long cells are. */
const SHORT = 13

function classOf(texts: readonly string[]): string | undefined {
  return texts.every((text) => text.length <= SHORT) ? styles.short : undefined
}

type Props = Pick<FullView, 'questions'> & {
  table: TableView
  words: LayoutView['product']['table']
  writing: ValueWriting
}

/**
 * The technical specification: one row for each property, or for each variant. The properties that have to
 * be asked share the last row, and what is not in the table stands below it.
 */
export function SpecificationTable({ table, questions, words, writing }: Props) {
  const columns = table.columns.length - 1
  const { unknown, unlisted } = questions
  const [open] = table.rows.filter((row) => row.unknown)
  const { sources, common, note } = tableSources(table)
  const signs = sourceSigns(sources, common)
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
          {table.rows
            .filter((row) => !row.unknown)
            .map(({ name, variant, cells }) => (
              <tr key={name}>
                <th scope="row" className={classOf([name])}>
                  {variant === undefined ? (
                    name
                  ) : (
                    <TextRuns runs={runsOf(variant.written, writing)} />
                  )}
                </th>
                {cells.map(({ property, lines }) => {
                  const values = lines.map(({ variant, written, source }) => {
                    const runs = runsOf(written, writing, variant?.written)
                    return { text: textOfRuns(runs), runs, source }
                  })
                  return (
                    <td
                      key={property}
                      className={classOf(values.map(({ text }) => text))}
                      // A value for all variants spans the columns of all of them.
                      colSpan={cells.length < columns ? columns : undefined}
                    >
                      {values.map(({ text, runs, source }) => (
                        <div key={text}>
                          <TextRuns runs={runs} />
                          <SourceSign source={source} signs={signs} />
                        </div>
                      ))}
                    </td>
                  )
                })}
              </tr>
            ))}
          {unknown && (
            <tr>
              <th scope="row">{unknown.text}</th>
              <td colSpan={columns}>
                <TextRuns runs={runsOf(open?.cells[0]?.lines[0]?.written ?? [], writing)} />{' '}
                <a href={unknown.href}>{words.ask}</a>
              </td>
            </tr>
          )}
        </tbody>
      </table>
      <SourceNotes source={note} signs={signs} />
      {unlisted && (
        <p className="soft">
          <span>{unlisted.text}</span> <a href={unlisted.href}>{words.ask}</a>
        </p>
      )}
    </div>
  )
}
