import { useRef } from 'react'
import { editorWords } from '../edit/editorWords.ts'
import { Button } from './Button.tsx'
import styles from './TaskMenu.module.css'

type Props = {
  /** Its name, if "This page" does not say what it is about. */
  label?: string
  items: readonly { label: string; run(): void }[]
}

/** A menu of the tasks for a whole page or address. */
export function TaskMenu({ label, items }: Props) {
  const menu = useRef<HTMLDetailsElement>(null)
  return (
    <details
      ref={menu}
      className={styles.menu}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || menu.current?.open !== true) return
        menu.current.open = false
        menu.current.querySelector('summary')?.focus()
      }}
    >
      <summary aria-label={label}>{label === undefined ? editorWords.thisPage : '…'}</summary>
      <ul>
        {items.map(({ label, run }) => (
          <li key={label}>
            <Button
              label={label}
              onClick={() => {
                if (menu.current !== null) menu.current.open = false
                run()
              }}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}
