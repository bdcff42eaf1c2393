import { cp, readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { normalizeFile } from '../../src/check/normalizeFile.ts'
import { Figure } from '../../src/model/shape/figure.ts'
import { pageShape } from '../../src/pages/shapes.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { emptyFolder, makeRegistry } from '../check/fixture.ts'
import { runs } from '../helpers/runs.ts'
import { run } from './run.ts'

const screw = 'data/pages/Screw.json'
const ridged = 'data/pages/Ridgedsheet.json'

async function facts(root: string): Promise<Map<string, unknown>> {
  const found = new Map<string, unknown>()
  for (const name of await readdir(path.join(root, 'data'), { recursive: true })) {
    if (!name.endsWith('.json') || name.startsWith('schema')) continue
    const { $schema: _, ...data } = JSON.parse(
      await readFile(path.join(root, 'data', name), 'utf8'),
    )
    found.set(name, data)
  }
  return found
}

describe('npm run fix', () => {
  it('puts fields, values and indentation in order, and names the schema', async () => {
    const root = await makeRegistry([
      {
        file: screw,
        text: '\ufeff{"summary":"Screws for every roof.",\r\n"heading":"Screws","kind":"placeholder"}',
      },
      { file: ridged, find: '[0.5, 0.75, 1]', replace: '[1.00, 0.50,0.75]' },
      {
        file: ridged,
        find: '{ "max": 5, "unit": "years" }',
        replace: '{ "unit": "years", "max": 5 }',
      },
    ])
    const { code, out } = await run('fix', root)
    expect(out).toContain(`Put in order: ${screw}`)
    expect(out).toContain('No fact was changed.')
    expect(code).toBe(0)
    expect(await readFile(path.join(root, screw), 'utf8')).toBe(`{
  "$schema": "../schema/page.schema.json",
  "kind": "placeholder",
  "heading": "Screws",
  "summary": "Screws for every roof."
}
`)
    const text = await readFile(path.join(root, ridged), 'utf8')
    expect(text).toContain('"values": [0.5, 0.75, 1.0]')
    expect(text).toContain('{ "max": 5, "unit": "years" }')
    expect((await checkFolder(root)).problems).toEqual([])
    expect((await run('fix', root)).out).toBe('Everything is already in order.\n')
  })

  it('leaves alone what it cannot read, and a comma that may be a point, and says so', async () => {
    const broken = '{ "kind": "placeholder", "kind": "full" }'
    const comma = { file: ridged, find: '[0.5, 0.75, 1]', replace: '[0,6, 0.71]' }
    const root = await makeRegistry([{ file: screw, text: broken }, comma])
    const { code, out } = await run('fix', root)
    for (const file of [screw, ridged]) {
      expect(out).toContain(`Not changed, because it has a problem: ${file}`)
    }
    expect(code).toBe(1)
    expect(await readFile(path.join(root, screw), 'utf8')).toBe(broken)
    expect(await readFile(path.join(root, ridged), 'utf8')).toContain('[0,6, 0.71]')
  })

  it('never sorts a list with a 0 in it', () => {
    const text = '{ "value": { "values": [0, 6, 0.71], "unit": "mm" } }'
    expect(normalizeFile(ridged, text, z.object({ value: Figure }))).toContain('[0, 6, 0.71]')
  })

  it('changes no fact of the real catalogue', async () => {
    const root = await emptyFolder()
    await cp('data', path.join(root, 'data'), { recursive: true })
    const before = await facts(root)
    expect(await run('fix', root)).toMatchObject({ code: 0 })
    expect(await facts(root)).toEqual(before)
  })

  it('changes no value of any file, whatever it holds', () => {
    const file = fc.dictionary(fc.string(), fc.jsonValue())
    fc.assert(
      fc.property(file, (value) => {
        const { $schema: _, ...data } = value
        const text = JSON.stringify(data, null, 2)
        const tidied = normalizeFile(screw, text, pageShape)
        if (tidied === undefined) return
        const { $schema: name, ...after } = JSON.parse(tidied)
        expect(name).toBe('../schema/page.schema.json')
        expect(after).toEqual(JSON.parse(text))
      }),
      { numRuns: runs(500) },
    )
  })
})
