import { expect, it } from 'vitest'
import { nameInDraft } from '../../src/check/placeName.ts'
import { readCatalogue } from '../../src/check/readCatalogue.ts'
import { withTranslations } from '../helpers/translations.ts'

const files = withTranslations('data/pages/Screw.json', { '/heading': 'સ્ક્રૂ' })

it.each([
  ['data/pages/Screw.json', 'Screws'],
  ['data/gu/pages/Screw.json', 'Screws (Gujarati)'],
  ['data/hi/pages/Flatsheet.json', 'Flat sheets (Hindi)'],
  ['data/gu/site.json', 'Site (Gujarati)'],
  ['data/categories.json', 'Categories'],
])('messages name a file by its page and its language: %s', (file, name) => {
  expect(nameInDraft(file, readCatalogue(files).draft)).toBe(name)
})
