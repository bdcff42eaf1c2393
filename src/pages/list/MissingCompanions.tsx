import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { Companion } from '../../catalogue/schemas/properties.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import styles from './BuyersList.module.css'

type Props = {
  missing: readonly Companion[]
  words: ListPageWords
  /** Called with the sentence that asks for all of them. */
  onAdd: (text: string) => void
}

/** One line: the companions that the list lacks, and a button that asks for them. */
export function MissingCompanions({ missing, words, onAdd }: Props) {
  const { goesWith, writing } = words
  const [added, setAdded] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  // They are missing again, so the note does not have them.
  if (added && missing.length > 0) setAdded(false)
  const [before = '', after = ''] = goesWith.missing.split('{parts}')

  function add(): void {
    const names = missing.map(({ name }) => name)
    flushSync(() => {
      onAdd(fillTemplate(goesWith.note, 'parts', joinList(names, writing.lists)))
      setAdded(true)
    })
    // The button has disappeared.
    line.current?.focus()
  }

  return (
    <div className={styles.companions}>
      {missing.length === 0 ? (
        added && (
          <p ref={line} role="status" tabIndex={-1}>
            {goesWith.added}
          </p>
        )
      ) : (
        <p>
          {before}
          {missing.map(({ name, path }) => (
            <span key={name} className={styles.companion}>
              {path === undefined ? name : <PathLink path={path}>{name}</PathLink>}
            </span>
          ))}
          {after}{' '}
          <button type="button" className="button plain" onClick={add}>
            {goesWith.add}
          </button>
        </p>
      )}
    </div>
  )
}
