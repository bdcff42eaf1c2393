import { expect, it } from 'vitest'
import { describeEntry, describeField, describeFile } from '../../src/check/describePlace.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { withTranslations } from '../helpers/translations.ts'

const files = withTranslations('data/pages/Screw.json', { Screws: 'સ્ક્રૂ' })

it.each([
  ['data/pages/Screw.json', 'Screws'],
  ['data/gu/pages/Screw.json', 'Screws (Gujarati)'],
  ['data/hi/pages/Flatsheet.json', 'Flat sheets (Hindi)'],
  ['data/gu/site.json', 'Business (Gujarati)'],
  ['data/categories.json', 'Menus'],
])('messages name a file by its page and its language: %s', (file, name) => {
  expect(describeFile(file, readCatalogue(files).draft)).toBe(name)
})

it('a label calls an entry that has only the path of a page by the name of the page', () => {
  const value = {
    jobs: [{ title: 'A shed', products: [{ path: '/Screw', reason: 'They hold.' }] }],
  }
  const path = ['jobs', 0, 'products', 0, 'reason']
  const { draft } = readCatalogue(files)
  expect(describeField({ file: 'data/jobs.json', jsonPath: path, value }, draft)).toBe(
    'A shed, Screws, Reason',
  )
})

it('a row of variants is called by the property that differs, not by its number', () => {
  const { draft } = readCatalogue(files)
  const [[first = '', one] = [], [second = '', other] = []] = Object.entries(
    draft.properties?.properties ?? {},
  )
  const row = { variants: { by: first, columns: [second, first], rows: [] } }
  expect(describeEntry(row, 'Row', 2, draft)).toBe(`${other?.label}, ${one?.label}`)
  expect(describeEntry({ variants: { by: '', columns: [''], rows: [] } }, 'Row', 2, draft)).toBe(
    'Row 3',
  )
})
