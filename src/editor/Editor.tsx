import { lazy, Suspense, useMemo, useState } from 'react'
import { pointerOf } from '../check/pointer.ts'
import { PAGES } from '../model/catalogue/catalogueFiles.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { Contents } from './Contents.tsx'
import type { CatalogueClient } from './catalogueClient.ts'
import { contentsOf } from './contents.ts'
import { Decisions } from './Decisions.tsx'
import { draftFor } from './draftFor.ts'
import styles from './Editor.module.css'
import { words } from './edit/words.ts'
import { FileForm } from './FileForm.tsx'
import { HISTORY } from './history/historySource.ts'
import { LiveLine } from './live/LiveLine.tsx'
import { PageHead } from './PageHead.tsx'
import { PICTURE_SCREEN, Pictures } from './Pictures.tsx'
import { Preview } from './Preview.tsx'
import { Publish } from './Publish.tsx'
import { OthersProposals } from './propose/OthersProposals.tsx'
import { publishWords } from './publishWords.ts'
import { QUESTIONS, Questions } from './Questions.tsx'
import { SearchResults } from './SearchResults.tsx'
import { StartScreen } from './StartScreen.tsx'
import type { FileChanges, Texts } from './session.ts'
import type { Storage, Stored } from './storage.ts'
import { TaskForm } from './TaskForm.tsx'
import { Toolbar } from './Toolbar.tsx'
import { PageTranslations } from './translate/PageTranslations.tsx'
import { Translations } from './translate/Translations.tsx'
import { translateWords } from './translate/translateWords.ts'
import { TRANSLATIONS, translationName, translationPlace } from './translate/translationScreens.ts'
import type { Unsaved } from './unsavedChanges.ts'
import { useEditor } from './useEditor.ts'
import { useUnpublished } from './useUnpublished.ts'

/** Loaded when it is opened: it reads whole versions of the catalogue. */
const History = lazy(() => import('./history/History.tsx'))

type Panel = 'contents' | 'form' | 'page'
const panels: readonly Panel[] = ['contents', 'form', 'page']

const START = 'start'

const overview = {
  heading: words.overview,
  entries: [
    { file: START, name: words.start },
    { file: QUESTIONS, name: words.questions },
    { file: PICTURE_SCREEN, name: words.pictures },
    { file: TRANSLATIONS, name: translateWords.heading },
    { file: HISTORY, name: publishWords.history.heading },
  ],
}

/** What is no form of a file. */
const screens = new Set(overview.entries.map(({ file }) => file))

type Props = { storage: Storage; catalogue: CatalogueClient; opened: Stored; unsaved: Unsaved }

/** The editor: the table of contents, the form of the chosen file, and its page. */
export function Editor({ storage, catalogue, opened, unsaved }: Props) {
  const editing = useEditor(storage, catalogue, opened, unsaved)
  const { session, paused, report, shown, now } = editing
  const [panel, setPanel] = useState<Panel>('form')
  const [file, setFile] = useState(START)
  // The page that was open last: it stays beside the screens, and tasks begin with it.
  const [lastFile, setLastFile] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [focused, setFocused] = useState('')
  const [question, setQuestion] = useState<string>()
  const [ofPage, setOfPage] = useState(false)
  const [query, setQuery] = useState('')
  const [task, setTask] = useState<{ label: string; slug?: string }>()
  const [publishing, setPublishing] = useState(false)
  const [confirming, setConfirming] = useState<Texts>()
  // What visitors will read is shown first, and shown again where it has changed by then.
  const save = () => (storage.publishesOnSave ? setConfirming(session.now) : void editing.save())
  function publish(): void {
    save()
    if (storage.publishing !== undefined) setPublishing(true)
  }

  const unpublished = useUnpublished(storage, session.saved)
  const waiting = new Set([...session.unsaved.keys(), ...(unpublished ?? [])])

  const problems = report?.problems ?? []
  const wrong = new Set(problems.flatMap(({ warning, file }) => (warning ? [] : [file])))
  const chapters = useMemo(() => [overview, ...contentsOf(paused)], [paused])
  const entries = useMemo(() => chapters.flatMap(({ entries }) => entries), [chapters])
  const byFile = useMemo(() => new Map(entries.map((entry) => [entry.file, entry])), [entries])
  const entry = byFile.get(lastFile ?? '')
  const nameOfEnglish = (one: string) => byFile.get(one)?.name ?? one
  const nameOf = (one: string) => translationName(one, nameOfEnglish) ?? nameOfEnglish(one)
  const translating = translationPlace(file)
  const draft = useMemo(
    () => (screens.has(file) ? undefined : draftFor(paused, file)),
    [paused, file],
  )

  function open(to: string, pointer?: string): void {
    setFile(to)
    if (!screens.has(to) && translationPlace(to) === undefined) setLastFile(to)
    setQuery('')
    setFocused('')
    setTarget(pointer)
    setPanel('form')
  }
  function applyTask(changed: FileChanges): void {
    editing.edit(changed)
    setTask(undefined)
    const pages = [...changed.keys()].filter((one) => one.startsWith(`${PAGES}/`))
    const page = pages.find((one) => changed.get(one) !== undefined)
    if (page !== undefined) open(page)
    else if (pages.some((one) => one === lastFile)) {
      setLastFile(undefined)
      open(START)
    }
  }

  const searching = query.trim() !== ''
  // Their content needs the room of the page beside them.
  const isWide = searching || [START, PICTURE_SCREEN].includes(file) || translating !== undefined
  return (
    <div className={styles.editor} data-panel={panel} data-wide={isWide || undefined}>
      <Toolbar
        editing={editing}
        storage={storage}
        query={query}
        onQuery={(typed) => {
          setQuery(typed)
          setPanel('form')
        }}
        onSave={save}
        onPublish={publish}
        waiting={waiting.size}
        nothingWaits={unpublished !== undefined && waiting.size === 0}
      />
      <LiveLine
        storage={storage}
        unsaved={session.unsaved.size}
        unpublished={unpublished?.length}
        nameOf={nameOf}
        onOpen={open}
      />
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
          current={searching ? undefined : translating ? TRANSLATIONS : file}
          changed={session.unsaved}
          wrong={wrong}
          onOpen={open}
        />
        {/* Another page or screen begins at its top. */}
        <main key={searching ? 'search' : file} className={styles.form}>
          {searching ? (
            <SearchResults editing={editing} catalogue={catalogue} query={query} onOpen={open} />
          ) : file === START ? (
            <StartScreen
              editing={editing}
              catalogue={catalogue}
              nameOf={nameOf}
              onOpen={open}
              onTask={(label) => setTask({ label })}
            />
          ) : file === QUESTIONS ? (
            <>
              <h1>{words.questions}</h1>
              <Questions
                editing={editing}
                catalogue={catalogue}
                open={question}
                setOpen={setQuestion}
                onOpen={open}
              />
            </>
          ) : file === PICTURE_SCREEN ? (
            <>
              <h1>{words.pictures}</h1>
              <Pictures editing={editing} catalogue={catalogue} onOpen={open} />
            </>
          ) : translating !== undefined ? (
            <>
              <h1>{translateWords.heading}</h1>
              <Translations
                {...{ editing, catalogue, place: translating, target, nameOf }}
                onOpen={open}
              />
            </>
          ) : file === HISTORY ? (
            <>
              <h1>{publishWords.history.heading}</h1>
              <Suspense>
                <History
                  {...{ storage, editing, catalogue, current: entry, nameOf, ofPage }}
                  onOfPage={setOfPage}
                />
              </Suspense>
            </>
          ) : (
            <>
              <PageHead
                entry={byFile.get(file) ?? { file, name: nameOf(file) }}
                file={file}
                draft={draft}
                editing={editing}
                onTask={(label, slug) => setTask({ label, slug })}
                onHistory={() => {
                  setOfPage(true)
                  open(HISTORY)
                }}
              />
              <OthersProposals storage={storage} files={[file]} />
              <PageTranslations texts={session.now} file={file} onOpen={open} />
              {draft !== undefined && (
                <FileForm
                  file={file}
                  draft={draft}
                  editing={editing}
                  target={target}
                  onTargetShown={() => setTarget(undefined)}
                  onFocus={setFocused}
                  onTask={(label, slug) => setTask({ label, slug })}
                />
              )}
            </>
          )}
        </main>
        <Preview
          catalogue={catalogue}
          shown={shown}
          current={report?.complete !== false}
          path={entry?.path}
          file={file}
          focused={focused}
          onNavigate={(path) => {
            const page = entries.find((one) => 'path' in one && one.path === path)
            if (page !== undefined) open(page.file)
          }}
          onPress={({ file, spot }) => open(file, pointerOf(spot))}
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
      {task !== undefined && (
        <Dialog label={task.label} close={words.close} onClose={() => setTask(undefined)}>
          <h2>{task.label}</h2>
          <TaskForm
            files={now}
            entries={entries}
            current={task.slug ?? entry?.path?.slice(1)}
            label={task.label}
            onApply={applyTask}
          />
        </Dialog>
      )}
      {publishing && storage.publishing !== undefined && (
        <Dialog label={words.publish} close={words.close} onClose={() => setPublishing(false)}>
          <h2>{words.publish}</h2>
          <Publish
            storage={storage}
            publishing={storage.publishing}
            saved={session.unsaved.size === 0}
            nameOf={nameOf}
            onDone={(status) => {
              editing.update({ status })
              setPublishing(false)
            }}
          />
        </Dialog>
      )}
    </div>
  )
}
