import { findNodeAtLocation, parseTree } from 'jsonc-parser'
import { pointerOf } from '../../check/pointer.ts'
import type { CatalogueEdit } from '../edit/catalogueEdit.ts'
import type { ValueEdit } from './sheet.ts'

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
export function applyEdits(work: CatalogueEdit, edits: readonly ValueEdit[]): void {
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
