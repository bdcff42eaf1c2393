import { expect, it } from 'vitest'
import { unbreakNumbers, unbreakSizes, unbreakUnits } from '../../src/catalogue/unbreakUnits.ts'

it.each([
  ['No. 8 is ST 4.2, and no. 10', 'No.\u00a08 is ST\u00a04.2, and no. 10'],
  ['those of ISO 10666, the standard', 'those of ISO\u00a010666, the standard'],
  ['A roof, PVC and 2 layers', 'A roof, PVC and 2 layers'],
])('the size in "%s" stays on one line', (text, unbroken) => {
  expect(unbreakSizes(text)).toBe(unbroken)
})

it.each([
  ['3.81 m, 3810 mm', '3.81\u00a0m, 3810\u00a0mm'],
  ['2 more', '2 more'],
])('the length in "%s" stays on one line', (text, unbroken) => {
  expect(unbreakUnits(text)).toBe(unbroken)
})

it.each([
  ['268 sheets of 10.36 m', '268\u00a0sheets of 10.36\u00a0m'],
  ['20 ft 8 in, 12 %', '20\u00a0ft 8\u00a0in, 12 %'],
  ['૧૦ ફૂટ', '૧૦\u00a0ફૂટ'],
])('the numbers in "%s" stay beside their words', (text, unbroken) => {
  expect(unbreakNumbers(text)).toBe(unbroken)
})
