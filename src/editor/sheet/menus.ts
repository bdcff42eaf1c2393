import type { JsonPath } from '../../catalogue/problem.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import { type SheetField, type SheetRow, textCellField, type Worksheet } from './sheet.ts'
import { readTextCell } from './values.ts'

const file = sharedFilePath('categories')

function textField(header: string, text: string, jsonPath: JsonPath): SheetField {
  return textCellField(header, text, (typed) => {
    if (typed === '') throw new TaskError('A menu needs this.')
    return [{ file, jsonPath, value: readTextCell(typed) }]
  })
}

/** The sheet of the header's menus: a row for each, and one for each of its products. */
export function menusSheet({ categories: { categories } }: Catalogue): Worksheet {
  const labels = categories.map(({ label }) => label)

  function placeField(path: string, menu: string, place: number): SheetField {
    const read = ([to = '', at = '']: readonly string[]) => {
      const category = categories.find(({ label, key }) => [label, key].includes(to))
      if (category === undefined) {
        const hint = didYouMean(to, labels, `There are ${labels.join(', ')}.`)
        throw new TaskError(`There is no menu "${to}". ${hint}`)
      }
      if (!/^[1-9]\d{0,5}$/.test(at))
        throw new TaskError('Write the place as a number: 1 is the first.')
      // A product that moves to another menu without a place becomes the last one there.
      const last = category.label !== menu && at === String(place)
      return [{ path, menu: category.key, place: last ? Infinity : Number(at) }]
    }
    return { headers: ['Menu', 'Place'], cells: [menu, place], read }
  }

  const lines = categories.flatMap(({ path, label, description, items }, c): SheetRow[] => [
    {
      keys: [path],
      note: 'a menu',
      fields: [
        textField('Name', label, ['categories', c, 'label']),
        textField('Description', description, ['categories', c, 'description']),
      ],
    },
    ...items.map(({ name, path }, i) => ({
      keys: [path],
      note: 'a product',
      fields: [
        textField('Name', name, ['categories', c, 'items', i, 'name']),
        placeField(path, label, i + 1),
      ],
    })),
  ])
  return {
    name: 'Menus',
    keys: ['Path'],
    note: 'What it is (only shown)',
    headers: ['Name', 'Menu', 'Place', 'Description'],
    rows: lines,
    choices: new Map([['Menu', labels]]),
  }
}
