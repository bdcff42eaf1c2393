import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fieldLimits } from '../../../src/catalogue/fieldLimits.ts'
import { limits } from '../../../src/catalogue/limits.ts'
import { cleanTyped } from '../../../src/catalogue/typedText.ts'
import { readItem, writeItem } from '../../../src/enquiry/list/listItem.ts'
import {
  productFormValues,
  readListLink,
  readProductForm,
  writeListLink,
} from '../../../src/enquiry/list/listLink.ts'
import { arbitraryItem } from './arbitraryItem.ts'

const lists = fc.array(arbitraryItem, { maxLength: 6 })
const note = fc.option(fc.string({ minLength: 1 }), { nil: undefined })

describe('a link that holds a list', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(lists, note, (items, text) => {
        const shared = { items, ...(text !== undefined && { note: text }) }
        const opened = readListLink(writeListLink(shared))
        expect(opened).toEqual({
          ...shared,
          truncated: false,
          unreadable: 0,
          exceeding: 0,
          newer: false,
        })
      }),
    )
  })

  it('has no character at which a messenger would end it', () => {
    fc.assert(
      fc.property(lists, (items) => {
        expect(writeListLink({ items })).toMatch(/^#list1\/(?:[\w.*+=&%-]+\/)*end$/)
      }),
    )
  })

  it('that is cut anywhere is marked as truncated, and gives its complete items only', () => {
    fc.assert(
      fc.property(
        fc.array(arbitraryItem, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (items, at) => {
          const link = writeListLink({ items })
          const cut = link.slice(0, '#list1/'.length + (at % (link.length - '#list1/'.length)))
          const opened = readListLink(cut)
          expect(opened?.truncated).toBe(true)
          expect(opened?.items).toEqual(items.slice(0, opened?.items.length))
          if (!cut.endsWith('/')) expect(opened?.unreadable).toBe(1)
        },
      ),
    )
  })

  it.each([
    ['#list1/%E0%A4%A/p=Roofsheet&q=3/end', 1, 1],
    ['#list1/p=../end', 0, 1],
    ['#list1/p=Roof%2Fsheet/end', 0, 1],
    ['#list1/nonsense/p=Roofsheet/end', 1, 1],
    ['#list1//end', 0, 1],
    ['#list1/p=Roofsheet&u=miles/end', 1, 0],
  ])('%s: what cannot be read is counted', (fragment, items, unreadable) => {
    const opened = readListLink(fragment)
    expect([opened?.items.length, opened?.unreadable]).toEqual([items, unreadable])
  })

  const shared: Parameters<typeof writeListLink>[0] = {
    items: [
      {
        path: '/Roofsheet',
        name: 'Roof sheet, 3D & more',
        values: { colour: 'blue/grey=50%' },
        quantity: '12',
        unit: 'pieces',
      },
      { path: '/Tile', name: 'Tile?', values: {}, quantity: '', unit: 'pieces' },
    ],
    note: 'Why #1? A&B=C, 100%25',
  }
  const link = writeListLink(shared)
  it.each([
    ...[
      '.',
      ',',
      ')',
      ').',
      '"',
      '”',
      '।',
      '॥',
      '\u200b',
      '%20',
      '%E2%80%8B',
      '*',
      '_',
      '~',
      '/',
      '🙏',
    ],
    ...[
      '?utm_source=x',
      '&utm_source=x',
      '%3Futm_source=x',
      '](https://roofs.example/List)',
      '</a>',
    ],
    ...[
      'Please look',
      '%20Please%20look',
      ' https://roofs.example/About',
      '/p=Tile',
      '%0D%0A',
      '%E0%A5',
    ],
  ])('with %s behind it is whole', (end) => {
    expect(readListLink(link + end)).toMatchObject({ ...shared, truncated: false, unreadable: 0 })
  })

  const encodeSigns = (signs: RegExp) => link.replace(signs, encodeURIComponent)
  it.each([
    ['as a whole', `#${encodeURIComponent(link.slice(1))}`],
    ['as a whole, twice', `#${encodeURIComponent(encodeURIComponent(link.slice(1)))}`],
    ['with its number sign', encodeURIComponent(link).replace('%23', '##')],
    ['each &', encodeSigns(/&/g)],
    ['each =', encodeSigns(/=/g)],
    ['each & as in HTML', link.replaceAll('&', '&amp;')],
    ['each = as in a mail', link.replaceAll('=', '=3D')],
    [
      'with a line break of a mail',
      link.replaceAll('=', '=3D').replace('Roofsheet', 'Roofs=%0D%0Aheet'),
    ],
    [
      'with a line break of a mail that the browser has removed',
      link.replaceAll('=', '=3D').replace('pieces', 'pie=ces'),
    ],
    ['with a line break in a path', link.replace('Roofsheet', 'Roof%0Asheet')],
  ])('that a program has encoded is whole: %s', (_, encoded) => {
    expect(readListLink(encoded)).toMatchObject({ ...shared, truncated: false, unreadable: 0 })
  })

  const huge = 'x'.repeat(limits.link / 2)
  const keys = (count: number) => Array.from({ length: count }, (_, i) => `v.k${i}=1`).join('&')
  it.each([
    ['a name', `p=Sheet&n=${huge}`, 1],
    ['a quantity', `p=Sheet&q=${huge}`, 1],
    ['a value', `p=Sheet&v.colour=${huge}`, 1],
    ['a field of the roof', `p=Sheet&r.eave=${huge}`, 1],
    ['the name of a value', `p=Sheet&v.${huge}=1`, 1],
    ['a note', `p=Sheet/note=${huge}`, 1],
    ['a place', `p=Sheet/place=${huge}`, 1],
    ['5,000 values', `p=Sheet&${keys(5000)}`, 5000 - limits.values],
  ])('is read up to the limits, and says how much it exceeds them: %s', (_, parts, exceeding) => {
    const opened = readListLink(`#list1/${parts}/end`)
    expect(opened).toMatchObject({ exceeding, unreadable: 0, truncated: false })
    expect(opened?.items).toHaveLength(1)
    expect(JSON.stringify(opened).length).toBeLessThan(fieldLimits.lines + 2000)
  })

  it('gives so many items as a list holds, and counts the others', () => {
    const opened = readListLink(`#list1/${'p=Sheet/'.repeat(limits.items + 100)}end`)
    expect(opened).toMatchObject({ exceeding: 100, unreadable: 0 })
    expect(opened?.items).toHaveLength(limits.items)
  })

  it.each([
    ['one product with 50,000 values', `p=Sheet/p=Tile&${keys(50_000)}`, 1],
    ['a note of 2 MB', `p=Sheet/note=${'x'.repeat(2_000_000)}`, 1],
    ['50,000 products', 'p=Sheet/'.repeat(50_000), limits.items],
  ])('is incomplete if it is longer than any list: %s', (_, parts, items) => {
    const opened = readListLink(`#list1/${parts}/end`)
    expect(opened?.truncated).toBe(true)
    expect(opened?.items).toHaveLength(items)
  })

  it('of a product whose name is too long for a path is not read', () => {
    const opened = readListLink(`#list1/p=${'x'.repeat(limits.slug + 1)}/end`)
    expect(opened).toMatchObject({ items: [], unreadable: 1 })
  })

  it('of a newer version is marked as such, and nothing of it is read', () => {
    expect(readListLink('#list2/p=Roofsheet/end')).toMatchObject({ newer: true, items: [] })
  })

  it.each(['', '#', '#main', '#listing', '#liste1/end'])('is not "%s"', (fragment) =>
    expect(readListLink(fragment)).toBeUndefined(),
  )

  it('never throws when it is read', () => {
    fc.assert(fc.property(fc.string(), (text) => void readListLink(`#list1/${text}`)))
  })
})

describe('a stored item', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(arbitraryItem, (item) => {
        expect(readItem('1', writeItem({ ...item, id: '1' }))).toEqual({ ...item, id: '1' })
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
    '{"path":"//evil.example","name":"A","values":{},"quantity":"","unit":"pieces"}',
    '{"path":"javascript:alert(1)","name":"A","values":{},"quantity":"","unit":"pieces"}',
    '{"path":"/A B","name":"A","values":{},"quantity":"","unit":"pieces"}',
    '{"path":"/A?b#c","name":"A","values":{},"quantity":"","unit":"pieces"}',
    '{"path":"constructor","name":"A","values":{},"quantity":"","unit":"pieces"}',
    `{"path":"/${'A'.repeat(200)}","name":"A","values":{},"quantity":"","unit":"pieces"}`,
  ])('of another script is ignored: %s', (text) => expect(readItem('1', text)).toBeUndefined())
})

describe('the address of a product’s form', () => {
  it('is read as it was written, without what was left empty', () => {
    fc.assert(
      fc.property(arbitraryItem, (item) => {
        const filledIn = ([, text]: readonly [string, string]) => cleanTyped(text) !== ''
        const query = new URLSearchParams({
          ...productFormValues(item),
          'v.empty': ' ',
          place: 'Vapi',
        })
        const values = Object.fromEntries(Object.entries(item.values).filter(filledIn))
        const read = readProductForm(query)
        expect(read?.place).toBe('Vapi')
        expect(read?.item.values).toEqual(values)
        expect(read?.item.path).toBe(item.path)
      }),
    )
  })

  it.each(['', '?q=patra', '?p=..&q=3', `?p=${'x'.repeat(limits.slug + 1)}`])(
    '%s names no product',
    (address) => {
      expect(readProductForm(new URLSearchParams(address))).toBeUndefined()
    },
  )
})
