import { getOrCreate } from '../../catalogue/memoize.ts'
import { problemSentence } from '../../catalogue/problem.ts'
import { Button } from '../controls/Button.tsx'
import { problemCounts } from '../edit/checkEdits.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import { useEditor } from '../state/editorContext.ts'
import styles from './ProblemList.module.css'

/** Problems of the same words; of warnings they say first that they stop nothing. */
function sentenceOf(problems: readonly FieldProblem[]): string {
  const [first] = problems
  const sentence = first === undefined ? '' : problemSentence(first)
  return problems.every(({ warning }) => warning) ? `${editorWords.mayStay} ${sentence}` : sentence
}

function groupBy<V>(all: readonly V[], keyOf: (one: V) => string): ReadonlyMap<string, V[]> {
  const groups = new Map<string, V[]>()
  for (const one of all) getOrCreate(groups, keyOf(one), () => []).push(one)
  return groups
}

/** A problem and the fields that have it: the sentence is shown once. */
function SameProblem({ problems }: { problems: readonly FieldProblem[] }) {
  const { nameOf, open, fixFile } = useEditor()
  const [first] = problems
  if (first === undefined) return null
  const nameOfField = ({ file, field }: FieldProblem) =>
    [nameOf(file), field].filter((name) => name !== '').join(': ')
  const fixable = [...new Set(problems.flatMap(({ file, fixable }) => (fixable ? [file] : [])))]
  const fix = fixable.length > 0 && (
    <Button label={editorWords.fix} onClick={() => fixable.forEach(fixFile)} />
  )
  if (problems.length === 1) {
    return (
      <>
        <button type="button" onClick={() => open(first.file, first.pointer)}>
          <strong>{nameOfField(first)}</strong> <span>{sentenceOf(problems)}</span>
        </button>
        {fix}
      </>
    )
  }
  return (
    <>
      <details>
        <summary className="fold">
          <span>
            <strong>{editorWords.places(problems.length)}</strong> {sentenceOf(problems)}
          </span>
        </summary>
        <ul>
          {problems.map((problem) => (
            <li key={`${problem.file} ${problem.pointer}`}>
              <Button
                label={nameOfField(problem)}
                onClick={() => open(problem.file, problem.pointer)}
              />
            </li>
          ))}
        </ul>
      </details>
      {fix}
    </>
  )
}

/** Problems, each a link to its field. The texts still to be written are one line for each file. */
export function ProblemLines({ problems }: { problems: readonly FieldProblem[] }) {
  const { nameOf, open } = useEditor()
  const unwritten = problems.filter(({ isUnwritten }) => isUnwritten)
  const byFile = groupBy(unwritten, ({ file }) => file)
  const rest = problems.filter(({ isUnwritten }) => !isUnwritten)
  // A list that is open stays open if its errors become warnings.
  const bySentence = groupBy(rest, problemSentence)
  if (problems.length === 0) return null
  return (
    <ul className={styles.problems}>
      {[...byFile].map(([file, texts]) => (
        <li key={file}>
          <button type="button" onClick={() => open(file, texts[0]?.pointer)}>
            <strong>{nameOf(file)}</strong> <span>{editorWords.unwritten(texts.length)}</span>
          </button>
        </li>
      ))}
      {[...bySentence].map(([sentence, same]) => (
        <li
          key={sentence}
          className={same.every(({ warning }) => warning) ? styles.doubt : undefined}
        >
          <SameProblem problems={same} />
        </li>
      ))}
    </ul>
  )
}

type CountProps = {
  problems: readonly FieldProblem[]
  /** Shows the list of several problems. */
  onShow(): void
  /** True if the list is open; left out if it opens on another screen. */
  isShown?: boolean
}

/** The number of problems, which leads to the field of a single one, and to the list of several. */
export function ProblemCount({ problems, onShow, isShown }: CountProps) {
  const { open } = useEditor()
  const counts = problemCounts({ problems })
  const label = editorWords.allProblems(...counts)
  const [errors] = counts
  const [first, ...others] = problems
  if (first === undefined) return <span>{label}</span>
  const isOne = others.length === 0
  return (
    <Button
      label={label}
      className={errors === 0 ? styles.doubtCount : styles.count}
      aria-expanded={isOne ? undefined : isShown}
      onClick={() => (isOne ? open(first.file, first.pointer) : onShow())}
    />
  )
}

/** The problems that the check reports: errors first, then warnings. */
export function ProblemList() {
  const { report } = useEditor()
  if (report === undefined) return <p>{editorWords.lookingThrough}</p>
  const warnings = report.problems.filter(({ warning }) => warning)
  return (
    <>
      <p>{editorWords.allProblems(...problemCounts(report))}</p>
      <ProblemLines problems={report.problems.filter(({ warning }) => !warning)} />
      {warnings.length > 0 && <p>{editorWords.warningsBelow}</p>}
      <ProblemLines problems={warnings} />
    </>
  )
}
