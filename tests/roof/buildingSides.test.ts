import { describe, expect, it } from 'vitest'
import { answerRoof, typedTogether, unknownSheet } from '../../src/roof/answerRoof.ts'
import { readBuilding } from '../../src/roof/buildingSides.ts'
import { readLength } from '../../src/roof/measure.ts'
import { words } from './sheet.ts'

const { spellings } = words

describe('a building that is typed in one field', () => {
  it.each([
    ['20 x 40 ft', '40 ft', '20 ft'],
    ['20x40 feet', '40 feet', '20 feet'],
    ['20X40FT', '40FT', '20 ft'],
    ['20 by 40 ft', '40 ft', '20 ft'],
    ['20 into 40 feet', '40 feet', '20 feet'],
    ['20 ft x 40 ft', '40 ft', '20 ft'],
    ["20' x 40'", "40'", "20'"],
    ["20'6\" x 40'", "40'", '20\'6"'],
    ['18 foot 6 inch x 25 foot', '25 foot', '18 foot 6 inch'],
    ['૧૮ ફૂટ ૬ ઇંચ x ૨૫ ફૂટ', '25 ફૂટ', '18 ફૂટ 6 ઇંચ'],
    ['20 f * 40 f', '40 f', '20 f'],
    ['20 × 40 fut', '40 fut', '20 fut'],
    ['40 ft x 20 ft', '40 ft', '20 ft'],
    ['6m x 12m', '12m', '6m'],
    ['6 x 12 m', '12 m', '6 m'],
    ['20 ft x 12 m', '12 m', '20 ft'],
    ['20 x 40', '40', '20'],
    ['૨૦ x ૪૦ ફૂટ', '40 ફૂટ', '20 ફૂટ'],
    ['૨૦ બાય ૪૦ ફૂટ', '40 ફૂટ', '20 ફૂટ'],
    ['२० गुणा ४० फुट', '40 फुट', '20 फुट'],
    ['६ x १२ मीटर', '12 मीटर', '6 मीटर'],
  ])('%s is long and wide', (typed, length, width) => {
    const building = readBuilding(typed, spellings)
    expect(building).toEqual({ length, width })
  })

  it.each(['40 ft', '40', '20 x', '20 x 40 ft shed', '20 x 40 x 10 ft', '', 'x', '12\'6"'])(
    '%s is not one',
    (typed) => {
      expect(readBuilding(typed, spellings)).toBeUndefined()
    },
  )

  it('fills in both fields, in whichever of them it is typed', () => {
    const filled = (typed: Readonly<Record<string, string>>) =>
      typedTogether(answerRoof(typed, unknownSheet, words), spellings)
    const both = { eave: '40 ft', span: '20 ft' }
    expect(filled({ by: 'unsure', slopes: '2', eave: '20 x 40 ft' })).toEqual(both)
    expect(filled({ by: 'pitch', slopes: '1', span: '20 x 40 ft', eave: '9' })).toEqual(both)
    expect(filled({ by: 'unsure', slopes: '2', eave: '40 ft', span: '20 ft' })).toBeUndefined()
    // Without a field for the width, it is no length.
    expect(filled({ by: 'slope', slopes: '2', eave: '20 x 40 ft' })).toBeUndefined()
  })
})

it.each(['40 f', '40f', '40 fut', '40 foot', "40'", '40 ft', '40 Ft.', '૪૦ ફૂટ', '४० फीट'])(
  '%s is forty feet, whatever the unit of a number alone',
  (typed) => {
    expect(readLength(typed, 'm', spellings)).toBe(12_192)
  },
)
