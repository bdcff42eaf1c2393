import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import type { Companion } from '../../catalogue/schemas/properties.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import styles from './BuyersList.module.css'

type Props = {
  missing: readonly Companion[]
  words: ListPageWords
  /** Called with the sentence that asks for one of them. */
  onAdd: (text: string) => void
}

/** The companions that the list lacks: a button for each writes it into the note. */
export function MissingCompanions({ missing, words, onAdd }: Props) {
  const { goesWith, writing } = words
  /** The name of the one that was added last. */
  const [added, setAdded] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  // It is missing again, so the note does not have it.
  if (missing.some(({ name }) => name === added)) setAdded(undefined)

  function add(name: string): void {
    flushSync(() => {
      onAdd(fillTemplate(goesWith.note, 'parts', name))
      setAdded(name)
    })
    // The button has disappeared.
    status.current?.focus()
  }

  return (
    <div className={styles.companions}>
      {missing.length > 0 && (
        <>
          <p>{goesWith.missing}</p>
          <ul>
            {missing.map(({ name }) => (
              <li key={name}>
                <button
                  type="button"
                  className="button plain"
                  aria-label={fillTemplates(writing.labelled, { label: goesWith.add, value: name })}
                  onClick={() => add(name)}
                >
                  <span aria-hidden="true">+</span> <span>{name}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {added !== undefined && (
        <p ref={status} role="status" tabIndex={-1}>
          {fillTemplate(goesWith.added, 'part', added)}
        </p>
      )}
    </div>
  )
}
