import { delay } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Enquiry } from '../../src/enquiry/enquiry.ts'
import { createOutbox, type News, type Outbox } from '../../src/enquiry/outbox/outbox.ts'
import { accepted, endpoint, freshBrowser, json, never, serverReplies } from './page.tsx'

freshBrowser()

const enquiry: Enquiry = {
  id: 'abc',
  form: 'price',
  about: 'Tiles',
  writtenAt: '2024-01-01T00:00:00.000Z',
  fields: [{ name: 'phone', label: 'Phone', value: '+91 98765 43210', text: '+91 98765 43210' }],
}

const tabs: Outbox[] = []

function openTab(address: string | null = endpoint): Outbox {
  const tab = createOutbox(address)
  tabs.push(tab)
  return tab
}

/** Writes down what a form hears of its enquiry. */
function hearing() {
  const heard: News['step'][] = []
  return { heard, watch: (news: News) => void heard.push(news.step) }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const stepIn = (tab: Outbox) => tab.entries().map(({ delivery }) => delivery.step)
const keptKeys = () => Object.keys(localStorage).filter((key) => key.startsWith('enquiry.kept.'))

/** jsdom has one tab only: each change of the storage is told as to another one. */
function tellOtherTabs(): void {
  const { setItem, removeItem } = Storage.prototype
  const tell = (key: string) =>
    queueMicrotask(() => void dispatchEvent(new StorageEvent('storage', { key })))
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    setItem.call(this, key, value)
    tell(key)
  })
  vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(function (this: Storage, key) {
    removeItem.call(this, key)
    tell(key)
  })
}

/** Web Locks, as far as they are used. */
function webLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _: object, work: (lock: object | null) => Promise<boolean>) {
      if (held.has(name)) return work(null)
      held.add(name)
      try {
        return await work({ name })
      } finally {
        held.delete(name)
      }
    },
  }
}

beforeEach(() => {
  tellOtherTabs()
})

afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close()
  Reflect.deleteProperty(navigator, 'locks')
})

describe.each(['Web Locks', 'a lease in the storage'])('two tabs, with %s', (means) => {
  beforeEach(() => {
    const value = means === 'Web Locks' ? webLocks() : undefined
    Object.defineProperty(navigator, 'locks', { value, configurable: true })
  })

  it('that are both told that the connection is back send it once', async () => {
    const received = serverReplies(json(500, {}), json(500, {}), accepted)
    const { heard, watch } = hearing()
    openTab().add(enquiry, watch)
    await pass(1000)
    openTab()
    await pass(1000)
    expect(received).toHaveLength(2)
    dispatchEvent(new Event('online'))
    await pass(60_000)
    expect(received).toHaveLength(3)
    expect(heard.at(-1)).toBe('sent')
    expect(keptKeys()).toEqual([])
  })

  it('the second one sees the first one’s enquiry, and that it was sent', async () => {
    serverReplies(json(500, {}), json(500, {}), accepted)
    openTab().add(enquiry, () => {})
    await pass(1000)
    const second = openTab()
    await pass(1000)
    expect(stepIn(second)).toEqual(['kept'])
    await pass(60_000)
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('discarded in one, it is gone in the other, and is sent by neither', async () => {
    const received = serverReplies(json(500, {}))
    const { heard, watch } = hearing()
    openTab().add(enquiry, watch)
    await pass(1000)
    const second = openTab()
    await pass(1000)
    const before = received.length
    await Promise.all([second.discard(enquiry.id), pass(500)])
    expect(stepIn(second)).toEqual([])
    expect(heard.at(-1)).toBe('discarded')
    await pass(60 * 60 * 1000)
    expect(received).toHaveLength(before)
  })

  it('it cannot be discarded in one while the other is sending it', async () => {
    serverReplies(json(500, {}), never, accepted)
    const first = openTab()
    first.add(enquiry, () => {})
    await pass(1000)
    void first.retry(enquiry.id)
    await pass(500)
    const second = openTab()
    await pass(500)
    await Promise.all([second.discard(enquiry.id), pass(500)])
    expect(keptKeys()).toHaveLength(1)
    await pass(60_000)
    expect(keptKeys()).toEqual([])
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('closed in the middle of sending, the next visit sends it under the same key', async () => {
    const received = serverReplies(never, accepted)
    const first = openTab()
    first.add(enquiry, () => {})
    await pass(1000)
    first.close()
    // The browser lets go of a closed tab's locks; a lease runs out.
    Object.defineProperty(navigator, 'locks', {
      value: means === 'Web Locks' ? webLocks() : undefined,
      configurable: true,
    })
    const next = openTab()
    await pass(60_000)
    expect(received.map(({ key }) => key)).toEqual(['abc', 'abc'])
    expect(stepIn(next)).toEqual(['sent'])
  })

  it('with an enquiry each send both', async () => {
    const received = serverReplies(json(500, {}), json(500, {}), accepted)
    openTab().add(enquiry, () => {})
    openTab().add({ ...enquiry, id: 'def' }, () => {})
    await pass(60_000)
    expect(
      received
        .slice(2)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(['abc', 'def'])
    expect(keptKeys()).toEqual([])
  })
})

describe('what lies in the storage', () => {
  const good = { enquiry, attempts: 1, why: 'failing', next: 0, patience: false, refused: false }

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
    await pass(60_000)
    expect(received).toHaveLength(0)
    expect(stepIn(tab)).toEqual([])
    expect(keptKeys()).toEqual([])
  })

  it('is tried again at the next visit, however long it had still to wait', async () => {
    const later = Date.now() + 600_000
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, next: later }))
    const received = serverReplies(accepted)
    openTab()
    await pass(1000)
    expect(received).toHaveLength(1)
  })

  it('but not before the server wants to be asked again', async () => {
    const next = Date.now() + 600_000
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, next, patience: true }))
    const received = serverReplies(accepted)
    openTab()
    await pass(590_000)
    expect(received).toHaveLength(0)
    await pass(20_000)
    expect(received).toHaveLength(1)
  })

  it('and refused by the server it waits for the visitor', async () => {
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...good, refused: true }))
    const received = serverReplies(accepted)
    const tab = openTab()
    await pass(60 * 60 * 1000)
    expect(stepIn(tab)).toEqual(['failed'])
    expect(received).toHaveLength(0)
    await Promise.all([tab.retry('abc'), pass(1000)])
    expect(stepIn(tab)).toEqual(['sent'])
  })

  it('cleared by the visitor in the middle of sending is not written again', async () => {
    serverReplies(async () => {
      await delay(2000)
      return json(500, {})()
    })
    const tab = openTab()
    const { heard, watch } = hearing()
    tab.add(enquiry, watch)
    await pass(1000)
    localStorage.clear()
    await pass(2000)
    expect(keptKeys()).toEqual([])
    expect(heard.at(-1)).toBe('discarded')
  })

  it.each([26, 40, 27_000])('is tried again though the clock was %i days ahead', async (days) => {
    const right = Date.now()
    vi.setSystemTime(right + days * 24 * 60 * 60 * 1000)
    serverReplies(json(503, {}))
    openTab().add(enquiry, () => {})
    await pass(1000)
    vi.setSystemTime(right)
    serverReplies(accepted)
    await pass(10_000)
    expect(keptKeys()).toEqual([])
    expect(localStorage.getItem('enquiry.sent.abc')).not.toBeNull()
  })

  it('holds of a sent enquiry only that it was sent, and that for a day', async () => {
    serverReplies(accepted)
    openTab().add(enquiry, () => {})
    await pass(1000)
    expect(JSON.stringify({ ...localStorage })).not.toContain('98765')
    expect(localStorage.getItem('enquiry.sent.abc')).not.toBeNull()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    openTab()
    expect(localStorage.getItem('enquiry.sent.abc')).toBeNull()
  })
})
