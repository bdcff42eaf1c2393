import { sentenceFor } from '../catalogue/problem.ts'
import { Button } from './Button.tsx'
import { type CheckReport, problemCounts } from './checkEdits.ts'
import { editorWords } from './edit/editorWords.ts'
import { useEditor } from './editorContext.ts'
import styles from './ProblemList.module.css'

function List({ problems }: Pick<CheckReport, 'problems'>) {
  const { nameOf, open, fixFile } = useEditor()
  return (
    <ul className={styles.problems}>
      {problems.map(({ file, pointer, field, message, fix, fixable, warning }) => {
        const sentence = sentenceFor('inForm', { message, fix })
        return (
          <li key={`${file} ${pointer} ${sentence}`} className={warning ? styles.doubt : undefined}>
            <button type="button" onClick={() => open(file, pointer)}>
              <strong>{[nameOf(file), field].filter((name) => name !== '').join(': ')}</strong>{' '}
              <span>{sentence}</span>
            </button>
            {fixable && <Button label={editorWords.fix} onClick={() => fixFile(file)} />}
          </li>
        )
      })}
    </ul>
  )
}

/** Everything that the check finds, each a link to its field; what may be right comes apart. */
export function ProblemList() {
  const { report, nameOf, open } = useEditor()
  if (report === undefined) return <p>{editorWords.lookingThrough}</p>
  const errors = report.problems.filter(({ warning, isUnwritten }) => !warning && !isUnwritten)
  const unwritten = report.problems.filter(({ isUnwritten }) => isUnwritten)
  const unwrittenFiles = [...new Set(unwritten.map(({ file }) => file))].map((file) => ({
    file,
    texts: unwritten.filter((text) => text.file === file),
  }))
  const warnings = report.problems.filter(({ warning }) => warning)
  return (
    <>
      <p>{editorWords.allProblems(...problemCounts(report))}</p>
      {unwritten.length > 0 && (
        <ul className={styles.problems}>
          {unwrittenFiles.map(({ file, texts }) => (
            <li key={file}>
              <button type="button" onClick={() => open(file, texts[0]?.pointer)}>
                <strong>{nameOf(file)}</strong> <span>{editorWords.unwritten(texts.length)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <List problems={errors} />
      {warnings.length > 0 && <p>{editorWords.warningsBelow}</p>}
      <List problems={warnings} />
    </>
  )
}
