import { type ReactNode, useState } from 'react'
import styles from './Disclosure.module.css'

/** A closed section, whose content is rendered when it is opened. */
export function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  )
}
