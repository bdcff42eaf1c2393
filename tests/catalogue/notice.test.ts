import { expect, it } from 'vitest'
import { noticeEnd } from '../../src/catalogue/notice.ts'

it('a notice ends with its last day in India', () => {
  expect(new Date(noticeEnd({ lastDay: '2026-11-12' })).toISOString()).toBe(
    '2026-11-12T18:30:00.000Z',
  )
})
