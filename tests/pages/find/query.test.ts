import { describe, expect, it } from 'vitest'
import { readQuery, writeQuery } from '../../../src/pages/find/query.ts'
import { small } from './catalogue.ts'

describe('the address', () => {
  it.each([
    ['', { text: '', chosen: { material: [], colour: [] } }],
    ['?q=car+porch', { text: 'car porch', chosen: { material: [], colour: [] } }],
    [
      '?q=0.5&colour=red%2Cblue',
      { text: '0.5', chosen: { material: [], colour: ['red', 'blue'] } },
    ],
  ])('%s is read, and written the same', (address, query) => {
    expect(readQuery(address, small.filters)).toEqual(query)
    expect(writeQuery(query)).toBe(address)
  })

  it('of another version leaves out what is no filter any more', () => {
    const { chosen } = readQuery('?weight=light&colour=pink,red', small.filters)
    expect(chosen).toEqual({ material: [], colour: ['red'] })
  })
})
