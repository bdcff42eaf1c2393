import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readLine, writeLine } from '../../../src/pages/list/line.ts'
import { readLink, writeLink } from '../../../src/pages/list/link.ts'
import { aLine } from './lines.ts'

const lines = fc.array(aLine, { maxLength: 6 })
const note = fc.option(fc.string({ minLength: 1 }), { nil: undefined })

describe('a link that holds a list', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(lines, note, (list, text) => {
        const shared = { lines: list, ...(text !== undefined && { note: text }) }
        const opened = readLink(writeLink(shared))
        expect(opened).toEqual({ ...shared, cut: false, unread: 0, newer: false })
      }),
    )
  })

  it('holds nothing that a messenger would end it at', () => {
    fc.assert(
      fc.property(lines, (list) => {
        expect(writeLink({ lines: list })).toMatch(/^#list1\/(?:[\w.*+=&%-]+\/)*end$/)
      }),
    )
  })

  it('that is cut anywhere shows its whole parts, says so, and makes no line of half a one', () => {
    fc.assert(
      fc.property(fc.array(aLine, { minLength: 1, maxLength: 4 }), fc.nat(), (list, at) => {
        const link = writeLink({ lines: list })
        const cut = link.slice(0, '#list1/'.length + (at % (link.length - '#list1/'.length)))
        const opened = readLink(cut)
        expect(opened?.cut).toBe(true)
        expect(opened?.lines).toEqual(list.slice(0, opened?.lines.length))
        if (!cut.endsWith('/')) expect(opened?.unread).toBe(1)
      }),
    )
  })

  it.each([
    ['#list1/%E0%A4%A/p=Roofsheet&q=3/end', 1, 1],
    ['#list1/p=../end', 0, 1],
    ['#list1/p=Roof%2Fsheet/end', 0, 1],
    ['#list1/nonsense/p=Roofsheet/end', 1, 1],
    ['#list1//end', 0, 1],
    ['#list1/p=Roofsheet&u=miles/end', 1, 0],
    [`#list1/${'p=Roofsheet/'.repeat(400)}end`, 300, 100],
  ])('%s: what can be read is shown, what cannot is counted', (fragment, shown, unread) => {
    const opened = readLink(fragment)
    expect([opened?.lines.length, opened?.unread]).toEqual([shown, unread])
  })

  it('of a newer version says so and guesses nothing', () => {
    expect(readLink('#list2/p=Roofsheet/end')).toMatchObject({ newer: true, lines: [] })
  })

  it.each(['', '#', '#main', '#listing', '#liste1/end'])('is not "%s"', (fragment) => {
    expect(readLink(fragment)).toBeUndefined()
  })

  it('is never anything that throws', () => {
    fc.assert(fc.property(fc.string(), (text) => void readLink(`#list1/${text}`)))
  })
})

describe('a line that is kept', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(aLine, (line) => {
        expect(readLine('1', writeLine({ ...line, id: '1' }))).toEqual({ ...line, id: '1' })
      }),
    )
  })

  it.each([
    '',
    '{',
    'null',
    '[]',
    '3',
    '{"path":"/A"}',
    '{"path":"/A","name":"A","values":[],"quantity":"","unit":"pieces"}',
  ])('by another script, %s, is none', (text) => expect(readLine('1', text)).toBeUndefined())
})
