import { useCallback, useEffect, useState } from 'react'
import { Button } from './Button.tsx'
import type { CatalogueClient } from './catalogueClient.ts'
import { Editor } from './Editor.tsx'
import { words } from './edit/words.ts'
import styles from './OpenCatalogue.module.css'
import type { Storage, Stored } from './storage.ts'
import { readUnsavedChanges, type Unsaved } from './unsavedChanges.ts'

type Props = {
  storage: Storage
  catalogue: CatalogueClient
  /** The first read; left out where a second tab would overwrite the unsaved changes of the first. */
  first?: Promise<Stored>
}

/** Opens the catalogue in the editor, or shows why it cannot. */
export function OpenCatalogue({ storage, catalogue, first }: Props) {
  const [opened, setOpened] = useState<[Stored, Unsaved]>()
  const [fault, setFault] = useState<string>()
  const open = useCallback(
    (reading: Promise<Stored>) => {
      setFault(undefined)
      Promise.all([reading, readUnsavedChanges(storage)]).then(
        (both) => setOpened((before) => before ?? both),
        (error: Error) => setFault(error.message),
      )
    },
    [storage],
  )
  useEffect(() => {
    if (first !== undefined) open(first)
    else setFault(words.otherTab)
  }, [first, open])
  if (opened !== undefined)
    return <Editor storage={storage} catalogue={catalogue} opened={opened[0]} unsaved={opened[1]} />
  return (
    <main className={styles.opening}>
      <h1>{words.title}</h1>
      <p role="status">{fault === undefined ? words.opening : `${words.notOpened} ${fault}`}</p>
      {fault !== undefined && (
        <Button
          label={words.again}
          onClick={() => (first ? open(storage.read()) : location.reload())}
        />
      )}
      {fault !== undefined && storage.signOut && (
        <Button label={words.leave} onClick={storage.signOut} />
      )}
    </main>
  )
}
