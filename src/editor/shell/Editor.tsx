import { useMemo, useState } from 'react'
import { isInPages } from '../../catalogue/catalogueFiles.ts'
import { pathOf, slugOf } from '../../catalogue/path.ts'
import type { Place } from '../../catalogue/place.ts'
import type { CatalogueChange } from '../../check/catalogueChanges.ts'
import { formatPointer } from '../../check/pointer.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { Button } from '../controls/Button.tsx'
import { chaptersOf } from '../edit/chapters.ts'
import { editorWords } from '../edit/editorWords.ts'
import type { FieldProblem } from '../edit/fieldProblem.ts'
import { CONTACT, changedScreens, fileOn, partOn, screenOf } from '../edit/fileParts.ts'
import type { ChangedTexts, EditStep } from '../edit/session.ts'
import { nameInLanguage, translationPlace } from '../edit/translationScreens.ts'
import { TaskForm } from '../forms/TaskForm.tsx'
import { changesBetween } from '../history/changesBetween.ts'
import { LiveStatusLine } from '../live/LiveStatusLine.tsx'
import { Preview } from '../preview/Preview.tsx'
import { Decisions } from '../publish/Decisions.tsx'
import { Publish } from '../publish/Publish.tsx'
import { EditorContext, type EditorContextValue } from '../state/editorContext.ts'
import {
  contentsName,
  isWide,
  overview,
  QUESTIONS_SCREEN,
  START_SCREEN,
  screens,
} from '../state/screens.ts'
import type { Unsaved } from '../state/unsavedChanges.ts'
import { useEditing } from '../state/useEditing.ts'
import { usePendingFiles } from '../state/usePendingFiles.ts'
import type { Storage, Stored } from '../storage/storage.ts'
import type { CatalogueClient } from '../worker/catalogueClient.ts'
import { Contents } from './Contents.tsx'
import styles from './Editor.module.css'
import { Screen } from './Screen.tsx'
import { Toolbar } from './Toolbar.tsx'

type Panel = 'contents' | 'form' | 'page'
const panels: readonly Panel[] = ['contents', 'form', 'page']

/** True for a change with a field in the form of its file. */
function isShownInForm({ jsonPath, wholePage, isUnpublished }: CatalogueChange): boolean {
  return !isUnpublished && (jsonPath !== undefined || wholePage === 'added')
}

type Props = { storage: Storage; catalogue: CatalogueClient; opened: Stored; unsaved: Unsaved }

/** The editor: the table of contents, the form of the chosen file, and its page. */
export function Editor({ storage, catalogue, opened, unsaved }: Props) {
  const editing = useEditing(storage, catalogue, opened, unsaved)
  const { session, paused, report, shown } = editing
  const [panel, setPanel] = useState<Panel>('form')
  const [file, setFile] = useState(START_SCREEN)
  // The page that was open last: it stays beside the screens, and tasks begin with it.
  const [lastFile, setLastFile] = useState<string>()
  const [target, setTarget] = useState<string>()
  const [focused, setFocused] = useState<Place>()
  const [query, setQuery] = useState('')
  const [task, setTask] = useState<{ label: string; slug?: string }>()
  const [publishing, setPublishing] = useState(false)
  function save(): void {
    if (!storage.publishesOnSave) void editing.save()
    // The person sees first what goes to the website.
    else if (session.unsaved.size > 0) setPublishing(true)
  }
  function publish(): void {
    save()
    setPublishing(true)
  }

  const errors = (report?.problems ?? []).filter(({ warning }) => !warning)
  const isUnfilled = ({ isEmpty, isUnwritten }: FieldProblem) => isEmpty || isUnwritten
  const screensOf = (problems: readonly FieldProblem[]) =>
    new Set(problems.map(({ file, pointer }) => screenOf(file, pointer)))
  const unfinished = screensOf(errors.filter(isUnfilled))
  const wrong = screensOf(errors.filter((problem) => !isUnfilled(problem)))
  const changed = useMemo(() => {
    const files = [...session.unsaved].flatMap(([file, now = '']) =>
      changedScreens(file, session.saved.get(file) ?? '', now),
    )
    return new Set(files)
  }, [session])
  const chapters = useMemo(() => [overview, ...chaptersOf(paused)], [paused])
  const entries = useMemo(() => chapters.flatMap(({ entries }) => entries), [chapters])
  const byFile = useMemo(() => new Map(entries.map((entry) => [entry.file, entry])), [entries])
  const entry = byFile.get(fileOn(lastFile ?? ''))

  // The page with the field of a question; most facts of the business are on the contact page.
  const askedAt =
    focused?.file === sharedFilePath('site') ? CONTACT : byFile.get(focused?.file ?? '')?.path

  function open(to: string, pointer?: string): void {
    setFile(screenOf(to, pointer))
    if (!screens.has(to) && translationPlace(to) === undefined) setLastFile(to)
    setQuery('')
    setFocused(undefined)
    setTarget(pointer)
    setPanel('form')
    setPublishing(false)
  }
  /** The page with which a task begins. A removal begins with none: the one that was open last may be meant to stay. */
  function currentFor(label: string): string | undefined {
    return label === editorWords.removePage ? undefined : entry?.path && slugOf(entry.path)
  }
  function applyTask(changed: ChangedTexts, name: string, slug?: string): void {
    const own = slug === undefined ? '' : pageFile(pathOf(slug))
    const added = [...changed.keys()].filter((one) => !session.now.has(one) && isInPages(one))
    editing.edit(changed, { name })
    setTask(undefined)
    const page = [...added, own].find((one) => changed.get(one) !== undefined)
    if (page !== undefined) open(page)
    else if (changed.has(own) && own === lastFile) {
      setLastFile(undefined)
      open(START_SCREEN)
    }
  }
  /** Takes a step back or forward, and shows the field that it has changed if another screen or page is open. */
  function takeStep(act: () => void, step: EditStep | undefined): void {
    const before = session.now
    act()
    const isOwnScreen = file !== START_SCREEN && (screens.has(file) || translationPlace(file))
    if (step === undefined || isOwnScreen) return
    const after = editing.get().session.now
    const screensIn = (one: string) =>
      changedScreens(one, before.get(one) ?? '', after.get(one) ?? '')
    if (step.files.has(fileOn(file)) && screensIn(fileOn(file)).includes(file)) return
    const { file: to, jsonPath } = changesBetween(before, after).find(isShownInForm) ?? {}
    if (to === undefined || !after.has(to)) return
    const [screen = to] = screensIn(to)
    open(partOn(screen) === undefined ? to : screen, jsonPath && formatPointer(jsonPath))
  }
  const editor: EditorContextValue = {
    ...editing,
    undo: () => takeStep(editing.undo, session.past.at(-1)),
    redo: () => takeStep(editing.redo, session.future.at(-1)),
    open,
    target,
    setTarget,
    setFocused,
    pending: usePendingFiles(storage, session),
    nameOf: (file) =>
      nameInLanguage(file, (english) => byFile.get(english)?.name ?? fileTitle(english)),
    startTask: (label, slug) => setTask({ label, slug }),
  }

  return (
    <EditorContext value={editor}>
      <div
        className={styles.editor}
        data-panel={panel}
        data-wide={isWide(file, query) || undefined}
      >
        <Toolbar
          screen={file}
          query={query}
          onQuery={(typed) => {
            setQuery(typed)
            setPanel('form')
          }}
          onSave={save}
          onPublish={publish}
        />
        <LiveStatusLine />
        <Decisions />
        <div className={styles.columns}>
          <Contents
            chapters={chapters}
            current={query.trim() === '' ? contentsName(file) : undefined}
            changed={changed}
            wrong={wrong}
            unfinished={unfinished}
            onOpen={open}
          />
          <Screen file={file} query={query} entry={byFile.get(file)} lastPage={entry} />
          <Preview
            shown={shown}
            current={report?.complete !== false}
            path={
              partOn(file)?.shownAt ??
              (file === QUESTIONS_SCREEN ? askedAt : undefined) ??
              entry?.path
            }
            focused={focused}
            onNavigate={(path) => {
              const page = entries.find((one) => 'path' in one && one.path === path)
              if (page !== undefined) open(page.file)
            }}
            onPress={({ file, jsonPath }) => open(file, formatPointer(jsonPath))}
          />
        </div>
        <nav className={styles.panels} aria-label={editorWords.panels}>
          {panels.map((one) => (
            <Button
              key={one}
              label={editorWords[one]}
              aria-pressed={panel === one}
              onClick={() => setPanel(one)}
            />
          ))}
        </nav>
        {task !== undefined && (
          <Dialog label={task.label} close={editorWords.close} onClose={() => setTask(undefined)}>
            <h2>{task.label}</h2>
            <TaskForm
              entries={entries}
              current={task.slug ?? currentFor(task.label)}
              label={task.label}
              onApply={applyTask}
            />
          </Dialog>
        )}
        {publishing && (
          <Dialog
            label={editorWords.publish}
            close={editorWords.close}
            onClose={() => setPublishing(false)}
          >
            <h2>{editorWords.publish}</h2>
            <Publish
              onDone={(status) => {
                void editing.showOutcome(status)
                setPublishing(false)
              }}
            />
          </Dialog>
        )}
      </div>
    </EditorContext>
  )
}
