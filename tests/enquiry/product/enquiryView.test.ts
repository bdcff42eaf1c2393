import { describe, expect, it } from 'vitest'
import { choicesOf, tableChoices } from '../../../src/enquiry/list/choices.ts'
import { productMessage } from '../../../src/enquiry/message/productMessage.ts'
import { enquiryFields } from '../../../src/enquiry/product/enquiryFields.ts'
import { frozenCatalogue } from '../../helpers/frozenCatalogue.ts'
import { pages, words } from '../../roof/sheet.ts'

const products = pages.flatMap((page) =>
  'enquiry' in page && page.enquiry !== undefined ? [{ ...page, enquiry: page.enquiry }] : [],
)
const { labelled } = words.writing
const messageWords = { amount: words.line.amount, labelled, purpose: 'For', counted: [] }

describe('the enquiry of a product page, before its script', () => {
  it.each(products)('$path shares its address', (page) => {
    expect(new URL(page.enquiry.share).searchParams.get('text')).toBe(page.head.canonical)
  })

  it.each(products)('$path asks for what is chosen of it, how much and where to', (page) => {
    const table = page.kind === 'full' ? page.specification : page.table
    const labels = page.enquiry.fields.map(({ label }) => label)
    for (const { label } of table === undefined ? [] : choicesOf(table, words)) {
      expect(labels).toContain(label)
    }
    expect(labels.slice(-2)).toEqual([words.line.quantity, words.details.fields.place.label])
    const units = page.enquiry.fields.at(-2)?.unit?.options.map(({ value }) => value)
    const asked = table?.asksUnit ? [''] : []
    if (table?.quantities !== undefined) expect(units).toEqual([...asked, ...table.quantities])
  })

  it('is offered for every product, and for nothing else', () => {
    expect(products.map(({ path }) => path)).toEqual(
      pages.map(({ path }) => path).filter((path) => frozenCatalogue.routes[path] === 'product'),
    )
  })
})

const colour = { property: 'colour', label: 'Colour' }
const length = { property: 'length', label: 'Length', role: 'length' as const }
const chosen = { ...words, choices: [colour, length] }
const runs = (text: string) => [{ text, fixed: false }]
const blue = { word: 'blue', runs: [{ text: 'Blue', fixed: false, chip: '#0b4a7a' }] }
const table = {
  rows: [
    {
      cells: [
        {
          property: 'colour',
          lines: [
            { written: [blue] },
            {
              written: [{ word: 'green', runs: runs('green') }],
              source: { text: 'General guidance', guidance: true as const },
            },
          ],
        },
      ],
    },
  ],
  unlisted: [{ property: 'length' }],
}

describe('the fields of a product', () => {
  it('are counted in the units of its kind, and a length has the unit of its kind', () => {
    const screw = { ...table, quantities: ['pieces' as const], lengthUnit: 'mm' as const }
    const [, own, quantity] = enquiryFields(screw, chosen)
    expect(own?.unit?.options.map(({ value }) => value)).toEqual(['mm'])
    expect(own?.hint).toBeUndefined()
    expect(quantity?.unit?.options.map(({ value }) => value)).toEqual(['pieces'])
    const [, free] = enquiryFields(table, chosen)
    expect(free?.unit?.options.length).toBeGreaterThan(1)
    expect(free?.hint).toBe(words.line.lengthHint)
  })

  it('show a colour as it looks if its value is known', () => {
    const [field] = enquiryFields(table, chosen)
    expect(field?.options?.map(({ chip }) => chip)).toEqual([undefined, '#0b4a7a', undefined])
  })

  it('are typed if a product has no table, with a field for all else', () => {
    const fields = enquiryFields({ unlisted: [colour] }, chosen)
    expect(fields.map(({ label }) => label)).toEqual([
      'Colour',
      words.line.details,
      words.line.quantity,
      words.details.fields.place.label,
    ])
  })

  it('give no hint if the table only says that it has to be asked', () => {
    const [open = ''] = words.namesNoValue
    const cells = [{ property: 'colour', lines: [{ written: [{ word: open, runs: runs(open) }] }] }]
    expect(tableChoices({ rows: [{ cells }] }, chosen)).toEqual([{ ...colour, options: [] }])
  })
})

describe('the message of a form', () => {
  const fields = enquiryFields(table, chosen)
  const write = (values: Record<string, string>) =>
    productMessage({
      subject: 'Enquiry',
      fields,
      words: messageWords,
      values,
      calculated: [],
      address: 'the end',
      englishCalculated: [],
    })

  it.each([
    [
      'a value of no maker',
      { 'v.colour': 'green' },
      `Colour: ${words.line.guidance.replace('{value}', 'green')}`,
    ],
    ['a length with its unit', { 'v.length': '12\'6"', 'v.length-unit': 'm' }, 'Length: 12\'6"'],
    [
      'a length whose unit is not chosen, and asks for it',
      { 'v.length': '12', 'v.length-unit': 'none' },
      `Length: 12 ${words.line.whichUnit}`,
    ],
  ])('says %s', (_, values, line) => {
    expect(write(values).split('\n')).toContain(line)
  })

  it('has no line for what is left empty', () => {
    expect(write({ 'v.colour': '', q: ' ' })).toBe('Enquiry\nthe end')
  })
})
