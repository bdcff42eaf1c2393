import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeValue, moveEntry } from '../../../src/editor/edit/json.ts'
import { eol, first, textValues } from '../texts.ts'

describe('editing the text of a JSON file', () => {
  const text = first.get('a.json') ?? ''
  /** The lines that differ, without their commas. */
  function difference(after: string): string[] {
    const [was, is] = [text, after].map((one) =>
      one.split(eol).map((line) => line.replace(/,$/, '')),
    )
    return [
      ...(was ?? []).filter((line) => !is?.includes(line)).map((line) => `-${line.trim()}`),
      ...(is ?? []).filter((line) => !was?.includes(line)).map((line) => `+${line.trim()}`),
    ]
  }
  const size = '-"size": { "values": [0.6, 0.71], "unit": "mm" }'

  it.each<[string, unknown, string[]]>([
    [
      'size',
      { values: [0.6, 0.72], unit: 'mm' },
      [size, '+"size": { "values": [0.6, 0.72], "unit": "mm" }'],
    ],
    [
      'size',
      { values: [0.6, 0.71, 0.8], unit: 'mm' },
      [size, '+"size": { "values": [0.6, 0.71, 0.8], "unit": "mm" }'],
    ],
    ['size', { max: 5, unit: 'mm' }, [size, '+"size": { "max": 5, "unit": "mm" }']],
    ['note', { text: [1, 2] }, ['-"note": "last"', '+"note": { "text": [1, 2] }']],
    [
      'points',
      [{ title: 'one', text: 'The first.' }],
      ['-{', '-"title": "two"', '-"text": "The second, which is longer."', '-}'],
    ],
  ])('changes only the lines of the value: %s', (field, value, expected) => {
    const after = changeValue(text, [field], value)
    expect(textValues(after)).toEqual({ ...textValues(text), [field]: value })
    expect(difference(after)).toEqual(expected)
  })

  it('replaces any value by any other, and leaves every other byte as it is', () => {
    const json = fc.jsonValue().filter((value) => !JSON.stringify(value).includes('__proto__'))
    fc.assert(
      fc.property(json, json, json, (one, other, beside) => {
        const head = `{${eol}  "before": ${JSON.stringify(beside)},${eol}  "value": `
        const tail = `,${eol}  "after" : [ 1,2 ]${eol}}`
        const before = head + JSON.stringify(one, null, 2) + tail
        const after = changeValue(before, ['value'], other)
        expect(JSON.parse(after).value).toEqual(JSON.parse(JSON.stringify(other)))
        expect(after.startsWith(head) && after.endsWith(tail)).toBe(true)
        expect(changeValue(before, ['value'], one)).toBe(before)
      }),
    )
  })

  it('moves entries together with their line breaks', () => {
    const moved = moveEntry(text, ['points'], 1, 0)
    expect(difference(moved)).toEqual([])
    expect(textValues(moved).points).toEqual(JSON.parse(text).points.toReversed())
  })
})
