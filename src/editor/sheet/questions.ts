import type { Files } from '../../catalogue/catalogueFiles.ts'
import { labelOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Place } from '../../catalogue/place.ts'
import type { Source } from '../../catalogue/schemas/sources.ts'
import { respondentHeadings } from '../../check/formatLaunchQuestions.ts'
import { labelledValues } from '../../check/labelledValues.ts'
import { type LaunchQuestion, launchQuestions } from '../../check/launchQuestions.ts'
import { resolveReference } from '../../check/references.ts'
import { valuesAtPaths } from '../../check/sources.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { pathOfPageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { sourceNames } from '../edit/confirm.ts'
import { readPhone } from '../edit/phone.ts'
import { newProperty } from './properties.ts'
import {
  cellField,
  type SheetField,
  type SheetRow,
  textCellField,
  type ValueEdit,
  type Worksheet,
} from './sheet.ts'
import { readTextCell } from './values.ts'

const ANSWER = 'Answer'
const FROM = 'From'
const confirmHeaders = ['Confirmed by', 'On', FROM]

const site = sharedFilePath('site')

/** The confirmation of an entry: by whom, when, and where the value comes from. */
function confirmField(entry: number, { from, confirmed }: Source): SheetField {
  return {
    headers: confirmHeaders,
    cells: [confirmed?.by ?? '', confirmed?.on ?? '', from],
    read([by = '', on = '', from = '']) {
      return [{ entry, confirmation: { by, on, from } }]
    },
  }
}

/** The phone number in all its forms. */
function phoneEdits(typed: string, catalogue: Catalogue): ValueEdit[] {
  const { display, href, whatsapp } = readPhone(typed, catalogue.site)
  return [
    { file: site, jsonPath: ['phone'], value: { display, href } },
    ...(whatsapp === undefined ? [] : [{ file: site, jsonPath: ['whatsapp'], value: whatsapp }]),
  ]
}

/** The cell of a value that is one text, or the phone number; other values are changed elsewhere. */
function answerField(
  places: readonly Place[],
  catalogue: Catalogue,
  draft: DraftCatalogue,
): SheetField[] {
  const [place, ...others] = places
  if (place === undefined || others.length > 0) return []
  const { file, jsonPath } = place
  if (file === site && jsonPath.join() === 'phone') {
    const { display } = catalogue.site.phone
    return [cellField(ANSWER, display, (typed) => phoneEdits(typed, catalogue))]
  }
  const values = labelledValues(draft, file).flatMap((one) => valuesAtPaths(one.values, [jsonPath]))
  const [value] = values
  const [text] = value?.items ?? []
  const isOneText =
    values.length === 1 && value?.isText && value.jsonPath.length === jsonPath.length
  if (!isOneText || text === undefined) return []
  return [textCellField(ANSWER, text, (typed) => [{ file, jsonPath, value: readTextCell(typed) }])]
}

/** The subject of a row, in words. */
function noteOf({ ask, reason, unlocks }: Pick<LaunchQuestion, 'ask' | 'reason' | 'unlocks'>) {
  return `${respondentHeadings[ask].replace(/:.*/, '')}: ${reason} ${unlocks}`
}

/** A row for each page that does not have a property that is asked for. */
function propertyRows(question: LaunchQuestion, catalogue: Catalogue): SheetRow[] {
  const { missing, places } = question
  if (missing === undefined || ownValue(catalogue.properties.properties, missing) === undefined)
    return []
  const label = labelOf(missing, catalogue.properties)
  return places.map(({ file }) => {
    const path = pathOfPageFile(file) ?? file
    const page = catalogue.pages.get(path)
    const name = page !== undefined && 'heading' in page ? page.heading : path
    const read = (typed: string) => newProperty(catalogue, path, missing, typed)
    return {
      keys: [path, missing],
      note: noteOf({ ...question, reason: `${label}: ${name}.` }),
      fields: [cellField(ANSWER, undefined, read)],
    }
  })
}

/**
 * The sheet of missing and unconfirmed values, those that unlock most first. What is
 * confirmed is at its end, so that a sheet that was filled in meanwhile is still read.
 */
export function questionsSheet(
  files: Files,
  catalogue: Catalogue,
  draft: DraftCatalogue,
): Worksheet {
  const { questions, answered, total } = launchQuestions(files)
  const { entries } = catalogue.sources
  const rowOf = (entry: number, source: Source, note: string): SheetRow => ({
    keys: [source.file, source.pointer],
    note,
    fields: [
      ...answerField(resolveReference(source, draft), catalogue, draft),
      confirmField(entry, source),
    ],
  })
  const unanswered = questions.flatMap((question) => {
    const { entry } = question
    const source = entry === undefined ? undefined : entries[entry]
    return source === undefined || entry === undefined
      ? propertyRows(question, catalogue)
      : [rowOf(entry, source, noteOf(question))]
  })
  const listed = new Set(questions.map(({ entry }) => entry))
  const done = [...entries.entries()].flatMap(([entry, source]) =>
    listed.has(entry) ? [] : [rowOf(entry, source, 'Answered.')],
  )
  return {
    // A spreadsheet shows no more than 31 letters of it.
    name: `Questions (${answered} of ${total} answered)`,
    keys: ['Path', 'Where'],
    note: 'What it is (only shown)',
    headers: [ANSWER, ...confirmHeaders],
    rows: [...unanswered, ...done],
    choices: new Map([[FROM, [...sourceNames]]]),
  }
}
