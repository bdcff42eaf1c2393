import { useState } from 'react'
import { slugOf } from '../../catalogue/path.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { TaskMenu } from '../controls/TaskMenu.tsx'
import type { ContentsEntry } from '../edit/chapters.ts'
import { editorWords } from '../edit/editorWords.ts'
import { screenOf } from '../edit/fileParts.ts'
import { publishWords } from '../edit/publishWords.ts'
import { tasksFor } from '../edit/taskForms.ts'
import { ProblemCount, ProblemLines } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import styles from './PageHead.module.css'

type Props = {
  entry?: ContentsEntry
  file: string
  draft?: DraftCatalogue
  /** Opens what has changed in it, and when. */
  onHistory(): void
}

/** The head of a form: the page, its addresses, how much is wrong, and the tasks for all of it. */
export function PageHead({ entry, file, draft, onHistory }: Props) {
  const { report, paused, nameOf, open, startTask } = useEditor()
  const [isListShown, setListShown] = useState(false)
  const problems = report?.problems.filter(
    (problem) => screenOf(problem.file, problem.pointer) === file,
  )
  const slug = slugOf(entry?.path ?? '')
  const pageTasks = draft === undefined ? [] : tasksFor(slug, paused, draft)
  const shortAddresses = Object.entries(draft?.aliases ?? {}).flatMap(([address, path]) =>
    path === entry?.path ? [address] : [],
  )
  const items = [
    ...pageTasks.map(({ label }) => ({ label, run: () => startTask(label, slug) })),
    ...shortAddresses.map((address) => ({
      label: editorWords.removeShortAddress(address),
      run: () => startTask(editorWords.removeAlias, slugOf(address)),
    })),
    { label: editorWords.allShortAddresses, run: () => open(sharedFilePath('aliases')) },
    { label: publishWords.history.heading, run: onHistory },
  ]
  return (
    <div className={styles.head}>
      <h1>{entry?.name ?? nameOf(file)}</h1>
      <p>
        {entry?.path !== undefined && <span>{entry.path}</span>}
        {shortAddresses.length > 0 && <span>{editorWords.alsoAt(shortAddresses.join(', '))}</span>}
        {problems === undefined ? (
          <span>{editorWords.lookingThrough}</span>
        ) : (
          <ProblemCount
            problems={problems}
            isShown={isListShown}
            onShow={() => setListShown(!isListShown)}
          />
        )}
      </p>
      {isListShown && problems !== undefined && (
        <div className={styles.problems}>
          <ProblemLines problems={problems} />
        </div>
      )}
      {entry?.path !== undefined && <TaskMenu items={items} />}
    </div>
  )
}
