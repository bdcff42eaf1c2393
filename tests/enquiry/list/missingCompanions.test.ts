import { expect, it } from 'vitest'
import { missingCompanions } from '../../../src/enquiry/list/missingCompanions.ts'
import { views } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../../helpers/views.ts'
import { pages } from '../../roof/sheet.ts'

const { companions } = viewOfKind(views, '/List', 'list')

it('the list knows what goes with each product, as its page says it', () => {
  const said = pages.flatMap((page) => {
    if (page.kind !== 'full' && page.kind !== 'placeholder') return []
    const table = page.kind === 'full' ? page.specification : page.table
    return table?.goesWith === undefined ? [] : [[page.path, table.goesWith] as const]
  })
  expect(companions).toEqual(Object.fromEntries(said))
})

it.each(Object.entries(companions))(
  'what goes with %s is missing once, until it is listed or noted',
  (sheet, goesWith) => {
    const missing = missingCompanions([sheet, sheet], companions)
    expect(missing).toEqual(goesWith)
    for (const { name, path } of missing) {
      const noted = missingCompanions([sheet], companions, [`Also: ${name.toUpperCase()}`])
      expect(noted).not.toContainEqual(expect.objectContaining({ name }))
      if (path === undefined) continue
      const listed = missingCompanions([sheet, path], companions)
      expect(listed.map((one) => one.path)).not.toContain(path)
    }
  },
)

it('nothing is missing on a list without sheets, or with products that are gone', () => {
  const screws = Object.values(companions).flat()
  const path = screws.find((one) => one.path !== undefined)?.path ?? ''
  expect(missingCompanions([path], companions)).toEqual([])
  expect(missingCompanions(['/Gone'], companions)).toEqual([])
})

it.each([
  ['ridge 20 nos', ['Screws', 'Sealant and flashing tape']],
  ['Ridges, sealants', ['Screws']],
  ['flashing 8 nos', ['Screws', 'Sealant and flashing tape']],
  ['flashing tape 2 roll', ['Screws']],
  ['tape', ['Screws', 'Ridge and flashings', 'Sealant and flashing tape']],
  ['the bridge at Vapi', ['Screws', 'Ridge and flashings', 'Sealant and flashing tape']],
  ['screw 2 box', ['Ridge and flashings', 'Sealant and flashing tape']],
])('nothing that the buyer has written is asked for again: %s', (text, left) => {
  const goesWith = ['Screws', 'Ridge and flashings', 'Sealant and flashing tape'].map((name) => ({
    name,
    reason: '',
  }))
  const missing = missingCompanions(['/Sheet'], { '/Sheet': goesWith }, [undefined, text])
  expect(missing.map(({ name }) => name)).toEqual(left)
})

it.each([
  ['રિજ અને ફ્લેશિંગ', 'રિજ ૨૦ નંગ'],
  ['रिज और फ्लैशिंग', 'फ्लैशिंग ८ नग'],
])('nor in another language: %s', (name, text) => {
  const goesWith = { '/Sheet': [{ name, reason: '' }] }
  expect(missingCompanions(['/Sheet'], goesWith)).toHaveLength(1)
  expect(missingCompanions(['/Sheet'], goesWith, [text])).toEqual([])
})
