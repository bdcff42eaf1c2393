import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import { accepted, freshBrowser, json, passTime, serverReplies } from './page.tsx'
import { enquiry, freshTabs, openTab, stepIn, unsentKeys, updates } from './tabs.ts'

freshBrowser()
freshTabs()

describe('what lies in the storage', () => {
  const good = { enquiry, attempts: 1, why: 'failing', next: 0, deferred: false, refused: false }

  it.each([
    ['no JSON', '{"enqui'],
    ['another shape', '[1]'],
    ['an unknown form', JSON.stringify({ ...good, enquiry: { ...enquiry, form: 'spam' } })],
    ['fields that are none', JSON.stringify({ ...good, enquiry: { ...enquiry, fields: [7] } })],
    ['no count', JSON.stringify({ ...good, attempts: 'many' })],
  ])('%s: is removed and never sent', async (_, text) => {
    localStorage.setItem('enquiry.kept.abc', text)
    const received = serverReplies(accepted)
    const tab = openTab()
    await passTime(60_000)
    expect(received).toHaveLength(0)
    expect(stepIn(tab)).toEqual([])
    expect(unsentKeys()).toEqual([])
  })

  it('is tried again at the next visit, however long it had still to wait', async () => {
    const later = Date.now() + 600_000
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, next: later }))
    const received = serverReplies(accepted)
    openTab()
    await passTime(1000)
    expect(received).toHaveLength(1)
  })

  it('but not before the time that the server has set', async () => {
    const next = Date.now() + 600_000
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, next, deferred: true }))
    const received = serverReplies(accepted)
    openTab()
    await passTime(590_000)
    expect(received).toHaveLength(0)
    await passTime(20_000)
    expect(received).toHaveLength(1)
  })

  it('and refused by the server it waits for the visitor', async () => {
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, refused: true }))
    const received = serverReplies(accepted)
    const tab = openTab()
    await passTime(60 * 60 * 1000)
    expect(stepIn(tab)).toEqual(['failed'])
    expect(received).toHaveLength(0)
    await Promise.all([tab.retry('abc'), passTime(1000)])
    expect(stepIn(tab)).toEqual(['sent'])
  })

  it('cleared by the visitor in the middle of sending is not written again', async () => {
    serverReplies(async () => {
      await delay(2000)
      return json(500, {})()
    })
    const tab = openTab()
    const { steps, onUpdate } = updates()
    tab.add(enquiry, onUpdate)
    await passTime(1000)
    localStorage.clear()
    await passTime(2000)
    expect(unsentKeys()).toEqual([])
    expect(steps.at(-1)).toBe('discarded')
  })

  it.each([26, 40, 27_000, -9000])(
    'is tried again though the clock was %i days ahead',
    async (days) => {
      const right = Date.now()
      vi.setSystemTime(right + days * 24 * 60 * 60 * 1000)
      serverReplies(json(503, {}))
      openTab().add(enquiry, () => {})
      await passTime(1000)
      vi.setSystemTime(right)
      serverReplies(accepted)
      await passTime(10_000)
      expect(unsentKeys()).toEqual([])
      expect(localStorage.getItem('enquiry.sent.abc')).not.toBeNull()
    },
  )

  it('holds of a sent enquiry only that it was sent, and that for a day', async () => {
    serverReplies(accepted)
    openTab().add(enquiry, () => {})
    await passTime(1000)
    expect(JSON.stringify({ ...localStorage })).not.toContain('98765')
    expect(localStorage.getItem('enquiry.sent.abc')).not.toBeNull()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    openTab()
    expect(localStorage.getItem('enquiry.sent.abc')).toBeNull()
  })
})
