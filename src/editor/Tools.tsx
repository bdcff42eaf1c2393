import { lazy, type ReactNode, Suspense, useState } from 'react'
import { PAGES } from '../model/catalogue/catalogueFiles.ts'
import { ChangeList } from './ChangeList.tsx'
import type { CatalogueClient } from './catalogueClient.ts'
import { problemCounts } from './checkEdits.ts'
import type { Entry } from './contents.ts'
import { words } from './edit/words.ts'
import { ProblemList } from './ProblemList.tsx'
import { Publish } from './Publish.tsx'
import { publishWords } from './publishWords.ts'
import type { FileChanges } from './session.ts'
import type { Storage } from './storage.ts'
import { Tasks } from './Tasks.tsx'
import styles from './Tools.module.css'
import type { Editing } from './useEditor.ts'

/** Loaded when it is opened: it can write and read spreadsheets. */
const Sheets = lazy(() => import('./Sheets.tsx'))

const History = lazy(() => import('./history/History.tsx'))

/** A closed section, whose content is rendered when it is opened. */
function Disclosure({ name, children }: { name: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.disclosure} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{name}</summary>
      {open && children}
    </details>
  )
}

type Props = {
  editing: Editing
  storage: Storage
  catalogue: CatalogueClient
  entries: readonly Entry[]
  /** The file that is open. */
  current?: Entry
  nameOf(file: string): string
  /** Opens a file; undefined: closes the one that is open. */
  onOpen(file: string | undefined, pointer?: string): void
}

/** Above the form: what concerns the whole catalogue, each in a section of its own. */
export function Tools(props: Props) {
  const { editing, storage, catalogue, entries, current, nameOf, onOpen } = props
  const { session, report, saved, now, edit } = editing
  function applyTask(changed: FileChanges): void {
    edit(changed)
    const pages = [...changed.keys()].filter((file) => file.startsWith(`${PAGES}/`))
    const page = pages.find((file) => changed.get(file) !== undefined)
    if (page !== undefined) onOpen(page)
    else if (pages.some((file) => file === current?.file)) onOpen(undefined)
  }
  return (
    <>
      <Disclosure
        name={report ? words.allProblems(...problemCounts(report)) : words.lookingThrough}
      >
        <ProblemList editing={editing} nameOf={nameOf} onOpen={onOpen} />
      </Disclosure>
      <Disclosure name={words.tasks}>
        <Tasks
          files={now}
          texts={session.now}
          entries={entries}
          current={current?.path?.slice(1)}
          onApply={applyTask}
        />
      </Disclosure>
      <Disclosure name={words.sheets}>
        <Suspense>
          <Sheets files={now} texts={session.now} onApply={(changed) => edit(changed)} />
        </Suspense>
      </Disclosure>
      <Disclosure name={words.changes}>
        <ChangeList before={saved} after={now} />
      </Disclosure>
      <Disclosure name={publishWords.history.heading}>
        <Suspense>
          <History {...{ storage, editing, catalogue, current, nameOf }} />
        </Suspense>
      </Disclosure>
      {storage.publishing !== undefined && (
        <Disclosure name={words.publish}>
          <Publish
            storage={storage}
            publishing={storage.publishing}
            saved={session.unsaved.size === 0}
            nameOf={nameOf}
          />
        </Disclosure>
      )}
    </>
  )
}
