import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../../src/pages/find/normalizeWords.ts'

describe('different spellings of a word are equal', () => {
  it.each([
    ['chaddar', 'chadar'],
    ['Colour', 'color'],
    ['aluminium', 'aluminum'],
    ['fibre', 'fibers'],
    ['louvres', 'louver'],
    ['grey', 'gray'],
    ['galvanised', 'galvanized'],
    ['policarbonate', 'polycarbonate'],
    ['sheets', 'sheet'],
    ['fosfate', 'phosphate'],
    ['0.50', '0.5'],
    ['Éclair', 'eclair'],
    ['ચાદર', 'ચાદર'],
    ['પતરું', 'પતરૂ'],
    ['શીટ', 'શિટ'],
    ['ज़िंक', 'जिंक'],
    ['कवेलू', 'कवेलु'],
    ['ગેલ્\u200cવેલ્યુમ', 'ગેલ્વેલ્યુમ'],
    ['chhat', 'chat'],
    ['deewar', 'deevar'],
    ['૦.૫૦', '0.5'],
    ['०.५', '0.5'],
  ])('%s and %s', (a, b) => {
    expect(wordsOf(a)).toEqual(wordsOf(b))
    expect(wordsOf(a).join('')).not.toBe('')
  })

  it.each([
    ['steel', 'stone'],
    ['panel', 'pan'],
    ['ppgi', 'ppgl'],
    ['1.2', '12'],
  ])('%s and %s stay different', (a, b) => {
    expect(wordsOf(a)).not.toEqual(wordsOf(b))
  })

  it('signs are no words', () => {
    expect(wordsOf('C & Z-purlins, 0.5 mm (GI)')).toEqual(['c', 's', 'purlin', '0.5', 'm', 'gi'])
  })
})
