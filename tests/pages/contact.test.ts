import { expect, it } from 'vitest'
import { termsView } from '../../src/pages/contact/kind.ts'

const stated = { label: 'Hours', text: '9 to 5' }

it('the contact page shows the stated terms of business, and names no others', () => {
  const items = [stated, { label: 'Smallest order' }]
  expect(termsView({ terms: { heading: 'Terms', items } })).toEqual({
    heading: 'Terms',
    given: [stated],
  })
})

it.each([
  ['none is stated', { heading: 'Terms', items: [{ label: 'Smallest order' }] }],
  ['the data have none', undefined],
])('the contact page has no terms of business if %s', (_, terms) => {
  expect(termsView({ terms })).toBeUndefined()
})
