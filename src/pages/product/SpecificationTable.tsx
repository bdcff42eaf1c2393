import type { TableView } from '../../catalogue/productTable.ts'
import { formattedRuns, textOfRuns, type ValueWriting } from '../../catalogue/textRuns.ts'
import type { LayoutView } from '../../catalogue/view.ts'
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

type Props = Pick<FullView, 'questions'> & {
  table: TableView
  words: LayoutView['product']['table']
  writing: ValueWriting
}

/**
 * The technical specification: one row per property, or per variant. The properties that buyers have to
 * ask for share the last row; those that are not in the table are listed below it.
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
                    <TextRuns runs={formattedRuns(variant.written, writing)} />
                  )}
                </th>
                {cells.map(({ property, lines }) => {
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
                <TextRuns runs={formattedRuns(open?.cells[0]?.lines[0]?.written ?? [], writing)} />{' '}
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
