import { labelledValues } from '../../check/labelledValues.ts'
import { formatPointer } from '../../check/pointer.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { type SheetRow, textCellField, type Worksheet } from './sheet.ts'
import { readTextCell } from './values.ts'

/** The number of characters that identify a text in its list. */
const BEGINNING = 40

/** The key of a text: the names of what it is a part of; in a list of texts its own beginning. */
function whereOf(key: string, text: string): string {
  const own = text.length > BEGINNING && key.endsWith(`/${text}`)
  return own ? `${key.slice(0, -text.length)}${text.slice(0, BEGINNING)} ...` : key
}

/** The sheet of the pages' texts, a row for each. */
export function textsSheet(draft: DraftCatalogue): Worksheet {
  const lines = labelledValues(draft).flatMap(({ file, path, name, values: lines }) => {
    if (path === undefined) return []
    const usedKeys = new Set<string>()
    return lines.flatMap(({ jsonPath, key, label, items, isText }): SheetRow[] => {
      const [text] = items
      if (!isText || text === undefined) return []
      const named = whereOf(key, text)
      // If two have the same key, the second gets its pointer instead.
      const where = usedKeys.has(named) ? formatPointer(jsonPath) : named
      usedKeys.add(named)
      const field = textCellField('Text', text, (typed) => [
        { file, jsonPath, ...(typed !== '' && { value: readTextCell(typed) }) },
      ])
      return [{ keys: [path, where], note: `${name}: ${label}`, fields: [field] }]
    })
  })
  return {
    name: 'Texts',
    keys: ['Path', 'Where'],
    note: 'What it is (only shown)',
    headers: ['Text'],
    rows: lines,
  }
}
