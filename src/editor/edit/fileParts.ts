import { isRecord } from '../../catalogue/json.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { readJson } from '../../check/readJson.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { sameValue } from './editJson.ts'
import { editorWords } from './editorWords.ts'
import { hoursOf, withoutHours } from './openingHours.ts'

/** A screen with some of the fields of a file: the others are on the screen of the file itself. */
type FilePart = {
  file: string
  name: string
  fields: readonly string[]
  /** The path of the page that shows them. */
  shownAt?: string
}

const site = sharedFilePath('site')

/** The page with the facts of the business. */
export const CONTACT = '/Contact'

/* The names of these screens. */
export const NOTICE_SCREEN = 'notice'
export const HOURS_SCREEN = 'hours'
const WORDS_SCREEN = 'words'

/** The parts of files by their screens. */
const parts: Readonly<Record<string, FilePart>> = {
  // Its fields are found by the roles of the terms.
  [HOURS_SCREEN]: { file: site, name: editorWords.openingHours, fields: [], shownAt: CONTACT },
  [NOTICE_SCREEN]: { file: site, name: editorWords.notice, fields: ['notice'] },
  [WORDS_SCREEN]: {
    file: site,
    name: editorWords.siteWords,
    fields: [
      ...['navigation', 'footer', 'product', 'sources', 'category', 'error', 'offline'],
      ...['enquiries', 'answer'],
    ],
  },
}

/** The screen of the opening hours, as the table of contents lists it. */
export const hoursEntry = { file: HOURS_SCREEN, name: editorWords.openingHours }

/** The screen of the words of the site, as the table of contents lists it. */
export const wordsEntry = { file: WORDS_SCREEN, name: editorWords.siteWords }

/** The part of a file on a screen; undefined for any other screen. */
export function partOn(screen: string): FilePart | undefined {
  return ownValue(parts, screen)
}

/** The file on a screen; a screen without a file is returned itself. */
export function fileOn(screen: string): string {
  return partOn(screen)?.file ?? screen
}

/** The screen with a field of a file. @param pointer of the field; left out: the file as a whole */
export function screenOf(file: string, pointer = ''): string {
  const [, field = ''] = pointer.split('/')
  const own = Object.entries(parts).find(
    ([, part]) => part.file === file && part.fields.includes(field),
  )
  return own?.[0] ?? file
}

/** @returns a function that is true for the fields of a file that are on a screen */
export function fieldsOn(screen: string): (field: string) => boolean {
  return (field) => screenOf(fileOn(screen), `/${field}`) === screen
}

/** The screens with the fields in which two texts of a file differ. */
export function changedScreens(file: string, before: string, after: string): string[] {
  const [one, other] = [before, after].map((text) => readJson(text).value)
  if (!Object.values(parts).some((part) => part.file === file)) return [file]
  if (!isRecord(one) || !isRecord(other)) return [file]
  const fields = new Set([...Object.keys(one), ...Object.keys(other)])
  const changed = [...fields].filter(
    (field) => !sameValue(ownValue(one, field), ownValue(other, field)),
  )
  if (changed.length === 0) return [file]
  const onTheirOwn = changed.map((field) => screenOf(file, `/${field}`))
  if (sameValue(hoursOf(before), hoursOf(after))) return onTheirOwn
  // The other terms are with the business.
  const isOfHours = sameValue(withoutHours(before), withoutHours(after))
  const rest = isOfHours ? onTheirOwn.filter((_, i) => changed[i] !== 'terms') : onTheirOwn
  return [HOURS_SCREEN, ...rest]
}
