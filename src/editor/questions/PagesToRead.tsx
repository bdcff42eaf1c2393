import type { LaunchList } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { EntryButton } from '../controls/Button.tsx'
import { useEditor } from '../state/editorContext.ts'
import styles from './Questions.module.css'

/** The pages and lists that somebody has to read, with those that were read. */
export function PagesToRead({ pages }: Pick<LaunchList, 'pages'>) {
  const { open } = useEditor()
  if (pages.length === 0) return null
  const read = pages.filter(({ isRead }) => isRead).length
  return (
    <section>
      <h2>{launchWords.pages}</h2>
      <p>{launchWords.pagesRead(read, pages.length)}</p>
      <ul>
        {pages.map(({ file, name, state, isRead }) => (
          <li key={file}>
            <EntryButton onClick={() => open(file)}>
              <strong>{name}</strong>
              <span className={isRead ? styles.given : undefined}>{state}</span>
            </EntryButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
