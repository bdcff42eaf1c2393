import { words } from './edit/words.ts'
import { publishWords } from './publishWords.ts'
import { translateWords } from './translate/translateWords.ts'
import { TRANSLATIONS, translationPlace } from './translate/translationScreens.ts'

/* The names of the screens in the table of contents: they have no file. */
export const START = 'start'
export const QUESTIONS = 'questions'
export const PICTURES = 'pictures'
export const HISTORY = 'history'

/** The screens that are no form of a file, as the table of contents lists them. */
export const overview = {
  heading: words.overview,
  entries: [
    { file: START, name: words.start },
    { file: QUESTIONS, name: words.questions },
    { file: PICTURES, name: words.pictures },
    { file: TRANSLATIONS, name: translateWords.heading },
    { file: HISTORY, name: publishWords.history.heading },
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
  return query.trim() !== '' || [START, PICTURES, TRANSLATIONS].includes(contentsName(file))
}
