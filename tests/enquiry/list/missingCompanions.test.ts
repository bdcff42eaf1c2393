import { expect, it } from 'vitest'
import { missingCompanions } from '../../../src/enquiry/list/missingCompanions.ts'
import { viewOf } from '../../helpers/frozenCatalogue.ts'
import { pages } from '../../roof/sheet.ts'

/** Every product of the frozen catalogue with something that goes with it. */
const sheets = pages.flatMap((page) => {
  if (page.kind !== 'full' && page.kind !== 'placeholder') return []
  const table = page.kind === 'full' ? page.specification : page.table
  return table?.goesWith === undefined
    ? []
    : [{ item: { path: page.path }, product: { name: page.heading, table } }]
})

/** A product as it is on a list. */
function listed(path: string) {
  const page = viewOf(path)
  if (page.kind !== 'full') throw new Error(`${path} has no table`)
  return { item: { path }, product: { name: page.heading, table: page.specification } }
}

it.each(sheets)(
  'what goes with $item.path is missing once, until it is listed or noted',
  (sheet) => {
    const { goesWith } = sheet.product.table
    const missing = missingCompanions([sheet, sheet])
    expect(missing).toEqual(goesWith)
    for (const { name, path } of missing) {
      expect(missingCompanions([sheet], `Also: ${name.toUpperCase()}`)).not.toContainEqual(
        expect.objectContaining({ name }),
      )
      if (path === undefined) continue
      const other = { item: { path }, product: undefined }
      expect(missingCompanions([sheet, other]).map((one) => one.path)).not.toContain(path)
    }
  },
)

it('nothing is missing on a list without sheets, or before its products are known', () => {
  const screws = sheets.flatMap(({ product }) => product.table.goesWith ?? [])
  const path = screws.find((one) => one.path !== undefined)?.path ?? ''
  expect(missingCompanions([listed(path)])).toEqual([])
  expect(missingCompanions([{ item: { path: '/Gone' }, product: 'gone' }])).toEqual([])
})
