import { describe, expect, it } from 'vitest'
import type { JsonPath } from '../../src/catalogue/problem.ts'
import { checkCatalogue } from '../../src/check/checkCatalogue.ts'
import { sourcesOf } from '../../src/check/sources.ts'
import { readBy, ridged, withSources } from '../helpers/wholeCatalogue.ts'

describe('where a value of a catalogue comes from', () => {
  function sourceOf(entries: readonly object[], jsonPath: JsonPath, more = {}) {
    const { catalogue } = checkCatalogue(withSources(entries, undefined, more))
    return catalogue && sourcesOf(catalogue)(ridged, jsonPath)
  }
  const table = { file: 'data/pages/*.json', pointer: '/specification', from: 'general knowledge' }
  const row = { file: ridged, pointer: '/specification/rows/thickness' }
  const value = '0.50 mm, 0.75 mm, 1.00 mm'

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
    const confirmed = { from: 'test report', confirmed: '2026-03-12' }
    expect(sourceOf([entry], jsonPath, readBy(ridged, value))).toEqual(confirmed)
    expect(sourceOf([entry], jsonPath, readBy(ridged, '2 mm'))).toEqual({ from: 'test report' })
    const ofAll = { ...entry, file: 'data/pages/*.json' }
    expect(sourceOf([ofAll], jsonPath, readBy(ridged, value))).toEqual(confirmed)
    const another = readBy('data/pages/Flatsheet.json', value)
    expect(sourceOf([ofAll], jsonPath, another)).toEqual({ from: 'test report' })
  })

  it('has the day of the answer before the launch that it belongs to, not of its page', () => {
    const entry = { ...row, from: 'owner', launch: 'figures' }
    const jsonPath = ['specification', 'rows', 0, 'value']
    const { confirmed } = readBy(ridged, value)
    const question = { key: 'figures', question: 'Is it right?' }
    const launch = [{ ...question, answered: confirmed[ridged]?.[0] }]
    expect(sourceOf([entry], jsonPath, { launch })).toHaveProperty('confirmed', '2026-03-12')
    expect(sourceOf([entry], jsonPath, { launch: [question], confirmed })).toEqual({
      from: 'owner',
    })
  })
})
