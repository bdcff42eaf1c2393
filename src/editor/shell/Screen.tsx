import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { ContentsEntry } from '../edit/chapters.ts'
import { draftFor } from '../edit/draftFor.ts'
import { fieldsOn, fileOn, HOURS_SCREEN, partOn } from '../edit/fileParts.ts'
import { translationPlace } from '../edit/translationScreens.ts'
import { FileForm } from '../forms/FileForm.tsx'
import { Pictures } from '../pictures/Pictures.tsx'
import { OpeningHours } from '../questions/OpeningHours.tsx'
import { Questions } from '../questions/Questions.tsx'
import { ReadPage } from '../questions/ReadPage.tsx'
import { noReplacement, SearchReplace } from '../search/SearchReplace.tsx'
import { SearchResults } from '../search/SearchResults.tsx'
import { useEditor } from '../state/editorContext.ts'
import {
  contentsName,
  HISTORY_SCREEN,
  overview,
  PICTURES_SCREEN,
  QUESTIONS_SCREEN,
  REPLACE_SCREEN,
  START_SCREEN,
  screens,
} from '../state/screens.ts'
import { PageTranslations } from '../translate/PageTranslations.tsx'
import { Translations } from '../translate/Translations.tsx'
import styles from './Editor.module.css'
import { PageHead } from './PageHead.tsx'
import { StartScreen } from './StartScreen.tsx'

/** Loaded when it is opened: it reads whole versions of the catalogue. */
const History = lazy(() => import('../history/History.tsx'))

type Props = {
  /** The file that is open, or the name of a screen. */
  file: string
  /** Its entry in the table of contents. */
  entry?: ContentsEntry
  /** The page that was open last. */
  lastPage?: ContentsEntry
  /** The search query. If it is not empty, results are shown instead of the file. */
  query: string
}

/** The middle column: a screen, search results, or the form of a file. */
export function Screen({ file, entry, lastPage, query }: Props) {
  const { paused, open } = useEditor()
  const [question, setQuestion] = useState<string>()
  const [ofPage, setOfPage] = useState(false)
  const [replaced, setReplaced] = useState(noReplacement)
  const isSearch = query.trim() !== ''
  const translating = translationPlace(file)
  const draft = useMemo(
    () =>
      screens.has(file) && partOn(file) === undefined ? undefined : draftFor(paused, fileOn(file)),
    [paused, file],
  )
  const all: Readonly<Record<string, ReactNode>> = {
    [START_SCREEN]: <StartScreen />,
    [QUESTIONS_SCREEN]: <Questions current={question} setCurrent={setQuestion} />,
    [PICTURES_SCREEN]: <Pictures />,
    [REPLACE_SCREEN]: <SearchReplace query={replaced} onQuery={setReplaced} />,
    [HISTORY_SCREEN]: (
      <Suspense>
        <History current={lastPage} ofPage={ofPage} onOfPage={setOfPage} />
      </Suspense>
    ),
  }
  const screen = translating ? <Translations place={translating} /> : ownValue(all, file)
  const heading = overview.entries.find((one) => one.file === contentsName(file))?.name
  const content =
    screen === undefined ? (
      <>
        <PageHead
          file={file}
          draft={draft}
          entry={entry}
          onHistory={() => {
            setOfPage(true)
            open(HISTORY_SCREEN)
          }}
        />
        <PageTranslations file={file} />
        {draft !== undefined && (
          <>
            {partOn(file) === undefined && <ReadPage file={file} draft={draft} />}
            {file === HOURS_SCREEN ? (
              <OpeningHours />
            ) : (
              <FileForm file={fileOn(file)} draft={draft} shows={fieldsOn(file)} />
            )}
          </>
        )}
      </>
    ) : (
      <>
        {file !== START_SCREEN && <h1>{heading}</h1>}
        {screen}
      </>
    )
  return (
    // Another page or screen begins at its top.
    <main key={isSearch ? 'search' : file} className={styles.form}>
      {isSearch ? (
        <SearchResults
          query={query}
          onReplace={(find) => {
            setReplaced({ ...noReplacement, find })
            open(REPLACE_SCREEN)
          }}
        />
      ) : (
        content
      )}
    </main>
  )
}
