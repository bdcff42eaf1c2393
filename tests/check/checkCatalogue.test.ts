import { expect, it } from 'vitest'
import { latestDate } from '../../src/check/checkCatalogue.ts'

it('a day has come once it has begun anywhere', () => {
  const evening = Date.parse('2026-03-11T20:30:00Z')
  expect(latestDate(evening)).toBe('2026-03-12')
})
