import { editorWords } from '../edit/editorWords.ts'
import { NOTICE_SCREEN } from '../edit/fileParts.ts'
import { publishWords } from '../edit/publishWords.ts'
import { translateWords } from '../edit/translateWords.ts'
import { TRANSLATIONS_SCREEN, translationPlace } from '../edit/translationScreens.ts'

/* The names of the screens in the table of contents: they have no file. */
export const START_SCREEN = 'start'
export const QUESTIONS_SCREEN = 'questions'
export const PICTURES_SCREEN = 'pictures'
export const REPLACE_SCREEN = 'replace'
export const HISTORY_SCREEN = 'history'

/** The screens that are no form of a whole file, as the table of contents lists them. */
export const overview = {
  heading: editorWords.overview,
  entries: [
    { file: START_SCREEN, name: editorWords.start },
    { file: QUESTIONS_SCREEN, name: editorWords.questions },
    { file: NOTICE_SCREEN, name: editorWords.notice },
    { file: PICTURES_SCREEN, name: editorWords.pictures },
    { file: TRANSLATIONS_SCREEN, name: translateWords.heading },
    { file: REPLACE_SCREEN, name: editorWords.replaceTexts },
    { file: HISTORY_SCREEN, name: publishWords.history.heading },
  ],
}

/** The names of these screens. */
export const screens = new Set(overview.entries.map(({ file }) => file))

/** The name that an open screen has in the table of contents: all translations share one entry. */
export function contentsName(file: string): string {
  return translationPlace(file) === undefined ? file : TRANSLATIONS_SCREEN
}

/** True if a screen needs the room of the page beside it. */
export function isWide(file: string, query: string): boolean {
  return (
    query.trim() !== '' ||
    [START_SCREEN, PICTURES_SCREEN, TRANSLATIONS_SCREEN, REPLACE_SCREEN].includes(
      contentsName(file),
    )
  )
}
