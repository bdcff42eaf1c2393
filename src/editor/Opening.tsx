import { useCallback, useEffect, useState } from 'react'
import { words } from '../edit/words.ts'
import { type Kept, readKept } from './drafts.ts'
import { Editor } from './Editor.tsx'
import styles from './Opening.module.css'
import type { Storage, Stored } from './storage.ts'

type Props = {
  storage: Storage
  /** Two editors at once would write their drafts over each other's. */
  alone: boolean
}

/** Opens the catalogue, or says why it cannot. */
export function Opening({ storage, alone }: Props) {
  const [all, setAll] = useState<[Stored, Kept]>()
  const [fault, setFault] = useState<string>()
  const open = useCallback(() => {
    setFault(undefined)
    Promise.all([storage.read(), readKept(storage)]).then(setAll, (error: Error) =>
      setFault(error.message),
    )
  }, [storage])
  useEffect(() => {
    if (alone) open()
    else setFault(words.elsewhere)
  }, [alone, open])
  if (all !== undefined) return <Editor storage={storage} opened={all[0]} kept={all[1]} />
  return (
    <main className={styles.opening}>
      <h1>{words.title}</h1>
      <p role="status">{fault === undefined ? words.opening : `${words.notOpened} ${fault}`}</p>
      {fault !== undefined && (
        <button type="button" onClick={alone ? open : () => location.reload()}>
          {words.again}
        </button>
      )}
      {fault !== undefined && storage.leave && (
        <button type="button" onClick={storage.leave}>
          {words.leave}
        </button>
      )}
    </main>
  )
}
