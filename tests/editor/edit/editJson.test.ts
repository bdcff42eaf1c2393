import { describe, expect, it } from 'vitest'
import { readJson } from '../../../src/check/readJson.ts'
import {
  addField,
  changeValue,
  editFile,
  insertEntry,
  moveEntry,
  removeEntry,
  renameField,
  replaceTexts,
} from '../../../src/editor/edit/editJson.ts'
import { ridged, whole } from '../../helpers/wholeCatalogue.ts'

const file = 'data/pages/A.json'
const text = `{
  "$schema": "../schema/page.schema.json",
  "name": "Screws",
  "size": { "values": [0.6, 0.71], "unit": "mm" },
  "points": [
    { "title": "one", "text": "The first." },
    { "title": "two", "text": "The second." },
    { "title": "three", "text": "The third." }
  ],
  "opposite": { "of": "Screws", "says": "All Screws" },
  "note": "last"
}
`

/** The lines that differ, without their commas. */
function difference(after: string): string[] {
  const [was = [], is = []] = [text, after].map((one) =>
    one.split('\n').map((line) => line.replace(/,$/, '')),
  )
  return [
    ...was.filter((line) => !is.includes(line)).map((line) => `-${line.trim()}`),
    ...is.filter((line) => !was.includes(line)).map((line) => `+${line.trim()}`),
  ]
}

describe('editing a file', () => {
  const size = '-"size": { "values": [0.6, 0.71], "unit": "mm" }'

  it.each<[string, (value: unknown) => unknown, string[]]>([
    [
      'another number in a list',
      (all) => changeValue(all, ['size', 'values', 1], 0.72),
      [size, '+"size": { "values": [0.6, 0.72], "unit": "mm" }'],
    ],
    [
      'an object with other fields',
      (all) => changeValue(all, ['size'], { max: 5, unit: 'mm' }),
      [size, '+"size": { "max": 5, "unit": "mm" }'],
    ],
    [
      'an object for a text',
      (all) => changeValue(all, ['note'], { text: [1, 2] }),
      ['-"note": "last"', '+"note": { "text": [1, 2] }'],
    ],
    [
      'an entry removed',
      (all) => removeEntry(all, ['points', 0]),
      ['-{ "title": "one", "text": "The first." }'],
    ],
    ['a field removed', (all) => removeEntry(all, ['note']), ['-"note": "last"']],
    [
      'an entry added',
      (all) => insertEntry(all, ['points'], { title: 'zero' }, 0),
      ['+{ "title": "zero" }'],
    ],
    [
      'a field added',
      (all) => addField(all, ['size'], 'prefix', 'Z'),
      [size, '+"size": { "values": [0.6, 0.71], "unit": "mm", "prefix": "Z" }'],
    ],
    [
      'a field with another name',
      (all) => renameField(all, [], 'note', 'remark'),
      ['-"note": "last"', '+"remark": "last"'],
    ],
    ['entries in another order', (all) => moveEntry(all, ['points'], 1, 0), []],
    [
      'a text replaced wherever it is all of a value',
      (all) => replaceTexts(all, 'Screws', 'Bolts'),
      [
        '-"name": "Screws"',
        '-"opposite": { "of": "Screws", "says": "All Screws" }',
        '+"name": "Bolts"',
        '+"opposite": { "of": "Bolts", "says": "All Screws" }',
      ],
    ],
  ])('changes no line of another value: %s', (_, edit, expected) => {
    const after = editFile(file, text, edit)
    expect(JSON.parse(after)).toEqual(edit(JSON.parse(text)))
    expect(difference(after)).toEqual(expected)
  })

  it('leaves a text as it is if no value changes', () => {
    const loose = text.replaceAll('\n  ', '\r\n\t')
    expect(editFile(file, loose, (all) => changeValue(all, ['note'], 'last'))).toBe(loose)
  })

  it.each([
    ['a comment', text.replace('"note"', '// new\n  "note"')],
    ['a field given twice', text.replace('"note"', '"name": "Bolts",\n  "note"')],
    ['a byte-order mark', `\ufeff${text}`],
    ['no object', '[1, 2]'],
  ])('leaves a text with %s as it is, which the check reports', (_, given) => {
    expect(editFile(file, given, (all) => changeValue(all, ['note'], 'other'))).toBe(given)
  })

  it.each([
    ['0.50', 0.5],
    ['1e3', 1000],
    ['-0.0', 0],
    ['12345678901234567890', 12345678901234567000],
    ['-1e500', Number.NEGATIVE_INFINITY],
  ])('prints %s as the number that it is', (written, number) => {
    const given = text.replace('0.71', written)
    const after = editFile(file, given, (all) => changeValue(all, ['note'], 'other'))
    expect(JSON.parse(after).size.values).toEqual([0.6, number])
  })

  it('keeps a comma that may be a decimal point, until that list is changed', () => {
    const page = String(whole.texts.get(ridged)).replace('[0.5, 0.75, 1]', '[1,5]')
    const other = editFile(ridged, page, (all) => changeValue(all, ['heading'], 'Ridges'))
    expect(other).toContain('"heading": "Ridges"')
    expect(readJson(other).faults).toMatchObject([{ message: '1,5 may be one number or two' }])
    const values = ['specification', 'rows', 0, 'value', 'values']
    const right = editFile(ridged, other, (all) => changeValue(all, values, [1.5]))
    expect(readJson(right).faults).toEqual([])
  })
})
