import { type CheckReport, problemCounts } from './checkEdits.ts'
import { words } from './edit/words.ts'
import styles from './ProblemList.module.css'
import type { Editing } from './useEditor.ts'

type Props = {
  editing: Pick<Editing, 'report' | 'fixFile'>
  nameOf(file: string): string
  onOpen(file: string, pointer: string): void
}

type ListProps = Omit<Props, 'editing'> & {
  problems: CheckReport['problems']
  onFix(file: string): void
}

function List({ problems, nameOf, onOpen, onFix }: ListProps) {
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, pointer, field, message, hint, fixable, warning }) => (
        <li key={`${file} ${pointer} ${message}`} className={warning ? styles.doubt : undefined}>
          <button type="button" onClick={() => onOpen(file, pointer)}>
            <strong>{[nameOf(file), field].filter((name) => name !== '').join(': ')}</strong>{' '}
            <span>
              {message}. {hint}
            </span>
          </button>
          {fixable && (
            <button type="button" onClick={() => onFix(file)}>
              {words.fix}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Everything that the check finds, each a link to its field; what may be right comes apart. */
export function ProblemList({ editing: { report, fixFile }, ...props }: Props) {
  if (report === undefined) return <p>{words.lookingThrough}</p>
  const errors = report.problems.filter(({ warning, isUnwritten }) => !warning && !isUnwritten)
  const texts = report.problems.filter(({ isUnwritten }) => isUnwritten)
  const unwritten = [...new Set(texts.map(({ file }) => file))].map((file) => ({
    file,
    open: texts.filter((text) => text.file === file),
  }))
  const warnings = report.problems.filter(({ warning }) => warning)
  return (
    <>
      <p>{words.allProblems(...problemCounts(report))}</p>
      {unwritten.length > 0 && (
        <ul className={styles.problems}>
          {unwritten.map(({ file, open }) => (
            <li key={file}>
              <button type="button" onClick={() => props.onOpen(file, open[0]?.pointer ?? '')}>
                <strong>{props.nameOf(file)}</strong> <span>{words.unwritten(open.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <List problems={errors} onFix={fixFile} {...props} />
      {warnings.length > 0 && <p>{words.warningsBelow}</p>}
      <List problems={warnings} onFix={fixFile} {...props} />
    </>
  )
}
