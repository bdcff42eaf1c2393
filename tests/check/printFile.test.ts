import { readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printFile } from '../../src/check/printFile.ts'
import { readTexts } from '../../src/site/disk/checkFolder.ts'

/** Frozen: an owner may lay out the live catalogue by hand. */
const folder = 'tests/fixtures/catalogue'

const files = [...(await readTexts(folder)).keys()].filter((file) => file.endsWith('.json'))

describe('a file of the catalogue', () => {
  it.each(files)('%s is as it is printed', async (file) => {
    const text = await readFile(path.join(folder, file), 'utf8')
    expect(printFile(file, JSON.parse(text))).toBe(text)
  })

  it('has fields in the order of their schema, and those without one at the end', () => {
    const printed = printFile('data/pages/Screw.json', {
      other: [],
      summary: 'For every roof.',
      note: undefined,
      heading: 'Screws',
      kind: 'placeholder',
      $schema: 'another',
    })
    expect(printed).toBe(`{
  "$schema": "../schema/page.schema.json",
  "kind": "placeholder",
  "heading": "Screws",
  "summary": "For every roof.",
  "other": []
}
`)
  })

  it('holds every value, and is printed alike again', () => {
    const value = fc.dictionary(
      fc.string().filter((key) => key !== '__proto__'),
      fc.jsonValue(),
    )
    fc.assert(
      fc.property(value, fc.constantFrom('data/x.json', 'data/pages/X.json'), (value, file) => {
        const { $schema: _, ...data } = value
        const printed = printFile(file, data)
        const { $schema: _name, ...after } = JSON.parse(printed)
        expect(after).toEqual(JSON.parse(JSON.stringify(data)))
        expect(printFile(file, JSON.parse(printed))).toBe(printed)
      }),
    )
  })
})
