import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { CatalogueClient } from './catalogueClient.ts'
import type { Entry } from './contents.ts'
import { draftFor } from './draftFor.ts'
import styles from './Editor.module.css'
import { words } from './edit/words.ts'
import { FileForm } from './FileForm.tsx'
import { HISTORY_SCREEN } from './history/historySource.ts'
import { PageHead } from './PageHead.tsx'
import { PICTURE_SCREEN, Pictures } from './Pictures.tsx'
import { OthersProposals } from './propose/OthersProposals.tsx'
import { publishWords } from './publishWords.ts'
import { QUESTIONS, Questions } from './Questions.tsx'
import { SearchResults } from './SearchResults.tsx'
import { StartScreen } from './StartScreen.tsx'
import type { Storage } from './storage.ts'
import { PageTranslations } from './translate/PageTranslations.tsx'
import { Translations } from './translate/Translations.tsx'
import { translateWords } from './translate/translateWords.ts'
import { TRANSLATIONS, translationPlace } from './translate/translationScreens.ts'
import type { Editing } from './useEditor.ts'

/** Loaded when it is opened: it reads whole versions of the catalogue. */
const History = lazy(() => import('./history/History.tsx'))

/** The name of the first screen in the table of contents: it has no file. */
export const START = 'start'

/** The screens that are no form of a file, as the table of contents lists them. */
export const overview = {
  heading: words.overview,
  entries: [
    { file: START, name: words.start },
    { file: QUESTIONS, name: words.questions },
    { file: PICTURE_SCREEN, name: words.pictures },
    { file: TRANSLATIONS, name: translateWords.heading },
    { file: HISTORY_SCREEN, name: publishWords.history.heading },
  ],
}

/** Their names. */
export const screens = new Set(overview.entries.map(({ file }) => file))

/** What the table of contents has for what is open: all translations have one screen there. */
export function contentsName(file: string): string {
  return translationPlace(file) === undefined ? file : TRANSLATIONS
}

/** Whether a screen needs the room of the page beside it. */
export function isWide(file: string, query: string): boolean {
  return query.trim() !== '' || [START, PICTURE_SCREEN, TRANSLATIONS].includes(contentsName(file))
}

type Props = {
  editing: Editing
  catalogue: CatalogueClient
  storage: Storage
  /** The file that is open, or the name of a screen. */
  file: string
  /** The page that was open last. */
  entry?: Entry
  byFile: ReadonlyMap<string, Entry>
  nameOf(file: string): string
  /** What is searched for; it comes before the file. */
  query: string
  target?: string
  onTargetShown(): void
  onFocus(pointer: string): void
  onOpen(file: string, pointer?: string): void
  onTask(label: string, slug?: string): void
}

/** What stands in the middle: a screen, what was found, or the form of a file. */
export function Screen(props: Props) {
  const { editing, catalogue, storage, file, entry, byFile, query, onOpen, onTask } = props
  const { nameOf, target } = props
  const { paused } = editing
  const [question, setQuestion] = useState<string>()
  const [ofPage, setOfPage] = useState(false)
  const shared = { editing, catalogue, onOpen }
  const isSearch = query.trim() !== ''
  const translating = translationPlace(file)
  const draft = useMemo(
    () => (screens.has(file) ? undefined : draftFor(paused, file)),
    [paused, file],
  )
  const all: Readonly<Record<string, () => ReactNode>> = {
    [START]: () => <StartScreen {...shared} nameOf={nameOf} onTask={onTask} />,
    [QUESTIONS]: () => <Questions {...shared} open={question} setOpen={setQuestion} />,
    [PICTURE_SCREEN]: () => <Pictures {...shared} />,
    [HISTORY_SCREEN]: () => (
      <Suspense>
        <History
          {...{ storage, editing, catalogue, current: entry, nameOf, ofPage }}
          onOfPage={setOfPage}
        />
      </Suspense>
    ),
  }
  const translations =
    translating &&
    (() => <Translations {...shared} place={translating} target={target} nameOf={nameOf} />)
  const screen = translations ?? all[file]
  const heading = overview.entries.find((one) => one.file === contentsName(file))?.name
  return (
    // Another page or screen begins at its top.
    <main key={isSearch ? 'search' : file} className={styles.form}>
      {isSearch ? (
        <SearchResults {...shared} query={query} />
      ) : screen !== undefined ? (
        <>
          {file !== START && <h1>{heading}</h1>}
          {screen()}
        </>
      ) : (
        <>
          <PageHead
            {...{ file, draft, editing, onTask, entry: byFile.get(file) }}
            onHistory={() => {
              setOfPage(true)
              onOpen(HISTORY_SCREEN)
            }}
          />
          <OthersProposals storage={storage} files={[file]} />
          <PageTranslations texts={paused.texts} file={file} onOpen={onOpen} />
          {draft !== undefined && <FileForm {...props} draft={draft} />}
        </>
      )}
    </main>
  )
}
