import { useCallback, useEffect, useState } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import { Editor } from './Editor.tsx'
import { words } from './edit/words.ts'
import styles from './OpenCatalogue.module.css'
import type { Storage, Stored } from './storage.ts'
import { readUnsavedChanges, type Unsaved } from './unsavedChanges.ts'

type Props = {
  storage: Storage
  catalogue: CatalogueClient
  /**
   * What it holds, asked for already. Left out where another tab has it open: two editors at once would
   * write their drafts over each other's.
   */
  first?: Promise<Stored>
}

/** Opens the catalogue, or says why it cannot. */
export function OpenCatalogue({ storage, catalogue, first }: Props) {
  const [all, setAll] = useState<[Stored, Unsaved]>()
  const [fault, setFault] = useState<string>()
  const open = useCallback(
    (reading: Promise<Stored>) => {
      setFault(undefined)
      Promise.all([reading, readUnsavedChanges(storage)]).then(
        (opened) => setAll((before) => before ?? opened),
        (error: Error) => setFault(error.message),
      )
    },
    [storage],
  )
  useEffect(() => {
    if (first !== undefined) open(first)
    else setFault(words.otherTab)
  }, [first, open])
  if (all !== undefined)
    return <Editor storage={storage} catalogue={catalogue} opened={all[0]} kept={all[1]} />
  return (
    <main className={styles.opening}>
      <h1>{words.title}</h1>
      <p role="status">{fault === undefined ? words.opening : `${words.notOpened} ${fault}`}</p>
      {fault !== undefined && (
        <button type="button" onClick={() => (first ? open(storage.read()) : location.reload())}>
          {words.again}
        </button>
      )}
      {fault !== undefined && storage.signOut && (
        <button type="button" onClick={storage.signOut}>
          {words.leave}
        </button>
      )}
    </main>
  )
}
