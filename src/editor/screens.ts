import { editorWords } from './edit/editorWords.ts'
import { publishWords } from './publishWords.ts'
import { translateWords } from './translate/translateWords.ts'
import { TRANSLATIONS, translationPlace } from './translate/translationScreens.ts'

/* The names of the screens in the table of contents: they have no file. */
export const START = 'start'
export const QUESTIONS = 'questions'
export const PICTURES_SCREEN = 'pictures'
export const HISTORY = 'history'

/** The screens that are no form of a file, as the table of contents lists them. */
export const overview = {
  heading: editorWords.overview,
  entries: [
    { file: START, name: editorWords.start },
    { file: QUESTIONS, name: editorWords.questions },
    { file: PICTURES_SCREEN, name: editorWords.pictures },
    { file: TRANSLATIONS, name: translateWords.heading },
    { file: HISTORY, name: publishWords.history.heading },
  ],
}

/** Their names. */
export const screens = new Set(overview.entries.map(({ file }) => file))

/** The name that an open screen has in the table of contents: all translations share one entry. */
export function contentsName(file: string): string {
  return translationPlace(file) === undefined ? file : TRANSLATIONS
}

/** True if a screen needs the room of the page beside it. */
export function isWide(file: string, query: string): boolean {
  return query.trim() !== '' || [START, PICTURES_SCREEN, TRANSLATIONS].includes(contentsName(file))
}
