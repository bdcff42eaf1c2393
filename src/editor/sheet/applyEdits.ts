import { formatPointer, valueAt } from '../../check/pointer.ts'
import type { CatalogueEdit } from '../edit/catalogueEdit.ts'
import { editableValue } from '../edit/editJson.ts'
import type { ValueEdit } from './sheet.ts'

function exists(work: CatalogueEdit, { file, jsonPath }: ValueEdit): boolean {
  return valueAt(editableValue(work.text(file)), jsonPath) !== undefined
}

/** Adds a value; also the list or object around it, if that is missing. */
function add(work: CatalogueEdit, { file, jsonPath, value }: ValueEdit): void {
  const [parent, name] = [jsonPath.slice(0, -1), String(jsonPath.at(-1))]
  const end = name === '-'
  if (exists(work, { file, jsonPath: parent })) {
    if (end) work.insert(file, parent, value)
    else work.add(file, parent, name, value)
  } else add(work, { file, jsonPath: parent, value: end ? [value] : { [name]: value } })
}

/** Changes values first, then removes, the last of a list before the others, then adds. */
export function applyEdits(work: CatalogueEdit, edits: readonly ValueEdit[]): void {
  const there = edits.filter((edit) => exists(work, edit))
  const fresh = edits.filter((edit) => !exists(work, edit))
  for (const { file, jsonPath, value } of there) {
    if (value !== undefined) work.change(file, jsonPath, value)
  }
  const gone = there.filter(({ value }) => value === undefined)
  const backwards = gone.toSorted((one, other) =>
    formatPointer(other.jsonPath).localeCompare(formatPointer(one.jsonPath), 'en', {
      numeric: true,
    }),
  )
  for (const { file, jsonPath } of backwards) work.remove(file, jsonPath)
  for (const edit of fresh) if (edit.value !== undefined) add(work, edit)
}
