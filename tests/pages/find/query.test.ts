import { describe, expect, it } from 'vitest'
import { limits } from '../../../src/catalogue/limits.ts'
import { createShortener } from '../../../src/catalogue/shortener.ts'
import { readQuery, writeQuery } from '../../../src/pages/find/query.ts'
import { small } from './smallFinder.ts'

describe('the address', () => {
  it.each([
    ['', { text: '', chosen: { material: [], colour: [] } }],
    ['?q=car+porch', { text: 'car porch', chosen: { material: [], colour: [] } }],
    [
      '?q=0.50&colour=red%2Cblue',
      { text: '0.50', chosen: { material: [], colour: ['red', 'blue'] } },
    ],
  ])('%s is read, and written the same', (address, query) => {
    expect(readQuery(address, small.filters)).toEqual(query)
    expect(writeQuery(query)).toBe(address)
  })

  it.each([
    ['a text of 2 MB', `?q=${'x'.repeat(2_000_000)}`],
    ['a filter of 2 MB', `?q=roof&colour=red,${'x'.repeat(2_000_000)}`],
    ['a million values of a filter', `?colour=red${',blue'.repeat(1_000_000)}`],
  ])('is read up to a limit, and the rest is counted: %s', (_, address) => {
    const shortener = createShortener()
    const { text } = readQuery(address, small.filters, shortener)
    expect(text.length).toBeLessThanOrEqual(limits.query)
    expect(shortener.count()).toBe(1)
  })

  it('is read in full at the limit', () => {
    const shortener = createShortener()
    const typed = 'x'.repeat(limits.query)
    expect(readQuery(`?q=${typed}`, small.filters, shortener).text).toBe(typed)
    expect(shortener.count()).toBe(0)
  })

  it('of an older version is read without filters that no longer exist', () => {
    const { chosen } = readQuery('?weight=light&colour=pink,red', small.filters)
    expect(chosen).toEqual({ material: [], colour: ['red'] })
  })
})
