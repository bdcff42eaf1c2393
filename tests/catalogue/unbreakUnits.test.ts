import { expect, it } from 'vitest'
import { unbreakSizes, unbreakUnits } from '../../src/catalogue/unbreakUnits.ts'

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
