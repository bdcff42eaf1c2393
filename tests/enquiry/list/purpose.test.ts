import { describe, expect, it } from 'vitest'
import { listEnquiry } from '../../../src/enquiry/list/listEnquiry.ts'
import { emptyItem } from '../../../src/enquiry/list/listItem.ts'
import { views } from '../../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../../helpers/views.ts'

const { words } = viewOfKind(views, '/List', 'list')

/** The fields of a list whose products were looked up for these. */
function fieldsFor(purposes: readonly string[]) {
  const items = purposes.map((text, i) => ({
    item: {
      ...emptyItem({ path: `/p${i}`, heading: `P${i}` }, { text }),
      id: `${i}`,
      quantity: '1',
    },
    product: undefined,
  }))
  return listEnquiry('list', { items, details: {}, words }).fields
}

describe('what the products of a list were looked up for', () => {
  it('is written once if it is the same for all', () => {
    const [first, ...others] = fieldsFor(['tin or plastic', 'tin or plastic'])
    expect(first).toMatchObject({ label: words.purpose, text: 'tin or plastic' })
    expect(JSON.stringify(others)).not.toContain('tin or plastic')
  })

  it('stays with each product if it differs, or if there is one', () => {
    expect(fieldsFor(['shed', 'tank'])[0]?.text).toContain('shed')
    expect(fieldsFor(['shed', ''])[0]?.text).toContain('shed')
    expect(fieldsFor(['shed'])[0]?.text).toContain(`${words.purpose}: shed`)
  })
})
