import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { launchList } from '../../../src/check/launchList.ts'
import type { Cell, Grid } from '../../../src/editor/sheet/sheet.ts'
import { whole, withSources } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported, typed } from './sheets.ts'

const ridged = 'data/pages/Ridgedsheet.json'
const thickness = '/specification/rows/thickness'

/** A catalogue in which a figure, two texts and a property are asked for. */
function asking(): Files {
  const entries = [
    { file: ridged, pointer: thickness, from: 'owner', launch: 'name' },
    { file: 'data/site.json', pointer: '/phone', from: 'owner', launch: 'phone' },
    {
      file: 'data/site.json',
      pointer: '/name',
      from: 'owner',
      launch: 'name',
      reason: 'A working name.',
    },
    { file: 'data/site.json', pointer: '/shortName', from: 'owner' },
  ]
  const launch = ['phone', 'name'].map((key) => ({
    key,
    question: `Which ${key.replace('phone', 'number')}?`,
  }))
  const { texts } = withSources(entries, whole, { launch })
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

/** The catalogue after the import of sheets without a fault. */
function filesAfterImport(grids: readonly Grid[]): Files {
  const { after, errors } = imported(grids, files)
  expect(errors).toEqual([])
  return after
}

describe('the sheet of questions', () => {
  it('has a line for each answer that is one text, and for each property that a table lacks', () => {
    const [sheet] = gridsOf(files, 'Questions')
    const lines = sheet?.rows.slice(1).map(([path, where, note]) => [`${path} ${where}`, note])
    expect(lines).toEqual([
      ['data/site.json /phone', 'Which number?'],
      ['data/site.json /name', 'Which name? A working name.'],
      ['/Flatsheet cover-width', expect.stringContaining('Effective width: Flat sheets.')],
    ])
  })

  it('takes an answer over, which is then confirmed in the editor', () => {
    const after = filesAfterImport(filledIn('data/site.json', '/name', { Answer: 'Patel Roofs' }))
    expect(JSON.parse(String(after.texts.get('data/site.json'))).name).toBe('Patel Roofs')
    expect(launchList(after).answers.find(({ key }) => key === 'name')?.state).toBe('open')
  })

  it('takes a phone number over in all its forms', () => {
    const after = filesAfterImport(
      filledIn('data/site.json', '/phone', { Answer: '+91 98250 12345' }),
    )
    const { phone, whatsapp } = JSON.parse(String(after.texts.get('data/site.json')))
    expect([phone.href, whatsapp]).toEqual(['tel:+919825012345', '919825012345'])
  })

  it('puts a missing property into the table of its page', () => {
    const after = filesAfterImport(filledIn('/Flatsheet', 'cover-width', { Answer: '1050' }))
    const page = JSON.parse(String(after.texts.get('data/pages/Flatsheet.json')))
    expect(page.specification.commonRows).toEqual([
      { property: 'cover-width', value: { values: [1050], unit: 'mm' } },
    ])
    expect(launchList(after).missing).toEqual([])
  })

  it('is read a second time, once its questions have been answered', () => {
    const grids = filledIn('data/site.json', '/name', { Answer: 'Patel Roofs' })
    const again = imported(grids, filesAfterImport(grids))
    expect([again.errors, [...again.changed]]).toEqual([[], []])
  })
})
