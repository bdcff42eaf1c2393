import { useEffect, useRef } from 'react'
import type { LaunchList } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { EntryButton } from '../controls/Button.tsx'
import { useEditor } from '../state/editorContext.ts'
import styles from './Questions.module.css'

/** The name of this list among the questions, which a page leads back to. */
export const PAGES_TO_READ = '/pages'

/** The pages and lists that somebody has to read, with those that were read. */
export function PagesToRead({ pages }: Pick<LaunchList, 'pages'>) {
  const { open, target, setTarget } = useEditor()
  const heading = useRef<HTMLHeadingElement>(null)
  const isTarget = target === PAGES_TO_READ
  useEffect(() => {
    if (!isTarget) return
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'start' })
    setTarget(undefined)
  }, [isTarget, setTarget])
  if (pages.length === 0) return null
  const read = pages.filter(({ isRead }) => isRead).length
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        {launchWords.pages}
      </h2>
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
