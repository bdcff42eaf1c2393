import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { answeredCount } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { Button } from '../controls/Button.tsx'
import { ChangeList } from '../controls/ChangeList.tsx'
import { useAnswer } from '../controls/useAnswer.ts'
import { editorWords } from '../edit/editorWords.ts'
import { HOURS_SCREEN, NOTICE_SCREEN } from '../edit/fileParts.ts'
import { hoursIn } from '../edit/openingHours.ts'
import { publishWords } from '../edit/publishWords.ts'
import { tasks } from '../edit/taskForms.ts'
import { translateWords } from '../edit/translateWords.ts'
import { TRANSLATIONS_SCREEN } from '../edit/translationScreens.ts'
import { ProblemList } from '../forms/ProblemList.tsx'
import { useEditor } from '../state/editorContext.ts'
import { HISTORY_SCREEN, QUESTIONS_SCREEN, REPLACE_SCREEN } from '../state/screens.ts'
import styles from './StartScreen.module.css'
import { endFirstVisit, isFirstVisit, WelcomeScreen } from './WelcomeScreen.tsx'

/** Loaded when it is opened: it can write and read spreadsheets. */
const Sheets = lazy(() => import('./Sheets.tsx'))

/** Two letters, and an arrow from one to the other. */
const replaceIcon =
  'M5 16l4-10 4 10M6.500 13h5M19 27V17h3.500a2.500 2.500 0 0 1 0 5H19h4a2.500 2.500 0 0 1 0 5zM18 8h6v5M21.500 10.500L24 13l2.500-2.500'

/** The icon of the business address: a house. */
const addressIcon = 'M5 15L16 5l11 10M8 13v14h16V13M13 27v-8h6v8'

/** The icon of the opening hours: a clock. */
const hoursIcon = 'M16 5a11 11 0 1 0 0 22a11 11 0 1 0 0-22M16 9v7l5 3'

/** The icon of the notice: a bar of text above a page. */
const noticeIcon = 'M6 4h20v24H6zM6 12h20M10 8h12M10 17h12M10 22h8'

/** The number of questions that are shown here. */
const SHOWN_QUESTIONS = 4

const site = sharedFilePath('site')

function Card({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/** The answers before the launch: the progress, and the first that are missing; after that the pages to read. */
function FirstQuestions() {
  const { queries, open } = useEditor()
  const list = useAnswer(queries.questions)
  if (list === undefined) return <p role="status">{editorWords.loadingQuestions}</p>
  const { answers, pages } = list
  const missing = answers.filter(({ state }) => state === 'open')
  const unread = pages.filter(({ isRead }) => !isRead).length
  const progress = launchWords.progress(answeredCount(list), answers.length)
  return (
    <>
      {answers.length > 0 && (
        <p className={styles.progress}>
          {progress}{' '}
          <progress max={answers.length} value={answeredCount(list)} aria-label={progress} />
        </p>
      )}
      <ul>
        {missing.slice(0, SHOWN_QUESTIONS).map(({ key, question }) => (
          <li key={key}>{question}</li>
        ))}
      </ul>
      {unread > 0 && <p>{editorWords.morePages(unread)}</p>}
      {missing.length + unread === 0 && <p>{editorWords.noQuestions}</p>}
      <Button label={editorWords.allQuestions} onClick={() => open(QUESTIONS_SCREEN)} />
    </>
  )
}

/** The first screen: tasks, problems, open questions, and unsaved changes. */
export function StartScreen() {
  const { session, saved, now, open, startTask } = useEditor()
  const [sheets, setSheets] = useState(false)
  const [isFirst, setIsFirst] = useState(isFirstVisit)
  useEffect(endFirstVisit, [])
  const hasHours = useMemo(() => hoursIn(session.now.get(site)).length > 0, [session])
  if (isFirst) return <WelcomeScreen onEnd={() => setIsFirst(false)} />
  return (
    <div className={styles.start}>
      <h1>{editorWords.startHeading}</h1>
      <ul className={styles.tasks} aria-label={editorWords.tasks}>
        {tasks.map(({ label, icon }) => (
          <li key={label}>
            <button type="button" onClick={() => startTask(label)}>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d={icon} />
              </svg>
              {label}
            </button>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => open(site, '/addresses')}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={addressIcon} />
            </svg>
            {editorWords.changeAddress}
          </button>
        </li>
        {hasHours && (
          <li>
            <button type="button" onClick={() => open(HOURS_SCREEN)}>
              <svg viewBox="0 0 32 32" aria-hidden="true">
                <path d={hoursIcon} />
              </svg>
              {editorWords.changeHours}
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => open(NOTICE_SCREEN)}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={noticeIcon} />
            </svg>
            {editorWords.showNotice}
          </button>
        </li>
        <li>
          <button type="button" onClick={() => open(REPLACE_SCREEN)}>
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <path d={replaceIcon} />
            </svg>
            {editorWords.replaceTexts}
          </button>
        </li>
      </ul>
      <div className={styles.cards}>
        <Card heading={editorWords.toDo}>
          <ProblemList />
        </Card>
        <Card heading={editorWords.waiting}>
          <FirstQuestions />
        </Card>
        <Card heading={editorWords.changes}>
          <ChangeList before={saved} after={now} />
          <Button label={publishWords.history.heading} onClick={() => open(HISTORY_SCREEN)} />
        </Card>
        <Card heading={translateWords.heading}>
          <Button label={translateWords.open} onClick={() => open(TRANSLATIONS_SCREEN)} />
        </Card>
        <section className={styles.card}>
          <details onToggle={(event) => setSheets(event.currentTarget.open)}>
            <summary>{editorWords.sheets}</summary>
            {sheets && (
              <Suspense>
                <Sheets />
              </Suspense>
            )}
          </details>
        </section>
      </div>
    </div>
  )
}
