import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { launchQuestions } from '../../../src/check/launchQuestions.ts'
import { formatCellMessage } from '../../../src/editor/sheet/importSheets.ts'
import type { Cell, Grid } from '../../../src/editor/sheet/sheet.ts'
import { whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from './sheets.ts'

const ridged = 'data/pages/Ridgedsheet.json'
const thickness = '/specification/rows/thickness'

/** A catalogue in which a figure, an address and a property are asked for. */
function asking(): Files {
  const entries = [
    { file: ridged, pointer: thickness, from: 'owner', ask: 'engineer', reason: 'Which coat?' },
    { file: 'data/site.json', pointer: '/phone', from: 'owner' },
    { file: 'data/site.json', pointer: '/name', from: 'owner', reason: 'A working name.' },
  ]
  const { texts } = withSources(entries)
  const changed = new Map(texts)
  const words = JSON.parse(String(texts.get('data/properties.json')))
  const asked = { of: 'engineer', unlocks: 'The calculator counts alone.' }
  words.properties['cover-width'].asked = asked
  changed.set('data/properties.json', JSON.stringify(words, null, 2))
  const flat = JSON.parse(String(texts.get('data/pages/Flatsheet.json')))
  const sheet = JSON.stringify({ ...flat, productKind: 'lapped-sheet' }, null, 2)
  changed.set('data/pages/Flatsheet.json', sheet)
  return { ...whole, texts: changed }
}

const files = asking()

/** The sheet with other cells in one row: header -> what is typed. */
function filledIn(path: string, where: string, cells: Record<string, Cell>): Grid[] {
  return typed(gridsOf(files, 'Questions'), `${path}|${where}`, cells)
}

/** The entry of the sources that a sheet leaves behind for a place. */
function entryAfter(grids: readonly Grid[], pointer: string) {
  const { after, errors } = imported(grids, files)
  expect(errors).toEqual([])
  const { entries } = JSON.parse(String(after.texts.get('data/sources.json')))
  const entry = entries.find((one: { pointer: string }) => one.pointer === pointer)
  return { after, entry }
}

const by = { 'Confirmed by': 'R. Patel', On: '12/3/2026' }

describe('the sheet of questions', () => {
  it('says how far it is, and begins with what unlocks most', () => {
    const [sheet] = gridsOf(files, 'Questions')
    const { answered, total } = launchQuestions(files)
    expect(sheet?.name).toBe(`Questions (${answered} of ${total} answered)`)
    expect(sheet?.name.length).toBeLessThanOrEqual(31)
    const keys = sheet?.rows.slice(1).map(([path, where]) => `${path} ${where}`)
    expect(keys).toEqual([
      '/Flatsheet cover-width',
      'data/site.json /phone',
      'data/site.json /name',
      `${ridged} ${thickness}`,
    ])
  })

  it('confirms the value that is there, with who, the day and the source', () => {
    const cells = { ...by, From: 'test report' }
    const { entry } = entryAfter(filledIn(ridged, thickness, cells), thickness)
    expect(entry).toEqual({
      file: ridged,
      pointer: thickness,
      from: 'test report',
      confirmed: { by: 'R. Patel', on: '2026-03-12', value: '0.50 mm, 0.75 mm, 1.00 mm' },
      ask: 'engineer',
      reason: 'Which coat?',
    })
  })

  it('takes an answer over, and confirms it as it is then', () => {
    const cells = { ...by, Answer: 'Patel Roofs' }
    const { after, entry } = entryAfter(filledIn('data/site.json', '/name', cells), '/name')
    expect(JSON.parse(String(after.texts.get('data/site.json'))).name).toBe('Patel Roofs')
    expect(entry.confirmed.value).toBe('Patel Roofs')
    expect(launchQuestions(after).answered).toBe(launchQuestions(files).answered + 1)
  })

  it('takes a phone number over in all its forms', () => {
    const cells = { ...by, Answer: '+91 98250 12345' }
    const { after, entry } = entryAfter(filledIn('data/site.json', '/phone', cells), '/phone')
    const { phone, whatsapp } = JSON.parse(String(after.texts.get('data/site.json')))
    expect([phone.href, whatsapp]).toEqual(['tel:+919825012345', '919825012345'])
    expect(entry.confirmed.value).toContain('+91 98250 12345')
  })

  it('puts a missing property into the table of its page', () => {
    const grids = filledIn('/Flatsheet', 'cover-width', { Answer: '1050' })
    const { after } = entryAfter(grids, '/name')
    const page = JSON.parse(String(after.texts.get('data/pages/Flatsheet.json')))
    expect(page.specification.commonRows).toEqual([
      { property: 'cover-width', value: { values: [1050], unit: 'mm' } },
    ])
    expect(launchQuestions(after).questions.some(({ missing }) => missing === 'cover-width')).toBe(
      false,
    )
  })

  it('is read a second time, once its questions have been answered', () => {
    const grids = filledIn(ridged, thickness, by)
    const { after } = entryAfter(grids, thickness)
    const again = imported(grids, after)
    expect([again.errors, [...again.changed]]).toEqual([[], []])
  })

  it.each<[string, Record<string, Cell>, string]>([
    ['nobody', { On: '2026-03-12' }, 'Write the name of the person who has confirmed it.'],
    [
      'no day',
      { 'Confirmed by': 'R. Patel' },
      'Confirmed: write the day like 12/3/2026 or 2026-03-12.',
    ],
    ['a day that is none', { ...by, On: '31/2/2026' }, 'Confirmed: write the day like 12/3/2026'],
    ['a day to come', { ...by, On: '12/3/2999' }, 'Confirmed: 2999-03-12 is a day to come.'],
    [
      'another source',
      { ...by, From: 'test reprot' },
      '"test reprot" is no source. Did you mean "test report"?',
    ],
  ])('says what is wrong with %s, and where', (_what, cells, message) => {
    const { errors } = imported(filledIn(ridged, thickness, cells), files)
    expect(errors.map(formatCellMessage).join()).toContain(message)
    expect(errors.map(formatCellMessage).join()).toMatch(/^Questions \(.*\), row 5, column /)
  })

  it('does not confirm a number that reaches nobody', () => {
    const { errors } = imported(filledIn('data/site.json', '/phone', by), files)
    expect(errors.map(({ message }) => message)).toEqual([
      'This number reaches nobody. Write the real one first.',
    ])
  })
})
