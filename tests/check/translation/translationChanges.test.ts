import { expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { catalogueChanges } from '../../../src/check/catalogueChanges.ts'
import { filesAfter } from '../../../src/editor/edit/catalogueEdit.ts'
import { duplicatePage } from '../../../src/editor/edit/duplicatePage.ts'
import { newPage, renamePage } from '../../../src/editor/edit/pageTasks.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { withGujarati, withText, withTranslations } from '../../helpers/translations.ts'
import { ridged } from '../../helpers/wholeCatalogue.ts'
import { requireSuccess, visibleChanges } from '../outcome.ts'

const before = withTranslations(ridged, {
  'Ridged sheets': 'રિજ શીટ',
  Light: 'હળવું',
})
const other = withTranslations(ridged, {
  'Ridged sheets': 'રિજવાળી શીટ',
  Light: 'હળવું',
})

it.each([
  [
    'that was added',
    withGujarati(),
    withTranslations(ridged, { 'Ridged sheets': 'રિજ શીટ' }),
    ['Ridged sheets (Gujarati), Heading: new: રિજ શીટ'],
  ],
  ['that was changed', before, other, ['Ridged sheets (Gujarati), Heading: રિજ શીટ → રિજવાળી શીટ']],
  ['that is the same', before, before, []],
])('what has changed names a translation %s', (_, was, is, changes) => {
  expect(visibleChanges(was, is)).toEqual(changes)
})

it('what has changed in a language is marked while visitors cannot choose it', () => {
  const isMarked = (wasPublished: boolean, isPublished: boolean) => {
    const change = catalogueChanges(
      withGujarati(before, wasPublished),
      withGujarati(other, isPublished),
    ).find(({ page }) => page.includes('Gujarati'))
    return change?.isUnpublished
  }
  expect(isMarked(false, false)).toBe(true)
  expect(isMarked(true, true)).toBeUndefined()
  expect(isMarked(false, true)).toBeUndefined()
})

it('what has changed names no translation that has moved', () => {
  const added = '"points": [{ "title": "Strong", "text": "It bears a man." }, { "title": "Light",'
  const moved = withText(before, ridged, '"points": [{ "title": "Light",', added)
  expect(visibleChanges(before, moved).join()).not.toContain('Gujarati')
})

it('what has changed counts the translations of a removed page, and of one that comes back', () => {
  const more = filesAfter(before, requireSuccess(newPage(before, 'Nail', 'RoofingInsulation')))
  const after = filesAfter(more, requireSuccess(removePage(more, 'Ridgedsheet', 'Nail')))
  const inGujarati = (was: Files, is: Files) =>
    visibleChanges(was, is).filter((one) => one.includes('Gujarati'))
  const page = 'Ridged sheets (Gujarati)'
  expect(inGujarati(more, after)).toEqual([`${page}, 2 translations removed`])
  expect(inGujarati(after, more)).toEqual([`${page}, 2 translations added`])
})

it('what has changed counts the translations of a copied page, and many of any page', () => {
  const copied = filesAfter(
    before,
    requireSuccess(duplicatePage(before, 'Ridgedsheet', 'Wave sheets', 'Wavesheet')),
  )
  const page = 'data/pages/Wavesheet.json'
  const written = withTranslations(page, { 'Wave sheets': 'વેવ શીટ', Light: 'હળવું' }, copied)
  expect(visibleChanges(before, written).filter((one) => one.includes('Gujarati'))).toEqual([
    'Wave sheets (Gujarati), 1 translation added',
  ])
  const four = { 'Ridged sheets': 'અ', Light: 'બ', 'For every roof': 'ક', Sizes: 'ડ' }
  expect(visibleChanges(withGujarati(), withTranslations(ridged, four))).toEqual([
    'Ridged sheets (Gujarati), 4 translations added',
  ])
})

it('what has changed names no translation of a page that has another path', () => {
  const after = filesAfter(before, requireSuccess(renamePage(before, 'Ridgedsheet', 'Wavesheet')))
  expect(visibleChanges(before, after).filter((one) => one.includes('Gujarati'))).toEqual([])
})
