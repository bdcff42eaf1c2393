import { describe, expect, it } from 'vitest'
import type { TableView } from '../../../src/catalogue/productTable.ts'
import type { Row } from '../../../src/catalogue/schemas/specification.ts'
import { structuredProduct } from '../../../src/pages/product/structured.ts'
import type { ValueSource } from '../../../src/pages/shared/sourceView.ts'
import { frozenCatalogue, fullPages } from '../../helpers/frozenCatalogue.ts'
import { coating, given, guidance, rows, tableOf } from '../../helpers/sourcedTable.ts'

const words = { measures: 'words', explanation: 'Words.' } as const
const makers = { ...words, label: 'Makers', schemaOrg: 'manufacturer' } as const

describe('the structured data of a product', () => {
  const [page] = fullPages
  const productOf = (table: TableView, source?: ValueSource) =>
    page &&
    structuredProduct(
      { ...page.view, specification: table },
      {
        site: frozenCatalogue.site,
        vocabulary: { ...frozenCatalogue.properties, properties: { makers } },
        sources: () => source,
        absolute: (path) => path,
        absoluteFile: String,
        image: '',
      },
    )

  it('have no guidance, and none of this site’s own words', () => {
    const found = productOf(tableOf([guidance, given, given]), { from: "this site's own words" })
    expect(found).not.toHaveProperty('description')
    expect(JSON.stringify(found?.additionalProperty)).not.toContain('Thickness')
    expect(JSON.stringify(found?.additionalProperty)).toContain('Width')
    const guided = productOf(tableOf([guidance, guidance], rows.slice(0, 2)))
    expect(guided).not.toHaveProperty('additionalProperty')
    expect(productOf(tableOf([]))).toHaveProperty('description')
  })

  it('have no guidance from a table without a figure either', () => {
    expect(productOf(tableOf([guidance], [coating]))).not.toHaveProperty('additionalProperty')
    expect(JSON.stringify(productOf(tableOf([], [coating])))).toContain('Zinc')
  })

  describe('the maker', () => {
    const brands = { property: 'makers', value: { text: 'JSW' } }
    const confirmed = { text: 'Confirmed.', confirmed: true } as const
    const made = { manufacturer: [{ '@type': 'Organization', name: 'JSW' }] }
    const all = [confirmed, confirmed, confirmed]

    it.each<[string, Row[]]>([
      ['a table of figures', [...rows.slice(0, 2), brands]],
      ['a table without a figure', [brands]],
    ])('is named once it is confirmed, in %s', (_table, rows) => {
      expect(productOf(tableOf(all, rows))).toMatchObject(made)
      expect(productOf(tableOf([], rows))).not.toHaveProperty('manufacturer')
    })

    it('is not named if it is on request, whatever else is confirmed', () => {
      const asked = { ...brands, value: 'on-request' }
      const found = productOf(tableOf(all, [...rows.slice(0, 2), asked]))
      expect(found).not.toHaveProperty('manufacturer')
    })
  })
})
