import { describe, expect, it } from 'vitest'
import type { JsonPath } from '../../src/catalogue/problem.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { sourcesOf } from '../../src/check/sources.ts'
import { ridged, withSources } from '../helpers/wholeCatalogue.ts'

describe('where a value of a catalogue comes from', () => {
  function sourceOf(entries: readonly object[], jsonPath: JsonPath) {
    const { catalogue } = checkCatalogue(withSources(entries))
    return catalogue && sourcesOf(catalogue)(ridged, jsonPath)
  }
  const table = { file: 'data/pages/*.json', pointer: '/specification', from: 'general knowledge' }
  const row = { file: ridged, pointer: '/specification/rows/thickness' }
  const confirmed = { by: 'R. Patel', on: '2026-03-12', value: '0.50 mm, 0.75 mm, 1.00 mm' }

  it('is said of everything inside the place of its entry', () => {
    const jsonPath = ['specification', 'rows', 1, 'value']
    expect(sourceOf([table], jsonPath)).toEqual({ from: 'general knowledge' })
    expect(
      sourceOf(
        [row].map((one) => ({ ...one, from: 'owner' })),
        jsonPath,
      ),
    ).toBeUndefined()
  })

  it.each([
    ['first', [table, { ...row, from: 'owner' }]],
    ['last', [{ ...row, from: 'owner' }, table]],
  ])('is that of the more exact entry, here the %s', (_where, entries) => {
    expect(sourceOf(entries, ['specification', 'rows', 0, 'value'])).toEqual({ from: 'owner' })
  })

  it('has the day while the value is the one that was confirmed', () => {
    const entry = { ...row, from: 'test report' }
    const jsonPath = ['specification', 'rows', 0, 'value']
    const same = sourceOf([{ ...entry, confirmed }], jsonPath)
    expect(same).toEqual({ from: 'test report', confirmed: '2026-03-12' })
    const other = sourceOf([{ ...entry, confirmed: { ...confirmed, value: '2 mm' } }], jsonPath)
    expect(other).toEqual({ from: 'test report' })
  })
})
