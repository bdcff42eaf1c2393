import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { outlineOf } from '../check/outline.ts'
import { pointerOf } from '../check/pointer.ts'
import { PAGES } from '../model/catalogue/catalogueFiles.ts'
import { ChangeList } from './ChangeList.tsx'
import { Contents } from './Contents.tsx'
import type { CatalogueClient } from './catalogueClient.ts'
import { Decisions } from './Decisions.tsx'
import { Disclosure } from './Disclosure.tsx'
import { draftFor } from './draftFor.ts'
import styles from './Editor.module.css'
import { words } from './edit/words.ts'
import { FileForm } from './FileForm.tsx'
import { isInside } from './form.ts'
import { Preview } from './Preview.tsx'
import { ProblemList } from './ProblemList.tsx'
import { Publish } from './Publish.tsx'
import { normalizeText } from './preview/highlight.ts'
import type { Texts } from './session.ts'
import type { Storage, Stored } from './storage.ts'
import { Tasks } from './Tasks.tsx'
import { Toolbar } from './Toolbar.tsx'
import type { Unsaved } from './unsavedChanges.ts'
import { useEditor } from './useEditor.ts'
import { useKeys } from './useKeys.ts'

/** Comes when it is opened: it can write and read spreadsheets. */
const Sheets = lazy(() => import('./Sheets.tsx'))

type Panel = 'contents' | 'form' | 'page'
const panels: readonly Panel[] = ['contents', 'form', 'page']

type Props = { storage: Storage; catalogue: CatalogueClient; opened: Stored; kept: Unsaved }

/** The same set for the same files, so that nothing is drawn anew for it. */
function useFiles(files: readonly string[]): ReadonlySet<string> {
  const key = files.join('\n')
  return useMemo(() => new Set(key === '' ? [] : key.split('\n')), [key])
}

/** The editor: what there is, the form of what is chosen, and the page that it makes. */
export function Editor({ storage, catalogue, opened, kept }: Props) {
  const editing = useEditor(storage, catalogue, opened, kept)
  const { session, paused, chapters, judged, saved, now, shown } = editing
  const [panel, setPanel] = useState<Panel>('contents')
  const [file, setFile] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [entered, setEntered] = useState('')
  const [asked, setAsked] = useState<Texts>()
  // What visitors will read is shown before they do, and shown anew where it is another by then.
  const save = () => (storage.publishesOnSave ? setAsked(session.now) : void editing.save())
  useKeys(editing, save)

  const changed = useFiles([...session.unsaved.keys()])
  const problems = judged?.problems ?? []
  const wrong = useFiles(problems.flatMap(({ warning, file }) => (warning ? [] : [file])))
  const entries = useMemo(() => chapters.flatMap(({ entries }) => entries), [chapters])
  const byFile = useMemo(() => new Map(entries.map((entry) => [entry.file, entry])), [entries])
  const entry = byFile.get(file ?? '')
  const nameOf = (one: string) => byFile.get(one)?.name ?? one
  const names = useMemo(
    () => (file === undefined ? undefined : draftFor(paused, file)),
    [paused, file],
  )
  const lines = useMemo(
    () => (names === undefined ? [] : outlineOf(names, file).flatMap(({ lines }) => lines)),
    [names, file],
  )
  const here = lines.find(({ spot }) => {
    const pointer = pointerOf(spot)
    return isInside(entered, pointer) || isInside(pointer, entered)
  })

  const go = useCallback((to: string, pointer?: string): void => {
    setFile(to)
    setEntered('')
    setTarget(pointer)
    setPanel('form')
  }, [])

  /** Opens the field of a text that was clicked on the page. */
  function openFieldOf(text: string): void {
    const clicked = normalizeText(text)
    const said = lines.map((line) => ({ line, words: normalizeText(line.items.join(', ')) }))
    const exact = said.find(({ words }) => words === clicked)
    const label = said.find(({ line }) => normalizeText(line.label) === clicked)
    const found = (exact ?? label)?.line
    if (found !== undefined && file !== undefined) go(file, pointerOf(found.spot))
  }

  return (
    <div className={styles.editor} data-panel={panel}>
      <Toolbar editing={editing} storage={storage} onSave={save} />
      <Decisions
        editing={editing}
        nameOf={nameOf}
        asking={asked === session.now && session.unsaved.size > 0}
        onAnswered={() => setAsked(undefined)}
      />
      <div className={styles.columns}>
        <Contents chapters={chapters} current={file} changed={changed} wrong={wrong} onOpen={go} />
        <main className={styles.form}>
          <Disclosure
            name={judged ? words.allProblems(judged.problems.length) : words.lookingThrough}
          >
            <ProblemList editing={editing} nameOf={nameOf} onGo={go} />
          </Disclosure>
          <Disclosure name={words.tasks}>
            <Tasks
              files={now}
              texts={session.now}
              entries={entries}
              current={entry?.path?.slice(1)}
              onDone={(changed) => {
                editing.edit(changed)
                const pages = [...changed.keys()].filter((one) => one.startsWith(`${PAGES}/`))
                const page = pages.find((one) => changed.get(one) !== undefined)
                if (page !== undefined) go(page)
                else if (pages.some((one) => one === file)) setFile(undefined)
              }}
            />
          </Disclosure>
          <Disclosure name={words.sheets}>
            <Suspense>
              <Sheets files={now} texts={session.now} onDone={(changed) => editing.edit(changed)} />
            </Suspense>
          </Disclosure>
          <Disclosure name={words.changes}>
            <ChangeList before={saved} after={now} />
          </Disclosure>
          {storage.publishing !== undefined && (
            <Disclosure name={words.publish}>
              <Publish
                publishing={storage.publishing}
                saved={session.unsaved.size === 0}
                nameOf={nameOf}
              />
            </Disclosure>
          )}
          <h1>{entry?.name ?? words.title}</h1>
          {file === undefined || names === undefined ? (
            <p>{words.choose}</p>
          ) : (
            <FileForm
              key={file}
              file={file}
              draft={names}
              editing={editing}
              target={target}
              onArrived={() => setTarget(undefined)}
              onEntered={setEntered}
            />
          )}
        </main>
        <Preview
          catalogue={catalogue}
          shown={shown}
          current={judged?.complete !== false}
          path={entry?.path}
          edited={here?.items.join(', ') ?? ''}
          onNavigate={(path) => {
            const page = entries.find((one) => one.path === path)
            if (page !== undefined) go(page.file)
          }}
          onTextClick={openFieldOf}
        />
      </div>
      <nav className={styles.panels} aria-label={words.panels}>
        {panels.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={panel === one}
            onClick={() => setPanel(one)}
          >
            {words[one]}
          </button>
        ))}
      </nav>
    </div>
  )
}
