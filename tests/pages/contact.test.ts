import { expect, it } from 'vitest'
import { termsView } from '../../src/pages/contact/kind.ts'
import { registry } from '../helpers/registry.ts'

const terms = {
  heading: 'Terms',
  ask: 'Ask',
  unstated: 'Missing: {terms}.',
  question: 'Tell me: {terms}.',
  items: [{ label: 'Hours', text: '9 to 5' }, { label: 'Smallest order' }],
}

it('the contact page shows the stated terms, and has one link that asks for the others', () => {
  const view = termsView({ ...registry.site, terms, gstin: { label: 'Tax number' } })
  expect(view?.given).toEqual([{ label: 'Hours', text: '9 to 5' }])
  expect(view?.unstated).toBe('Missing: Smallest order · Tax number.')
  const text = new URL(view?.href ?? '').searchParams.get('text')
  expect(text).toBe('Tell me: Smallest order · Tax number.')
})

it('the contact page has no such link if all terms are stated, and no terms if the data have none', () => {
  const stated = { ...terms, items: terms.items.slice(0, 1) }
  const gstin = { label: 'Tax number', number: '27AAPFU0939F1ZV' }
  expect(termsView({ ...registry.site, terms: stated, gstin })).not.toHaveProperty('href')
  expect(termsView({ ...registry.site, terms: undefined })).toBeUndefined()
})
