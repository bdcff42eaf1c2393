import { describe, expect, it } from 'vitest'
import { launchQuestions } from '../../../src/check/launchQuestions.ts'
import { formatMessage, importSheets, sheetsOf } from '../../../src/editor/sheet/importSheets.ts'
import { type Cell, type Grid, sheetCells } from '../../../src/editor/sheet/sheet.ts'
import { readXlsx, writeXlsx } from '../../../src/editor/sheet/sheetFiles.ts'
import type { Files } from '../../../src/model/catalogue/catalogueFiles.ts'
import { made } from '../../check/outcome.ts'
import { whole } from './sheets.ts'

const ridged = 'data/pages/Ridgedsheet.json'
const thickness = '/specification/rows/thickness'

/** A catalogue in which a figure, an address and a property are asked for. */
function asking(): Files {
  const texts = new Map(whole.texts)
  const entries = [
    { file: ridged, pointer: thickness, from: 'owner', ask: 'engineer', reason: 'Which coat?' },
    { file: 'data/site.json', pointer: '/phone', from: 'owner' },
    { file: 'data/site.json', pointer: '/name', from: 'owner', reason: 'A working name.' },
  ]
  texts.set('data/sources.json', JSON.stringify({ papers: {}, entries }, null, 2))
  const words = JSON.parse(String(texts.get('data/properties.json')))
  const asked = { of: 'engineer', unlocks: 'The calculator counts alone.' }
  words.properties['cover-width'].asked = asked
  texts.set('data/properties.json', JSON.stringify(words, null, 2))
  const flat = JSON.parse(String(texts.get('data/pages/Flatsheet.json')))
  const sheet = JSON.stringify({ ...flat, productKind: 'lapped-sheet' }, null, 2)
  texts.set('data/pages/Flatsheet.json', sheet)
  return { ...whole, texts }
}

const files = asking()

function questionsOf(from: Files): Grid[] {
  const sheets = made(sheetsOf(from)).filter(({ name }) => name.startsWith('Questions'))
  return sheets.map((sheet) => ({ name: sheet.name, rows: sheetCells(sheet) }))
}

/** The sheet with other cells in one row: head -> what is typed. */
function filledIn(path: string, where: string, typed: Record<string, Cell>): Grid[] {
  return questionsOf(files).map(({ name, rows }) => {
    const [heads = []] = rows
    const filled = rows.map((row) =>
      row[0] === path && row[1] === where
        ? row.map((cell, i) => typed[String(heads[i])] ?? cell)
        : row,
    )
    return { name, rows: filled }
  })
}

/** The entry of the sources that a sheet leaves behind for a place. */
function entryAfter(grids: readonly Grid[], pointer: string) {
  const { after, errors } = made(importSheets(files, grids))
  expect(errors).toEqual([])
  const { entries, papers } = JSON.parse(String(after.texts.get('data/sources.json')))
  const entry = entries.find((one: { pointer: string }) => one.pointer === pointer)
  return { after, entry, papers }
}

const by = { 'Confirmed by': 'R. Patel', On: '12/3/2026' }

describe('the sheet of questions', () => {
  it('says how far it is, and begins with what unlocks most', () => {
    const [sheet] = questionsOf(files)
    const { answered, total } = launchQuestions(files)
    expect(sheet?.name).toBe(`Questions (${answered} of ${total} answered)`)
    expect(sheet?.name.length).toBeLessThanOrEqual(31)
    const keys = sheet?.rows.slice(1).map(([path, where]) => `${path} ${where}`)
    expect(keys).toEqual([
      'data/site.json /phone',
      'data/site.json /name',
      '/Flatsheet cover-width',
      `${ridged} ${thickness}`,
    ])
  })

  it('changes nothing where nothing is filled in', () => {
    const done = made(importSheets(files, questionsOf(files)))
    expect([done.errors, [...done.changed]]).toEqual([[], []])
  })

  it('confirms what stands there, with who, the day, the source and its paper', () => {
    const paper = { Paper: 'Tensile test', 'Paper number': '4471', 'Paper date': '2026-03-01' }
    const typed = {
      ...by,
      From: 'test report',
      ...paper,
      'Kept in': 'https://www.example.com/4471',
    }
    const { entry, papers } = entryAfter(filledIn(ridged, thickness, typed), thickness)
    expect(entry).toEqual({
      file: ridged,
      pointer: thickness,
      from: 'test report',
      paper: 'tensile-test-4471',
      confirmed: { by: 'R. Patel', on: '2026-03-12', value: '0.50 mm, 0.75 mm, 1.00 mm' },
      ask: 'engineer',
      reason: 'Which coat?',
    })
    expect(papers).toEqual({
      'tensile-test-4471': {
        title: 'Tensile test',
        number: '4471',
        date: '2026-03-01',
        link: 'https://www.example.com/4471',
      },
    })
  })

  it('takes an answer over, and confirms it as it is then', () => {
    const typed = { ...by, Answer: 'Patel Roofs' }
    const { after, entry } = entryAfter(filledIn('data/site.json', '/name', typed), '/name')
    expect(JSON.parse(String(after.texts.get('data/site.json'))).name).toBe('Patel Roofs')
    expect(entry.confirmed.value).toBe('Patel Roofs')
    expect(launchQuestions(after).answered).toBe(launchQuestions(files).answered + 1)
  })

  it('takes a phone number over in all its forms', () => {
    const typed = { ...by, Answer: '+91 98250 12345' }
    const { after, entry } = entryAfter(filledIn('data/site.json', '/phone', typed), '/phone')
    const { phone, whatsapp } = JSON.parse(String(after.texts.get('data/site.json')))
    expect([phone.href, whatsapp]).toEqual(['tel:+919825012345', '919825012345'])
    expect(entry.confirmed.value).toContain('+91 98250 12345')
  })

  it('puts a missing property into the table of its page', () => {
    const grids = filledIn('/Flatsheet', 'cover-width', { Answer: '1050' })
    const { after } = entryAfter(grids, '/name')
    const page = JSON.parse(String(after.texts.get('data/pages/Flatsheet.json')))
    expect(page.specification.also).toEqual([
      { property: 'cover-width', value: { values: [1050], unit: 'mm' } },
    ])
    expect(launchQuestions(after).questions.some(({ missing }) => missing === 'cover-width')).toBe(
      false,
    )
  })

  it('is read a second time, once its questions have been answered', () => {
    const grids = filledIn(ridged, thickness, by)
    const { after } = entryAfter(grids, thickness)
    const again = made(importSheets(after, grids))
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
      'a day before the paper',
      {
        ...{ ...by, From: 'test report', Paper: 'Test' },
        ...{ 'Paper date': '2026-03-13', 'Kept in': 'Folder' },
      },
      'Confirmed: 2026-03-12 is before the day of its paper, 2026-03-13.',
    ],
    [
      'another source',
      { ...by, From: 'test reprot' },
      '"test reprot" is no source. Did you mean "test report"?',
    ],
    [
      'a report without a paper',
      { ...by, From: 'test report' },
      'A test report needs its paper: the title, the date, and where it is kept.',
    ],
    [
      'a paper that lies nowhere',
      { ...by, From: 'test report', Paper: 'Test', 'Paper date': '2026-03-01' },
      'A new paper needs its title, its date, and where it is kept.',
    ],
    [
      'a paper of what needs none',
      { ...by, Paper: 'Test', 'Paper date': '2026-03-01', 'Kept in': 'Folder' },
      "A paper belongs to one of these: maker's sheet, test report, standard.",
    ],
  ])('says what is wrong with %s, and where', (_what, typed, message) => {
    const { errors } = made(importSheets(files, filledIn(ridged, thickness, typed)))
    expect(errors.map(formatMessage).join()).toContain(message)
    expect(errors.map(formatMessage).join()).toMatch(/^Questions \(.*\), row 5, column /)
  })

  it('does not confirm a number that reaches nobody', () => {
    const { errors } = made(importSheets(files, filledIn('data/site.json', '/phone', by)))
    expect(errors.map(({ message }) => message)).toEqual([
      'This number reaches nobody. Write the real one first.',
    ])
  })

  it('goes through a spreadsheet program', async () => {
    const read = await readXlsx(await writeXlsx(made(sheetsOf(files))))
    const done = made(importSheets(files, read))
    expect([done.errors, [...done.changed]]).toEqual([[], []])
  })
})
