import { useMemo, useState } from 'react'
import { labelledValues } from '../check/labelledValues.ts'
import { pointerOf } from '../check/pointer.ts'
import { Contents } from './Contents.tsx'
import type { CatalogueClient } from './catalogueClient.ts'
import { contentsOf } from './contents.ts'
import { Decisions } from './Decisions.tsx'
import { draftFor } from './draftFor.ts'
import styles from './Editor.module.css'
import { words } from './edit/words.ts'
import { FileForm } from './FileForm.tsx'
import { isInside } from './form.ts'
import { LiveLine } from './live/LiveLine.tsx'
import { Preview } from './Preview.tsx'
import { normalizeText } from './preview/highlight.ts'
import { OthersProposals } from './propose/OthersProposals.tsx'
import { QUESTIONS, Questions } from './Questions.tsx'
import type { Texts } from './session.ts'
import type { Storage, Stored } from './storage.ts'
import { Toolbar } from './Toolbar.tsx'
import { Tools } from './Tools.tsx'
import type { Unsaved } from './unsavedChanges.ts'
import { useEditor } from './useEditor.ts'

type Panel = 'contents' | 'form' | 'page'
const panels: readonly Panel[] = ['contents', 'form', 'page']

const questionsChapter = {
  heading: words.questionsHeading,
  entries: [{ file: QUESTIONS, name: words.questions }],
}

type Props = { storage: Storage; catalogue: CatalogueClient; opened: Stored; unsaved: Unsaved }

/** The editor: the table of contents, the form of the chosen file, and its page. */
export function Editor({ storage, catalogue, opened, unsaved }: Props) {
  const editing = useEditor(storage, catalogue, opened, unsaved)
  const { session, paused, report, shown } = editing
  const [panel, setPanel] = useState<Panel>('contents')
  const [file, setFile] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [focused, setFocused] = useState('')
  const [question, setQuestion] = useState<string>()
  const [confirming, setConfirming] = useState<Texts>()
  // What visitors will read is shown first, and shown again where it has changed by then.
  const save = () => (storage.publishesOnSave ? setConfirming(session.now) : void editing.save())

  const problems = report?.problems ?? []
  const wrong = new Set(problems.flatMap(({ warning, file }) => (warning ? [] : [file])))
  const chapters = useMemo(() => [questionsChapter, ...contentsOf(paused)], [paused])
  const entries = useMemo(() => chapters.flatMap(({ entries }) => entries), [chapters])
  const byFile = useMemo(() => new Map(entries.map((entry) => [entry.file, entry])), [entries])
  const entry = byFile.get(file ?? '')
  const nameOf = (one: string) => byFile.get(one)?.name ?? one
  const draft = useMemo(
    () => (file === undefined || file === QUESTIONS ? undefined : draftFor(paused, file)),
    [paused, file],
  )
  const lines = useMemo(
    () => (draft === undefined ? [] : labelledValues(draft, file).flatMap(({ values }) => values)),
    [draft, file],
  )
  const focusedLine = lines.find(({ spot }) => {
    const pointer = pointerOf(spot)
    return isInside(focused, pointer) || isInside(pointer, focused)
  })

  function open(to: string | undefined, pointer?: string): void {
    setFile(to)
    setFocused('')
    setTarget(pointer)
    setPanel('form')
  }

  /** Opens the field of a text that was clicked on the page. */
  function openFieldOf(text: string): void {
    const clicked = normalizeText(text)
    const line =
      lines.find(({ items }) => normalizeText(items.join(', ')) === clicked) ??
      lines.find(({ label }) => normalizeText(label) === clicked)
    if (line !== undefined) open(file, pointerOf(line.spot))
  }

  return (
    <div className={styles.editor} data-panel={panel}>
      <Toolbar editing={editing} storage={storage} onSave={save} />
      <LiveLine storage={storage} saved={session.saved} nameOf={nameOf} onOpen={open} />
      <Decisions
        editing={editing}
        storage={storage}
        nameOf={nameOf}
        confirming={confirming === session.now && session.unsaved.size > 0}
        onConfirmed={() => setConfirming(undefined)}
      />
      <div className={styles.columns}>
        <Contents
          chapters={chapters}
          current={file}
          changed={session.unsaved}
          wrong={wrong}
          onOpen={open}
        />
        <main className={styles.form}>
          <Tools
            editing={editing}
            storage={storage}
            catalogue={catalogue}
            entries={entries}
            current={entry}
            nameOf={nameOf}
            onOpen={open}
          />
          <h1>{entry?.name ?? words.title}</h1>
          <OthersProposals storage={storage} files={file === undefined ? [] : [file]} />
          {file === QUESTIONS ? (
            <Questions
              editing={editing}
              catalogue={catalogue}
              open={question}
              setOpen={setQuestion}
              onOpen={open}
            />
          ) : file === undefined || draft === undefined ? (
            <p>{words.choose}</p>
          ) : (
            <FileForm
              key={file}
              file={file}
              draft={draft}
              editing={editing}
              target={target}
              onTargetShown={() => setTarget(undefined)}
              onFocus={setFocused}
            />
          )}
        </main>
        <Preview
          catalogue={catalogue}
          shown={shown}
          current={report?.complete !== false}
          path={entry?.path}
          edited={focusedLine?.items.join(', ') ?? ''}
          onNavigate={(path) => {
            const page = entries.find((one) => one.path === path)
            if (page !== undefined) open(page.file)
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
