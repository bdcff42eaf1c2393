import { useCallback, useEffect, useState } from 'react'
import { Button } from '../controls/Button.tsx'
import { editorWords } from '../edit/editorWords.ts'
import { Editor } from '../shell/Editor.tsx'
import { readUnsavedChanges, type Unsaved } from '../state/unsavedChanges.ts'
import type { Storage, Stored } from '../storage/storage.ts'
import type { CatalogueClient } from '../worker/catalogueClient.ts'
import styles from './OpenCatalogue.module.css'

type Props = {
  storage: Storage
  catalogue: CatalogueClient
  /** The catalogue, as it was first read. */
  first: Promise<Stored>
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
  useEffect(() => open(first), [first, open])
  if (opened !== undefined)
    return <Editor storage={storage} catalogue={catalogue} opened={opened[0]} unsaved={opened[1]} />
  return (
    <main className={styles.opening}>
      <h1>{editorWords.title}</h1>
      <p role="status">
        {fault === undefined ? editorWords.opening : `${editorWords.notOpened} ${fault}`}
      </p>
      {fault !== undefined && (
        <Button label={editorWords.again} onClick={() => open(storage.read())} />
      )}
      {fault !== undefined && storage.signOut && (
        <Button label={editorWords.leave} onClick={storage.signOut} />
      )}
    </main>
  )
}
