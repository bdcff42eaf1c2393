import { expect, it } from 'vitest'
import { eachOf, type Numbers, pack } from '../../../src/pages/find/format.ts'

function unpack(packed: Numbers): number[] {
  const numbers: number[] = []
  eachOf(packed, (n) => numbers.push(n))
  return numbers
}

it('numbers are the same once packed and unpacked', () => {
  for (const step of [1, 2, 7, 300]) {
    const numbers = Array.from({ length: Math.ceil(10_000 / step) }, (_, i) => i * step)
    expect(unpack(pack(numbers))).toEqual(numbers)
  }
  expect(unpack(pack([]))).toEqual([])
})
