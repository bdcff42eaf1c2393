import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { useEditor } from '../state/editorContext.ts'
import { LaunchForm } from './LaunchForm.tsx'
import { MissingValues } from './MissingValues.tsx'
import { PagesToRead } from './PagesToRead.tsx'
import styles from './Questions.module.css'

type Props = {
  /** The answer that is open, '' for none; left out: the first that is missing. */
  current: string | undefined
  setCurrent(key: string): void
}

/** The screen of the launch: the questions to answer, the pages to read and the values to add. */
export function Questions(props: Props) {
  const { queries } = useEditor()
  const list = useAnswer(queries.questions)
  if (list === undefined) return <p role="status">{editorWords.loadingQuestions}</p>
  return (
    <div className={styles.questions}>
      <LaunchForm {...props} list={list} />
      <PagesToRead pages={list.pages} />
      <MissingValues missing={list.missing} />
    </div>
  )
}
