import { expect, it } from 'vitest'
import { writeItem } from '../../../src/enquiry/list/listItem.ts'
import { detailKeyPrefix, itemKeyPrefix } from '../../../src/ui/header/listStorage.ts'
import { ListBrowser, sheets } from '../../helpers/listBrowser.ts'

const { id: _, ...item } = sheets('2')

it.each([
  ['no text', ''],
  ['no JSON', '{"path"'],
  ['another value', 'null'],
  ['a number', '7'],
  ['a list', '[1, 2]'],
  ['an empty object', '{}'],
  ['no path', JSON.stringify({ ...item, path: undefined })],
  ['a path that is a number', JSON.stringify({ ...item, path: 7 })],
  ['a path of a megabyte', JSON.stringify({ ...item, path: `/${'x'.repeat(1e6)}` })],
  ['no name', JSON.stringify({ ...item, name: null })],
  ['a quantity that is a list', JSON.stringify({ ...item, quantity: [3] })],
  ['values that are none', JSON.stringify({ ...item, values: 'red' })],
  ['a value that is an object', JSON.stringify({ ...item, values: { colour: {} } })],
  ['values that are a list', JSON.stringify({ ...item, values: ['red'] })],
  ['an unknown unit', JSON.stringify({ ...item, unit: 'constructor' })],
  ['brackets without end', '['.repeat(100_000)],
])('a stored list survives a product that is %s: it is counted and stays', (_what, garbage) => {
  const browser = new ListBrowser()
  browser.stored.set(`${itemKeyPrefix}1`, writeItem(sheets('1')))
  browser.stored.set(`${itemKeyPrefix}2`, garbage)
  browser.stored.set(`${itemKeyPrefix}3`, writeItem(sheets('3')))
  browser.stored.set(`${detailKeyPrefix}note`, 'By Friday')
  browser.stored.set(`${detailKeyPrefix}constructor`, garbage)
  const [tab] = browser.tabs
  tab?.reload()
  const list = tab?.list.get()
  expect(list?.items.map(({ id }) => id)).toEqual(['1', '3'])
  expect(list?.details).toEqual({ note: 'By Friday' })
  expect(list?.unreadable).toBe(1)
  tab?.list.save(sheets('4'))
  tab?.list.remove('1')
  expect(browser.stored.get(`${itemKeyPrefix}2`)).toBe(garbage)
  expect(tab?.list.get().items.map(({ id }) => id)).toEqual(['3', '4'])
})
