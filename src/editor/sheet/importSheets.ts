import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { checkCatalogue } from '../../check/checkCatalogue.ts'
import { pointerAt, pointerOf } from '../../check/pointer.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { formatProblems } from '../../check/report.ts'
import type { Files } from '../../model/catalogue/catalogueFiles.ts'
import type { JsonPath, Problem } from '../../model/problem.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import type { PartialCatalogue } from '../../pages/partialCatalogue.ts'
import { CatalogueEdit, type FailedTask, isNewSince } from '../edit/catalogueEdit.ts'
import { movePage } from '../edit/pageTasks.ts'
import { menusSheet } from './menus.ts'
import { propertiesSheet } from './properties.ts'
import { type CellMessage, type CellPlace, readGrids, type SheetChanges } from './readGrids.ts'
import type { Grid, Sheet, ValueEdit } from './sheet.ts'
import { textsSheet } from './texts.ts'

/** The outcome of an import. Nothing may be written while there are errors. */
export type Imported = {
  after: Files
  changed: ReadonlyMap<string, string | undefined>
  messages: readonly string[]
  errors: readonly CellMessage[]
  warnings: readonly CellMessage[]
  notes: readonly string[]
}

type PlacedEdit = { at: CellPlace; change: ValueEdit }

function makeSheets(catalogue: Catalogue, draft: PartialCatalogue): readonly Sheet[] {
  return [propertiesSheet(catalogue), textsSheet(draft), menusSheet(catalogue)]
}

function failWith(problems: readonly Problem[]): FailedTask {
  return { refused: `${formatProblems(problems, 'text')}\nMend this first.` }
}

/** The sheets of a catalogue, or why there are none. */
export function sheetsOf(files: Files): readonly Sheet[] | FailedTask {
  const { catalogue, draft, problems } = checkCatalogue(files)
  return catalogue === undefined ? failWith(problems) : makeSheets(catalogue, draft)
}

function exists(work: CatalogueEdit, { file, spot }: ValueEdit): boolean {
  const tree = parseTree(work.text(file))
  return tree !== undefined && findNodeAtLocation(tree, [...spot]) !== undefined
}

/** Adds a value; also the list or object around it, where that is missing. */
function add(work: CatalogueEdit, { file, spot, value }: ValueEdit): void {
  const [parent, name] = [spot.slice(0, -1), String(spot.at(-1))]
  const end = name === '-'
  if (exists(work, { file, spot: parent })) {
    work.insert(file, parent, value, end ? {} : { name })
  } else add(work, { file, spot: parent, value: end ? [value] : { [name]: value } })
}

/** Changes values first, then removes, the last of a list before the others, then adds. */
function apply(work: CatalogueEdit, edits: readonly ValueEdit[]): void {
  const there = edits.filter((edit) => exists(work, edit))
  const fresh = edits.filter((edit) => !exists(work, edit))
  for (const { file, spot, value } of there) {
    if (value !== undefined) work.change(file, [...spot], value)
  }
  const gone = there.filter(({ value }) => value === undefined)
  const backwards = gone.toSorted((one, other) =>
    pointerOf(other.spot).localeCompare(pointerOf(one.spot), 'en', { numeric: true }),
  )
  for (const { file, spot } of backwards) work.remove(file, [...spot])
  for (const edit of fresh) if (edit.value !== undefined) add(work, edit)
}

/** The path of a value after others of its list have been removed. */
function pathAfterRemovals({ file, spot }: ValueEdit, edits: readonly PlacedEdit[]): JsonPath {
  const gone = edits.flatMap(({ change }) =>
    change.file === file && change.value === undefined ? [change.spot] : [],
  )
  return spot.map((step, i) => {
    if (typeof step !== 'number') return step
    const list = pointerOf(spot.slice(0, i))
    const before = gone.filter(
      (one) => pointerOf(one.slice(0, -1)) === list && Number(one.at(-1)) < step,
    )
    return step - before.length
  })
}

/** The problems that the check finds, each with the cell that caused it. */
function inCells(
  work: CatalogueEdit,
  problems: readonly Problem[],
  edits: readonly PlacedEdit[],
): CellMessage[] {
  if (problems.length === 0) return []
  const spots = edits.map(({ at, change }) => {
    // A value that was added is the last of its list.
    const pointer = pointerOf(pathAfterRemovals(change, edits)).replace(/\/-$/, '')
    return { at, file: change.file, pointer: `${pointer}/` }
  })
  return problems.map((problem) => {
    const { file, message, hint } = problem
    const text = work.files.texts.get(file)
    const pointer = `${pointerAt(typeof text === 'string' ? text : '', problem)}/`
    const here = spots.filter((spot) => spot.file === file)
    const cell =
      here.find((spot) => pointer.startsWith(spot.pointer)) ??
      here.find((spot) => spot.pointer.startsWith(pointer))
    const words = `${message}. ${hint}`.trim()
    return cell === undefined
      ? { message: `${file}: ${words}` }
      : { place: cell.at, message: words }
  })
}

/** Moves products one by one, those to the first places first. */
function move(work: CatalogueEdit, changes: SheetChanges['changes']): CellMessage[] {
  const moves = changes.flatMap(({ at, change }) => ('menu' in change ? [{ at, ...change }] : []))
  const wrong: CellMessage[] = []
  for (const { at, path, menu, place } of moves.toSorted((a, b) => a.place - b.place)) {
    const { categories = { categories: [] } } = readCatalogue(work.files).draft
    const target = categories.categories.find(({ key }) => key === menu)
    const above = target?.items.filter((item) => item.path !== path)[place - 1]?.path
    const done = movePage(work.files, path, menu, above)
    if ('refused' in done) wrong.push({ place: at, message: done.refused })
    else {
      for (const [file, text] of done.changed) work.put(file, text)
      for (const line of done.messages) work.say(line)
    }
  }
  return wrong
}

/**
 * Imports sheets into the catalogue that they were exported from. An empty cell changes nothing.
 * @param grids the sheets of a file, in any order, with more or fewer rows and columns
 */
export function importSheets(files: Files, grids: readonly Grid[]): Imported | FailedTask {
  const before = checkCatalogue(files)
  if (before.catalogue === undefined) return failWith(before.problems)
  const sheets = makeSheets(before.catalogue, before.draft)
  const { changes, wrong, notes } = readGrids(grids, sheets)
  const edits = changes.flatMap(({ at, change }) => ('file' in change ? [{ at, change }] : []))
  const work = new CatalogueEdit(files, before.catalogue)
  apply(
    work,
    edits.map(({ change }) => change),
  )
  const unmoved = move(work, changes)
  const after = checkCatalogue(work.files)
  const isNew = isNewSince(before)
  return {
    after: work.files,
    changed: new Map([...work.changed].filter(([file, text]) => files.texts.get(file) !== text)),
    messages: work.messages,
    errors: [...wrong, ...unmoved, ...inCells(work, after.problems.filter(isNew), edits)],
    warnings: inCells(work, after.warnings.filter(isNew), edits),
    notes,
  }
}

/** `Properties, row 4, column E "Thickness (mm)": ...` */
export function formatMessage({ place, message }: CellMessage): string {
  if (place === undefined) return message
  const { sheet, row, column, head } = place
  const named = head === undefined ? '' : ` "${head}"`
  return `${sheet}, row ${row}${column === undefined ? '' : `, column ${column}${named}`}: ${message}`
}
