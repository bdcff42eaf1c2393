import { describe, expect, it } from 'vitest'
import { textOfRuns } from '../../src/catalogue/textRuns.ts'
import { itemContent } from '../../src/enquiry/list/itemContent.ts'
import { listEnquiry } from '../../src/enquiry/list/listEnquiry.ts'
import { emptyItem } from '../../src/enquiry/list/listItem.ts'
import { enquiryText } from '../../src/enquiry/message/formMessage.ts'
import { answerTo } from '../../src/pages/find/answer.ts'
import { createFinder } from '../../src/pages/find/search.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { makePipes } from '../helpers/pipes.ts'
import { viewOfKind, viewsOf } from '../helpers/views.ts'

const { catalogue } = await checkFolder(await makePipes())
if (catalogue === undefined) throw new Error('the catalogue of pipes is not valid')
const views = viewsOf(catalogue)
const find = viewOfKind(views, '/Find', 'find')
const finder = await createFinder(views.finderContents().file)
const { words } = viewOfKind(views, '/List', 'list')

/** A text without the spaces that keep a number and its unit together. */
function withSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function answer(text: string) {
  const { lead, building, result } = answerTo({ text, chosen: {} }, find, finder)
  return { lead, building, products: result?.products.map(({ link }) => link.path) }
}

describe('the finder of a maker of pipes', () => {
  it.each([
    ['borewell pipe', '/Columnpipe'],
    ['10 bar', '/Upvcpressurepipe'],
    ['cement 250 ml', '/Solventcement'],
  ])('finds products by its own words and units: %s', (text, path) => {
    expect(answer(text).products?.[0]).toBe(path)
  })

  it.each(['20 x 40 ft', '6 m x 3 m pipe', 'how many pipes', 'car porch'])(
    'answers nothing with a roof or a job: %s',
    (text) => {
      const { lead, building } = answer(text)
      expect(building).toBeUndefined()
      expect(['calculator', 'jobs']).not.toContain(lead?.kind)
    },
  )
})

it('lists of products show the figures that the kind of product names', () => {
  const figures = finder.products.map(({ link: { path, figures = [] } }) => [
    path,
    withSpaces(textOfRuns(figures)),
  ])
  expect(Object.fromEntries(figures)).toMatchObject({
    '/Upvcpressurepipe': 'Outer diameter 63–110 mm\nWorking pressure 4–10 bar',
    '/Cpvcpipe': 'Outer diameter 16–25 mm',
    '/Solventcement': 'Content 50–1000 ml',
    // Its page has no table.
    '/Elbow': '',
  })
})

it('a list is sent in its own words, also with a roof that an old link has', () => {
  const { heading, specification: table } = viewOfKind(views, '/Cpvcpipe', 'full')
  const product = { name: heading, table }
  const item = {
    ...emptyItem({ path: '/Cpvcpipe', heading }, { measures: { eave: '30', span: '12' } }),
    id: '1',
    values: { diameter: '20mm', length: '3m' },
    quantity: '40',
  }
  expect(itemContent(item, product, words).calculated).toEqual([])
  const enquiry = listEnquiry('id', { items: [{ item, product }], details: {}, words })
  expect(withSpaces(enquiryText(enquiry, views.layout).text).split('\n')).toEqual([
    'Enquiry: 1 product',
    '1. CPVC hot water pipes:',
    'Outer diameter: 20 mm',
    'Length: 3 m',
    'Quantity: 40 nos',
  ])
})
