import { readFile } from 'node:fs/promises'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  formatCellMessage,
  importSheets,
  worksheetsOf,
} from '../../../src/editor/sheet/importSheets.ts'
import { sheetCells, type Worksheet } from '../../../src/editor/sheet/sheet.ts'
import { readXlsx, writeXlsx } from '../../../src/editor/sheet/sheetFiles.ts'
import { readFolder } from '../../../src/site/disk/checkFolder.ts'
import { requireSuccess, visibleChanges } from '../../check/outcome.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { whole } from '../../helpers/wholeCatalogue.ts'
import { gridsOf, imported } from './sheets.ts'

const sheets = gridsOf(whole)

const inlineText = (at: string, words: string) =>
  `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${words}</t></is></c>`
const xmlRow = (n: number, ...cells: string[]) => `<row r="${n}">${cells.join('')}</row>`

/** A file with the sheet "Properties" as Google Sheets and Numbers write it: texts in the cells, no shared ones. */
function properties(...rows: string[]): Uint8Array {
  const parts = {
    'xl/workbook.xml':
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Properties" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows.join('')}</sheetData></worksheet>`,
  }
  const bytes = Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)] as const)
  return zipSync(Object.fromEntries(bytes))
}

describe('a file of sheets', () => {
  it('changes nothing of the whole catalogue if it is imported back as it was', async () => {
    const files = await readFolder(catalogueFolder)
    const sheets = requireSuccess(worksheetsOf(files))
    const nothing = { changed: new Map(), messages: [], errors: [], warnings: [], notes: [] }
    const grids = await readXlsx(await writeXlsx(sheets))
    expect(importSheets(files, grids)).toMatchObject(nothing)
  })

  it('may be sorted, cut and extended', () => {
    const others = sheets.map(({ name, rows: [headers = [], ...lines] }) => {
      const kept = headers.flatMap((header, i) =>
        header === 'Colour' || /only shown/.test(`${header}`) ? [] : [i],
      )
      const cut = [...lines.toReversed(), headers].map((row) => kept.map((i) => row[i] ?? ''))
      return { name: `Table of ${name}`, rows: [['Our sheets'], [], ...cut.toReversed(), []] }
    })
    const first = { name: 'Export Summary', rows: [['This document was exported from Numbers.']] }
    expect(imported([first, ...others])).toMatchObject({
      changed: new Map(),
      errors: [],
      notes: ['The sheet "Export Summary" has no column "Path" and was not read.'],
    })
  })

  it('as LibreOffice saves it: dates and formulas are refused by name, all else is understood', async () => {
    const done = imported(await readXlsx(await readFile('tests/fixtures/sheets/libreoffice.xlsx')))
    expect(done.errors.map(formatCellMessage)).toEqual([
      'Sheet 1, row 4, column E "Effective width (mm)": Formulas cannot be imported. Write the result instead.',
      'Sheet 1, row 4, column F "Ribs (rib)": The program has changed this to the date 2026-02-01. Set the cell to text and type it again.',
    ])
    expect(visibleChanges(whole, done.after)).toEqual([
      'Flat sheets, Width (Small): 900 mm → 0.9 m',
      'Ridged sheets, Thickness: 0.75 mm → 0.80 mm',
      'Ridged sheets, Width: 900 mm, 1000 mm → 1050 mm',
    ])
  })

  it('as Google Sheets and Numbers save it: texts in the cells, no shared ones, rows left out', async () => {
    const file = properties(
      xmlRow(
        2,
        inlineText('A2', 'Path'),
        inlineText('B2', 'Kind'),
        inlineText('C2', 'Thickness (mm)'),
      ),
      xmlRow(
        5,
        inlineText('A5', '/Ridgedsheet'),
        '<c r="B5"/>',
        inlineText('C5', ' 0.50,\u00a00.80 '),
      ),
      xmlRow(6, inlineText('A6', '/Screw'), '<c r="C6"><f>1+1</f><v>2</v></c>'),
      xmlRow(9),
    )
    const done = imported(await readXlsx(file))
    expect(done.errors.map(formatCellMessage)).toEqual([
      'Properties, row 6, column C "Thickness (mm)": Formulas cannot be imported. Write the result instead.',
    ])
    expect(visibleChanges(whole, done.after)).toEqual([
      'Ridged sheets, Thickness: 0.75 mm, 1.00 mm → 0.80 mm',
    ])
  })

  it.each(['#REF!', '#N/A', '#DIV/0!', '#VALUE!', '#NAME?'])(
    'names the cell in which a program has stored the error %s',
    async (error) => {
      const file = properties(
        xmlRow(
          1,
          inlineText('A1', 'Path'),
          inlineText('B1', 'Kind'),
          inlineText('C1', 'Width (mm)'),
        ),
        xmlRow(2, inlineText('A2', '/Ridgedsheet'), `<c r="C2" s="1" t="e"><v>${error}</v></c>`),
      )
      expect(imported(await readXlsx(file)).errors.map(formatCellMessage)).toEqual([
        `Properties, row 2, column C "Width (mm)": The program shows the error ${error} here. Type the text again.`,
      ])
    },
  )

  it.each([
    ['of which none has paths', [{ name: 'ours', rows: [['Thickness'], ['0.5']] }], 'ours'],
    [
      'of the catalogue without its paths',
      [...sheets.slice(1), { name: 'Properties', rows: [['Kind'], ['']] }],
      'Properties',
    ],
  ])('%s is refused', (_, grids, name) => {
    expect(imported(grids).errors.map(({ message }) => message)).toEqual([
      `The sheet "${name}" has no column "Path" and was not read. Its first line names the columns.`,
    ])
  })

  it('is refused if it is empty', () => {
    expect(imported([]).errors.map(formatCellMessage)).toEqual(['There is nothing in this file.'])
  })

  it.each([
    ['an ODS file', 'PK\x03\x04mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
    ['an XLS file of an old program', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ])('is refused by name if it is %s', async (what, start) => {
    await expect(readXlsx(strToU8(start, true))).rejects.toThrow(
      `This is ${what}, which cannot be imported. In the spreadsheet program, choose "Save as"`,
    )
  })

  it.each([
    ['no spreadsheet at all', strToU8('PNG')],
    ['CSV', strToU8('Path,Kind,Colour\n/Ridgedsheet,,Zinc\n')],
    ['an archive of something else', zipSync({ 'a.txt': strToU8('a') })],
  ])('is refused if it is %s', async (_, bytes) => {
    await expect(readXlsx(bytes)).rejects.toThrow('Save it as XLSX.')
  })

  it('keeps a text that begins like a formula a text', async () => {
    const sheet: Worksheet = {
      name: 'Texts',
      keys: ['Path'],
      note: 'Name',
      headers: ['Text'],
      choices: new Map([['Text', ['a', 'b']]]),
      rows: ['=1+1', '+91', '-5', '@home', '-'].map((text) => ({
        keys: ['/A'],
        note: '',
        fields: [{ headers: ['Text'], cells: [text], read: () => [] }],
      })),
    }
    const bytes = await writeXlsx([sheet])
    expect(
      Object.values(unzipSync(bytes))
        .map((part) => strFromU8(part))
        .join(''),
    ).not.toMatch(/<f[ >]/)
    const rows = sheetCells(sheet)
    expect((await readXlsx(bytes))[0]?.rows).toEqual(rows)
  })
})
