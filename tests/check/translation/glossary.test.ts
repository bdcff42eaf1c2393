import { describe, expect, it } from 'vitest'
import { termsIn } from '../../../src/check/translation/glossary.ts'

const glossary = {
  lap: ['લેપ'],
  'side lap': ['સાઇડ ઓવરલેપ'],
  sheet: ['પતર', 'શીટ'],
  PVC: ['PVC'],
  hip: ['હિપ'],
  'c++ screw': ['સ્ક્રૂ'],
}

describe('the terms of an English text', () => {
  it.each([
    ['in the singular', 'A sheet of steel.', ['sheet']],
    ['in the plural and with a capital letter', 'Sheets of steel.', ['sheet']],
    ['not within another word', 'The worksheet of a ship.', []],
    ['the longer one alone if one is in the other', 'The side lap.', ['side lap']],
    ['both if both are there', 'The side lap and each lap.', ['side lap', 'lap']],
    ['an abbreviation as it is written', 'PVC, not pvc.', ['PVC']],
    ['no abbreviation in small letters', 'The pvc.', []],
    ['a term with signs of a pattern', 'A c++ screw.', ['c++ screw']],
    ['beside a figure and a sign', '5 sheets/day', ['sheet']],
    ['not in the name of a gap', 'The {sheet} there.', []],
  ])('are found: %s', (_, text, terms) => {
    expect(termsIn(text, glossary).map(({ english }) => english)).toEqual(terms)
  })

  it('come with their words', () => {
    expect(termsIn('A sheet.', glossary)).toMatchObject([{ words: ['પતર', 'શીટ'] }])
  })
})
