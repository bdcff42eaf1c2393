import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { formatCellMessage, worksheetsOf } from '../../../src/editor/sheet/importSheets.ts'
import { readXlsx, writeXlsx } from '../../../src/editor/sheet/sheetFiles.ts'
import { requireSuccess, visibleChanges } from '../../check/outcome.ts'
import { withGujarati, withText, withTranslations } from '../../helpers/translations.ts'
import { gridsOf, imported, typed } from './sheets.ts'

const screw = 'data/pages/Screw.json'
const words = 'data/properties.json'
const heading = withTranslations(screw, { Screws: 'સ્ક્રૂ' })
const changed = withText(heading, screw, '"Screws"', '"Roof screws"')

const sheetOf = (files: Files) => gridsOf(files, 'Gujarati')

/** The row of a text, without the marks of the export. */
function rowOf(files: Files, path: string, where: string) {
  const [sheet] = sheetOf(files)
  return sheet?.rows.find((row) => row[0] === path && row[1] === where)?.slice(0, -1)
}

/** The files after something is typed into the row of a text. */
function edited(files: Files, path: string, where: string, cells: Record<string, string>) {
  return imported(typed(sheetOf(files), `${path}|${where}`, cells), files)
}

describe('the sheet of a language', () => {
  it.each<[string, Files, string, string[]]>([
    ['a text that is translated', heading, '/heading', ['', 'Screws', 'સ્ક્રૂ']],
    ['one that is not', withGujarati(), '/heading', ['missing', 'Screws', '']],
    [
      'one whose English has changed',
      changed,
      '/heading',
      ['the English has changed; until now: સ્ક્રૂ', 'Roof screws', ''],
    ],
  ])('shows %s', (_, files, where, cells) => {
    expect(rowOf(files, '/Screw', where)).toEqual(['/Screw', where, ...cells])
  })

  it('is not there if the site has one language', () => {
    const files = withGujarati()
    const site = JSON.parse(String(files.texts.get('data/site.json')))
    delete site.languages
    const texts = new Map(files.texts).set('data/site.json', JSON.stringify(site))
    expect(sheetOf({ ...files, texts })).toEqual([])
  })

  it('changes nothing if nothing is typed, after a spreadsheet program too', async () => {
    const years = { '{number} years': { one: '{number} વર્ષ', other: '{number} વર્ષો' } }
    const files = withTranslations(words, years, changed)
    const read = await readXlsx(await writeXlsx(requireSuccess(worksheetsOf(files))))
    const done = imported(read, files)
    expect([done.errors, [...done.changed]]).toEqual([[], []])
  })

  it.each<[string, Files, string, string]>([
    ['a translation', withGujarati(), 'સ્ક્રૂ', 'new: સ્ક્રૂ'],
    ['another one', heading, 'સ્ક્રૂઓ', 'સ્ક્રૂ → સ્ક્રૂઓ'],
    ['the word "delete"', heading, 'delete', 'removed: સ્ક્રૂ'],
  ])('is read: %s', (_, files, text, change) => {
    const { errors, after } = edited(files, '/Screw', '/heading', { Gujarati: text })
    expect(errors).toEqual([])
    expect(visibleChanges(files, after)).toEqual([`Screws (Gujarati), Heading: ${change}`])
  })

  it('is read with its plural forms', () => {
    const files = withGujarati()
    const cells = { Gujarati: 'one: {number} વર્ષ other: {number} વર્ષો' }
    const { errors, after } = edited(files, words, '/units/years/written', cells)
    expect(errors).toEqual([])
    expect(visibleChanges(files, after)).toEqual([
      'Properties (Gujarati), Units, years, Written: new: one: {number} વર્ષ\nother: {number} વર્ષો',
    ])
  })

  it('says again that the old translation of a changed text is right', () => {
    const { after, warnings } = edited(changed, '/Screw', '/heading', { Gujarati: 'સ્ક્રૂ' })
    expect(warnings).toEqual([])
    expect(rowOf(after, '/Screw', '/heading')).toEqual([
      ...['/Screw', '/heading', '', 'Roof screws', 'સ્ક્રૂ'],
    ])
  })

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'changed English',
      { English: 'Bolts' },
      /column D "English": The English cannot be changed in this sheet. It is now: Screws$/,
    ],
    [
      'a translation that is wrong',
      { Gujarati: '5 સ્ક્રૂ' },
      /column E "Gujarati": The English text has no figure 5/,
    ],
  ])('refuses %s, and names the cell', (_, cells, message) => {
    const { errors, changed: written } = edited(heading, '/Screw', '/heading', cells)
    expect(errors.map(formatCellMessage).join()).toMatch(message)
    expect([...written]).toEqual([])
  })

  it.each([
    ['as in an earlier version', '{ "/summary": { "of": "1a2b3c4d", "text": "દરેક છત માટે." } }'],
    ['that are no JSON', '{ "Screws": "સ્ક્રૂ"'],
  ])('writes nothing over translations %s', (_, text) => {
    const { texts, ...rest } = withGujarati()
    const files = { ...rest, texts: new Map(texts).set('data/gu/pages/Screw.json', text) }
    const { errors, after } = edited(files, '/Screw', '/heading', { Gujarati: 'સ્ક્રૂ' })
    expect(errors.map(formatCellMessage).join()).toMatch(
      /column E "Gujarati": The file data\/gu\/pages\/Screw.json has to be corrected first: .*"npm run fix"/,
    )
    expect(after.texts.get('data/gu/pages/Screw.json')).toBe(text)
  })

  it('takes no translation of an English text that it has changed itself for one of the new', () => {
    const files = withGujarati()
    const grids = [
      ...typed(gridsOf(files, 'Texts'), '/Screw|/heading', { Text: 'Bolts' }),
      ...typed(sheetOf(files), '/Screw|/heading', { Gujarati: 'સ્ક્રૂ' }),
    ]
    const { after } = imported(grids, files)
    expect(rowOf(after, '/Screw', '/heading')?.slice(2)).toEqual([
      ...['the English has changed; until now: સ્ક્રૂ', 'Bolts', ''],
    ])
  })
})
