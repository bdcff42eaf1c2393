import type { Files } from '../../catalogue/catalogueFiles.ts'
import { labelOf } from '../../catalogue/formatValue.ts'
import type { Place } from '../../catalogue/place.ts'
import { valuesAtPaths } from '../../check/confirmations.ts'
import { formWords } from '../../check/formWords.ts'
import { labelledValues } from '../../check/labelledValues.ts'
import { type LaunchAnswer, launchList } from '../../check/launchList.ts'
import { launchWords } from '../../check/launchWords.ts'
import { resolveReference } from '../../check/references.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { pathOfPageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
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

const site = sharedFilePath('site')

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

/** A row for each page that does not have a property that is asked for. */
function propertyRows(
  property: string,
  places: readonly Place[],
  note: string,
  catalogue: Catalogue,
): SheetRow[] {
  const label = labelOf(property, catalogue.properties)
  return places.map(({ file }) => {
    const path = pathOfPageFile(file) ?? file
    const page = catalogue.pages.get(path)
    const name = page !== undefined && 'heading' in page ? page.heading : path
    const read = (typed: string) => newProperty(catalogue, path, property, typed)
    return {
      keys: [path, property],
      note: `${label}: ${name}. ${note}`,
      fields: [cellField(ANSWER, undefined, read)],
    }
  })
}

/** A row for each value of an answer before the launch that is one text. */
function entryRows(
  { key, question }: LaunchAnswer,
  catalogue: Catalogue,
  draft: DraftCatalogue,
): SheetRow[] {
  return catalogue.sources.entries.flatMap((source) => {
    const fields = answerField(resolveReference(source, draft), catalogue, draft)
    if (source.launch !== key || fields.length === 0) return []
    const note = [question, source.reason].filter(Boolean).join(' ')
    return [{ keys: [source.file, source.pointer], note, fields }]
  })
}

/**
 * The sheet of the answers before the launch and of what buyers ask for and no table has. Values that are given stay
 * in it, so that a sheet that was filled in meanwhile is still read. Who confirms them does it in the editor.
 */
export function questionsSheet(
  files: Files,
  catalogue: Catalogue,
  draft: DraftCatalogue,
): Worksheet {
  const { answers, missing } = launchList(files)
  const ofAnswers = answers.flatMap((answer) => {
    const places = answer.points.flatMap((point) => point.places)
    return answer.property === undefined
      ? entryRows(answer, catalogue, draft)
      : propertyRows(answer.property, places, answer.question, catalogue)
  })
  const ofMissing = missing.flatMap(({ property, places, unlocks, ask }) => {
    const note = `${launchWords.respondents[ask]}: ${unlocks}`
    return property === undefined ? [] : propertyRows(property, places, note, catalogue)
  })
  return {
    name: formWords.questions,
    keys: ['Path', 'Where'],
    note: 'What it is (only shown)',
    headers: [ANSWER],
    rows: [...ofAnswers, ...ofMissing],
  }
}
