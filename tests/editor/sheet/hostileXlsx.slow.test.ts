import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readXlsx } from '../../../src/editor/sheet/sheetFiles.ts'

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

type Parts = Readonly<Record<string, string>>

/** A file with one sheet; its name in the file may be another one, and further parts may be added. */
function fileWith(sheetData: string, more: Parts = {}, name = 'worksheets/sheet1.xml'): Uint8Array {
  const parts: Parts = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Texts" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="${name}"/></Relationships>`,
    [`xl/${name}`]: `<worksheet ${main}><sheetData>${sheetData}</sheetData></worksheet>`,
    ...more,
  }
  const bytes = Object.entries(parts).map(([part, text]) => [part, strToU8(text)] as const)
  return zipSync(Object.fromEntries(bytes), { level: 1 })
}

const cell = (at: string) => `<c r="${at}" t="inlineStr"><is><t>x</t></is></c>`
const tooMany = Array.from(
  { length: 200 },
  (_, i) => `<sheet name="s${i}" sheetId="1" r:id="rId1"/>`,
)

const attributes = Array.from({ length: 300_000 }, (_, i) => `a${i}=">"`).join(' ')

/** In milliseconds, also on a busy machine. */
const LIMIT = 10_000

describe('a spreadsheet that would take minutes or all memory is refused in seconds', () => {
  it.each<[string, () => Uint8Array, string]>([
    [
      'unclosed cells',
      () => fileWith(`<row r="1">${'<c r="A1">'.repeat(240_000)}`),
      'a cell has no end',
    ],
    [
      'unclosed cells with a prefix',
      () => fileWith(`<x:row>${'<x:c>'.repeat(240_000)}`),
      'a cell has no end',
    ],
    ['tags that do not end', () => fileWith('<c '.repeat(400_000)), ''],
    [
      'quotation marks that do not end',
      () => fileWith(`<row r="1">${'<c r="'.repeat(300_000)}`),
      '',
    ],
    [
      'a value in the last cell',
      () => fileWith(`<row r="1048576">${cell('XFD1048576')}</row>`),
      'row 1048576 and column XFD',
    ],
    [
      'a value in the last row',
      () => fileWith(`<row r="1">${cell('Z1')}</row><row r="1048576">${cell('A1048576')}</row>`),
      '3 million cells',
    ],
    [
      'two values far apart',
      () => fileWith(`<row r="1">${cell('XFD1')}</row><row r="900000">${cell('A900000')}</row>`),
      '3 million cells',
    ],
    ['a row beyond the last', () => fileWith('<row r="9999999"/>'), 'more rows or columns'],
    ['a row of no number', () => fileWith('<row r="1e9"></row>'), 'a row has no number'],
    ['an endless row', () => fileWith('<row r="Infinity"></row>'), 'a row has no number'],
    [
      'a column beyond the last',
      () => fileWith(`<row r="1">${cell('ZZZ1')}</row>`),
      'more rows or columns',
    ],
    [
      'a place in other quotation marks',
      () => fileWith(`<row r='1048576'>${cell('XFD1048576').replaceAll('"', "'")}</row>`),
      'row 1048576',
    ],
    [
      'a place with spaces',
      () => fileWith(`<row r = "1048576"><c  r = "XFD1048576"><v>1</v></c></row>`),
      'row 1048576',
    ],
    [
      'a sign of a tag in a value',
      () => fileWith(`<row r="1048576"><c t=">" r="XFD1048576"><v>1</v></c></row>`),
      'row 1048576',
    ],
    [
      'a beginning of a tag in a value',
      () => fileWith(`<row r="1048576"><c t="<" r="XFD1048576"><v>1</v></c></row>`),
      'a tag has no end',
    ],
    [
      'an unusual prefix',
      () =>
        fileWith(`<a-b:row r="1048576"><a-b:c r="XFD1048576"><a-b:v>1</a-b:v></a-b:c></a-b:row>`),
      'row 1048576',
    ],
    [
      'two places',
      () => fileWith(`<row r="1"><c r="A1" r="XFD1048576"><v>1</v></c></row>`),
      'two places',
    ],
    [
      'a cell of 300,000 attributes',
      () => fileWith(`<row r="1"><c ${attributes} r="A1"><v>1</v></c></row>`),
      'a tag in it is too long',
    ],
    [
      'a workbook of 300,000 attributes',
      () => fileWith('', { 'xl/workbook.xml': `<workbook ${attributes}/>` }),
      'a tag in it is too long',
    ],
    [
      'a place in escapes',
      () => fileWith(`<row r="1"><c r="&#88;FD9"><v>1</v></c></row>`),
      'a cell has no place',
    ],
    [
      'a sheet in another folder',
      () => fileWith(`<row r="1048576">${cell('XFD1048576')}</row>`, {}, 'other/part.xml'),
      'row 1048576',
    ],
    [
      'one sheet named many times',
      () =>
        fileWith(`<row r="1">${cell('A1')}</row>`, {
          'xl/workbook.xml': `<workbook ${main} xmlns:r="${relations}"><sheets>${tooMany.join('')}</sheets></workbook>`,
        }),
      'more than 100 sheets',
    ],
    [
      'contents that unpack to more than they say',
      () => fileWith('', { 'xl/sharedStrings.xml': ' '.repeat(120_000_000) }),
      'more than 100 MB',
    ],
  ])('%s', async (_, make, reason) => {
    const bytes = make()
    const start = performance.now()
    const refusal = readXlsx(bytes).then(
      () => 'read',
      (error: Error) => error.message,
    )
    expect(await refusal).toContain(reason)
    expect(await refusal).toMatch(/too large or damaged|cannot be read as a spreadsheet/)
    expect(performance.now() - start).toBeLessThan(LIMIT)
  })
})

describe('a large spreadsheet that people may have is read', () => {
  it.each<[string, string, number]>([
    [
      'formatted rows down to the last one',
      `<row r="1">${cell('A1')}</row><row r="1048576" s="1" customFormat="1"></row>`,
      1,
    ],
    ['formatted cells in the last column', `<row r="1">${cell('A1')}<c r="XFD1" s="0"/></row>`, 1],
    [
      'rows and cells without numbers of their own',
      `<row r="1">${cell('A1')}</row><row r="2">${cell('A2')}</row>`,
      2,
    ],
    [
      '20,000 rows',
      Array.from(
        { length: 20_000 },
        (_, i) => `<row r="${i + 1}">${cell(`A${i + 1}`)}${cell(`D${i + 1}`)}</row>`,
      ).join(''),
      20_000,
    ],
  ])('%s', async (_, sheetData, rows) => {
    const [sheet] = await readXlsx(
      fileWith(sheetData, {
        'xl/styles.xml': `<styleSheet ${main}><cellXfs count="1"><xf numFmtId="0"/></cellXfs></styleSheet>`,
      }),
    )
    expect(sheet?.rows).toHaveLength(rows)
  })

  it('a picture in it is not unpacked', async () => {
    const bytes = fileWith(`<row r="1">${cell('A1')}</row>`, {
      'xl/media/image1.png': 'x'.repeat(150_000_000),
    })
    expect((await readXlsx(bytes))[0]?.rows).toEqual([['x']])
  })

  it.each([true, false])('a truth value is a text: %s', async (truth) => {
    const bytes = fileWith(`<row r="1"><c r="A1" t="b"><v>${Number(truth)}</v></c></row>`)
    expect((await readXlsx(bytes))[0]?.rows).toEqual([[String(truth).toUpperCase()]])
  })

  it('a text of more than 32,767 characters is named as a fault', async () => {
    const long = cell('A1').replace('>x<', `>${'x'.repeat(40_000)}<`)
    expect((await readXlsx(fileWith(`<row r="1">${long}</row>`)))[0]?.rows).toEqual([
      [{ fault: 'A text of more than 32767 characters.' }],
    ])
  })
})
