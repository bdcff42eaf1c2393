import { useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import styles from './OpenCatalogue.module.css'
import { takeCatalogue } from './oneTab.ts'

type Props = {
  /** The name of the storage. */
  name: string
  /** The reason for which the catalogue is not open in this tab. */
  why: string
}

/** Instead of the editor while another tab has the catalogue: two tabs would overwrite each other's changes. */
export function OtherTab({ name, why }: Props) {
  const [status, setStatus] = useState(why)
  async function takeOver(): Promise<void> {
    try {
      await takeCatalogue(name)
      location.reload()
    } catch {
      setStatus(editorWords.otherTabAsleep)
    }
  }
  return (
    <main className={styles.opening}>
      <h1>{editorWords.title}</h1>
      <p role="status">{status}</p>
      <Button label={editorWords.continueHere} onClick={() => void takeOver()} />
    </main>
  )
}
