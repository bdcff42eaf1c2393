import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { Entry } from './contents.ts'
import { draftFor } from './draftFor.ts'
import styles from './Editor.module.css'
import { words } from './edit/words.ts'
import { useEditor } from './editorContext.ts'
import { FileForm } from './FileForm.tsx'
import { HISTORY_SCREEN } from './history/historySource.ts'
import { PageHead } from './PageHead.tsx'
import { PICTURE_SCREEN, Pictures } from './Pictures.tsx'
import { OthersProposals } from './propose/OthersProposals.tsx'
import { publishWords } from './publishWords.ts'
import { QUESTIONS, Questions } from './Questions.tsx'
import { SearchResults } from './SearchResults.tsx'
import { StartScreen } from './StartScreen.tsx'
import { PageTranslations } from './translate/PageTranslations.tsx'
import { Translations } from './translate/Translations.tsx'
import { translateWords } from './translate/translateWords.ts'
import { TRANSLATIONS, translationPlace } from './translate/translationScreens.ts'

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
  /** The file that is open, or the name of a screen. */
  file: string
  /** What the table of contents has of it. */
  entry?: Entry
  /** The page that was open last. */
  lastPage?: Entry
  /** What is searched for; it comes before the file. */
  query: string
}

/** What stands in the middle: a screen, what was found, or the form of a file. */
export function Screen({ file, entry, lastPage, query }: Props) {
  const { paused, open } = useEditor()
  const [question, setQuestion] = useState<string>()
  const [ofPage, setOfPage] = useState(false)
  const isSearch = query.trim() !== ''
  const translating = translationPlace(file)
  const draft = useMemo(
    () => (screens.has(file) ? undefined : draftFor(paused, file)),
    [paused, file],
  )
  const all: Readonly<Record<string, ReactNode>> = {
    [START]: <StartScreen />,
    [QUESTIONS]: <Questions current={question} setCurrent={setQuestion} />,
    [PICTURE_SCREEN]: <Pictures />,
    [HISTORY_SCREEN]: (
      <Suspense>
        <History current={lastPage} ofPage={ofPage} onOfPage={setOfPage} />
      </Suspense>
    ),
  }
  const screen = translating ? <Translations place={translating} /> : all[file]
  const heading = overview.entries.find((one) => one.file === contentsName(file))?.name
  return (
    // Another page or screen begins at its top.
    <main key={isSearch ? 'search' : file} className={styles.form}>
      {isSearch ? (
        <SearchResults query={query} />
      ) : screen !== undefined ? (
        <>
          {file !== START && <h1>{heading}</h1>}
          {screen}
        </>
      ) : (
        <>
          <PageHead
            {...{ file, draft, entry }}
            onHistory={() => {
              setOfPage(true)
              open(HISTORY_SCREEN)
            }}
          />
          <OthersProposals files={[file]} />
          <PageTranslations file={file} />
          {draft !== undefined && <FileForm file={file} draft={draft} />}
        </>
      )}
    </main>
  )
}
