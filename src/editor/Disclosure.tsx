import { type ReactNode, useState } from 'react'
import styles from './Disclosure.module.css'

/** What is asked for now and then, made when it is opened. */
export function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.fold} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  )
}
