import type { Files } from '../../catalogue/catalogueFiles.ts'
import { type JsonPath, type LocatedProblem, problemSentence } from '../../catalogue/problem.ts'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { describeFile } from '../../check/describePlace.ts'
import { formatPointer, pointerAt } from '../../check/pointer.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { formatForForm } from '../../check/report.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { CatalogueEdit, isNewSince, TaskError, type TaskMessage } from '../edit/catalogueEdit.ts'
import { moveProduct } from '../edit/pageTasks.ts'
import { applyEdits } from './applyEdits.ts'
import { menusSheet } from './menus.ts'
import { propertiesSheet } from './properties.ts'
import { questionsSheet } from './questions.ts'
import { type CellMessage, type CellPlace, readGrids, type SheetChanges } from './readGrids.ts'
import type { Grid, ValueEdit, Worksheet } from './sheet.ts'
import { textsSheet } from './texts.ts'
import { applyTranslations, translationSheets } from './translations.ts'

/** The outcome of an import. Nothing may be written while there are errors. */
export type ImportOutcome = {
  after: Files
  changed: ReadonlyMap<string, string | undefined>
  messages: readonly TaskMessage[]
  errors: readonly CellMessage[]
  warnings: readonly CellMessage[]
  notes: readonly string[]
}

type PlacedEdit = { at: CellPlace; change: ValueEdit }

function makeSheets(
  files: Files,
  catalogue: Catalogue,
  draft: DraftCatalogue,
): readonly Worksheet[] {
  return [
    propertiesSheet(catalogue),
    textsSheet(draft),
    menusSheet(catalogue),
    questionsSheet(files, catalogue, draft),
    ...translationSheets(files, draft),
  ]
}

/** The reason for which sheets cannot be made or imported. */
export type FailedSheets = { refused: string }

function failWith(problems: readonly LocatedProblem[], draft: DraftCatalogue): FailedSheets {
  const all = formatForForm(problems, draft)
  return { refused: `${all}\nFix this first.` }
}

/** The sheets of a catalogue, or why there are none. */
export function worksheetsOf(files: Files): readonly Worksheet[] | FailedSheets {
  const { catalogue, draft, problems } = checkCatalogue(files)
  return catalogue === undefined ? failWith(problems, draft) : makeSheets(files, catalogue, draft)
}

/** The path of a value after others of its list have been removed. */
function pathAfterRemovals({ file, jsonPath }: ValueEdit, edits: readonly PlacedEdit[]): JsonPath {
  const gone = edits.flatMap(({ change }) =>
    change.file === file && change.value === undefined ? [change.jsonPath] : [],
  )
  return jsonPath.map((step, i) => {
    if (typeof step !== 'number') return step
    const list = formatPointer(jsonPath.slice(0, i))
    const before = gone.filter(
      (one) => formatPointer(one.slice(0, -1)) === list && Number(one.at(-1)) < step,
    )
    return step - before.length
  })
}

/** The problems that the check finds, each with the cell that caused it. */
function inCells(
  work: CatalogueEdit,
  problems: readonly LocatedProblem[],
  edits: readonly PlacedEdit[],
  draft: DraftCatalogue,
): CellMessage[] {
  if (problems.length === 0) return []
  const spots = edits.map(({ at, change }) => {
    // A value that was added is the last of its list.
    const pointer = formatPointer(pathAfterRemovals(change, edits)).replace(/\/-$/, '')
    return { at, file: change.file, pointer: `${pointer}/` }
  })
  return problems.map((problem) => {
    const { file } = problem
    const text = work.files.texts.get(file)
    const pointer = `${pointerAt(typeof text === 'string' ? text : '', problem)}/`
    const here = spots.filter((jsonPath) => jsonPath.file === file)
    const cell =
      here.find((jsonPath) => pointer.startsWith(jsonPath.pointer)) ??
      here.find((jsonPath) => jsonPath.pointer.startsWith(pointer))
    const words = problemSentence(problem)
    if (cell !== undefined) return { place: cell.at, message: words }
    const name = describeFile(file, draft)
    return { message: `${name}: ${words}` }
  })
}

/** Moves products one by one, those to the first places first. */
function move(work: CatalogueEdit, changes: SheetChanges['changes']): CellMessage[] {
  const moves = changes.flatMap(({ at, change }) => ('menu' in change ? [{ at, ...change }] : []))
  const wrong: CellMessage[] = []
  for (const { at, path, menu, place } of moves.toSorted((a, b) => a.place - b.place)) {
    const { catalogue } = readCatalogue(work.files)
    // The check says why.
    if (catalogue === undefined) return wrong
    const target = catalogue.categories.categories.find(({ key }) => key === menu)
    const above = target?.items.filter((item) => item.path !== path)[place - 1]?.path
    const step = new CatalogueEdit(work.files, catalogue)
    try {
      moveProduct(step, path, menu, above)
    } catch (error) {
      if (!(error instanceof TaskError)) throw error
      wrong.push({ place: at, message: error.message })
    }
    for (const [file, text] of step.changed) work.put(file, text)
    for (const { text, file } of step.messages) work.report(text, file)
  }
  return wrong
}

/**
 * Imports sheets into the catalogue that they were exported from. An empty cell changes nothing.
 * @param grids the sheets of a file, in any order, with more or fewer rows and columns
 */
export function importSheets(files: Files, grids: readonly Grid[]): ImportOutcome | FailedSheets {
  const before = checkCatalogue(files)
  if (before.catalogue === undefined) return failWith(before.problems, before.draft)
  const sheets = makeSheets(files, before.catalogue, before.draft)
  const { changes, wrong, doubtful, notes } = readGrids(grids, sheets)
  const edits = changes.flatMap(({ at, change }) => ('file' in change ? [{ at, change }] : []))
  const work = new CatalogueEdit(files, before.catalogue)
  applyEdits(
    work,
    edits.map(({ change }) => change),
  )
  const translated = changes.flatMap(({ change }) => ('language' in change ? [change] : []))
  applyTranslations(work, translated, before.draft)
  const unmoved = move(work, changes)
  // Only now: until here the sheets name entries by their places before the import.
  work.removeLeftovers()
  const after = checkCatalogue(work.files)
  const isNew = isNewSince(before)
  return {
    after: work.files,
    changed: new Map([...work.changed].filter(([file, text]) => files.texts.get(file) !== text)),
    messages: work.messages,
    errors: [
      ...wrong,
      ...unmoved,
      ...inCells(work, after.problems.filter(isNew), edits, after.draft),
    ],
    warnings: [...doubtful, ...inCells(work, after.warnings.filter(isNew), edits, after.draft)],
    notes,
  }
}

/** `Properties, row 4, column E "Thickness (mm)": ...` */
export function formatCellMessage({ place, message: text }: CellMessage): string {
  if (place === undefined) return text
  const { sheet, row, column, header } = place
  const named = header === undefined ? '' : ` "${header}"`
  return `${sheet}, row ${row}${column === undefined ? '' : `, column ${column}${named}`}: ${text}`
}
