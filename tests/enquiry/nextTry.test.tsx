import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillTemplates } from '../../src/catalogue/fillTemplate.ts'
import type { Submitted } from '../../src/enquiry/formState.ts'
import { Report } from '../../src/enquiry/progress/Status.tsx'
import { siteWith } from './page.tsx'
import { sampleEnquiry } from './tabs.ts'

const words = siteWith('https://enquiries.example/new').enquiries

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  document.documentElement.lang = ''
})

/** Shows an enquiry that is tried again at a time, both times in UTC. */
function show(now: string, next: string, zone: string, stored = true): void {
  vi.stubEnv('TZ', zone)
  vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] })
  document.documentElement.lang = 'en-IN'
  const unsent = { step: 'unsent', why: 'failing', deferred: true, stored } as const
  const state: Submitted = { ...unsent, enquiry: sampleEnquiry, next: Date.parse(next) }
  render(<Report state={state} words={words} />)
}

describe('the next try', () => {
  it.each([
    ['Asia/Kolkata', '2026-10-01T12:37Z', '2026-10-01T12:42Z', '', '6:12 pm'],
    ['Asia/Kolkata', '2026-10-01T12:45Z', '2026-10-02T12:42Z', 'Friday 2 October', '6:12 pm'],
    // Two minutes on either side of midnight, which is at 18:30 UTC.
    ['Asia/Kolkata', '2026-10-01T18:27Z', '2026-10-01T18:29Z', '', '11:59 pm'],
    ['Asia/Kolkata', '2026-10-01T18:29Z', '2026-10-01T18:31Z', 'Friday 2 October', '12:01 am'],
    ['Asia/Kolkata', '2026-10-01T18:31Z', '2026-10-01T18:33Z', '', '12:03 am'],
    ['Asia/Kolkata', '2026-12-31T18:29Z', '2026-12-31T18:30Z', 'Friday 1 January', '12:00 am'],
    ['UTC', '2026-10-01T18:29Z', '2026-10-01T18:31Z', '', '6:31 pm'],
    [
      'Pacific/Kiritimati',
      '2026-10-01T09:59Z',
      '2026-10-01T10:01Z',
      'Friday 2 October',
      '12:01 am',
    ],
    [
      'Pacific/Honolulu',
      '2026-10-01T09:59Z',
      '2026-10-01T10:01Z',
      'Thursday 1 October',
      '12:01 am',
    ],
    // The same day of the month, and a day of 25 hours.
    ['Asia/Kolkata', '2026-10-01T12:00Z', '2026-11-01T12:00Z', 'Sunday 1 November', '5:30 pm'],
    ['Europe/London', '2026-10-25T00:10Z', '2026-10-25T23:50Z', '', '11:50 pm'],
  ])(
    'in %s, at %s for %s, is named with the day if it is another: "%s"',
    (zone, now, next, day, time) => {
      show(now, next, zone)
      const text = fillTemplates(day === '' ? words.kept.next : words.kept.nextOn, { day, time })
      // Languages write the spaces of a time, and the comma of a day, in their own way.
      const plain = (written: string) => written.replace(/\s+/g, ' ').replace(/,(?= \d)/g, '')
      const shown = screen.getAllByText(/./).map(({ textContent }) => plain(textContent ?? ''))
      expect(shown).toContain(text)
    },
  )
})
