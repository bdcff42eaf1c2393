import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it, vi } from 'vitest'
import {
  accepted,
  endpoint,
  freshBrowser,
  json,
  loadFormsPage,
  never,
  passTime,
  serverReplies,
  type TestReply,
  words,
} from './page.tsx'
import { freshTabs, openTab, sampleEnquiry, stepIn, unsentKeys, updates } from './tabs.ts'

freshBrowser()
freshTabs()

describe('what lies in the storage', () => {
  const huge = 'x'.repeat(2_000_000)
  const field = { name: 'note', label: 'Note', value: 'x', text: 'x' }
  const withFields = (fields: object[]) => ({ ...good, enquiry: { ...sampleEnquiry, fields } })
  const good = {
    enquiry: sampleEnquiry,
    attempts: 1,
    why: 'failing',
    next: 0,
    deferred: false,
    refused: false,
  }

  it.each([
    ['no JSON', '{"enqui'],
    ['another shape', '[1]'],
    ['an unknown form', JSON.stringify({ ...good, enquiry: { ...sampleEnquiry, form: 'spam' } })],
    [
      'fields that are none',
      JSON.stringify({ ...good, enquiry: { ...sampleEnquiry, fields: [7] } }),
    ],
    ['no count', JSON.stringify({ ...good, attempts: 'many' })],
    ['the id of another key', JSON.stringify({ ...good, enquiry: { ...sampleEnquiry, id: 'b' } })],
    ['a text of 2 MB', JSON.stringify({ ...good, enquiry: { ...sampleEnquiry, about: huge } })],
    ['a field of 2 MB', JSON.stringify(withFields([{ ...field, text: huge }]))],
    ['50,000 fields', JSON.stringify(withFields(Array(50_000).fill(field)))],
  ])('%s: stays, is shown and never sent', async (_, text) => {
    localStorage.setItem('enquiry.kept.abc', text)
    const received = serverReplies(accepted)
    const tab = openTab()
    await passTime(60_000)
    expect(received).toHaveLength(0)
    expect(stepIn(tab)).toEqual([])
    expect(tab.unreadable.get().map(({ id }) => id)).toEqual(['abc'])
    expect(localStorage.getItem('enquiry.kept.abc')).toBe(text)
  })

  it('is sent although another member cannot be read', async () => {
    const bad = ['null', '7', '[]', '{}', '"x"', '{"enquiry":{}}', '{"enquiry":null}', '\0', '']
    for (const [i, text] of bad.entries()) localStorage.setItem(`enquiry.kept.bad${i}`, text)
    localStorage.setItem('enquiry.kept.constructor', '{"enquiry":{"id":"constructor"}}')
    localStorage.setItem('enquiry.sent.bad', 'yesterday')
    localStorage.setItem('enquiry.kept.abc', JSON.stringify(good))
    const received = serverReplies(accepted)
    const tab = openTab()
    await passTime(60_000)
    expect(received).toHaveLength(1)
    expect(tab.unreadable.get()).toHaveLength(bad.length + 1)
    expect(unsentKeys()).toHaveLength(bad.length + 1)
  })

  it.each<[string, object, readonly (readonly [seconds: number, received: number])[]]>([
    ['tried again at the next visit, however long it had still to wait', { next: 600 }, [[1, 1]]],
    [
      'not before the time that the server has set',
      { next: 600, deferred: true },
      [
        [590, 0],
        [20, 1],
      ],
    ],
  ])('is %s', async (_, change, visit) => {
    const stored = { ...good, ...change }
    const next = Date.now() + stored.next * 1000
    localStorage.setItem('enquiry.kept.abc', JSON.stringify({ ...stored, next }))
    const received = serverReplies(accepted)
    openTab()
    for (const [seconds, count] of visit) {
      await passTime(seconds * 1000)
      expect(received).toHaveLength(count)
    }
  })

  it('cleared by the visitor in the middle of sending is not written again', async () => {
    serverReplies(async () => {
      await delay(2000)
      return json(500, {})()
    })
    const tab = openTab()
    const { steps, onUpdate } = updates()
    tab.add(sampleEnquiry, onUpdate)
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
      openTab().add(sampleEnquiry, () => {})
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
    openTab().add(sampleEnquiry, () => {})
    await passTime(1000)
    expect(JSON.stringify({ ...localStorage })).not.toContain('98765')
    expect(localStorage.getItem('enquiry.sent.abc')).not.toBeNull()
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000)
    openTab()
    expect(localStorage.getItem('enquiry.sent.abc')).toBeNull()
  })
})

describe('two tabs', () => {
  it('discarded in one, it is gone in the other, and is sent by neither', async () => {
    const received = serverReplies(json(500, {}))
    const { steps, onUpdate } = updates()
    openTab().add(sampleEnquiry, onUpdate)
    await passTime(1000)
    const second = openTab()
    await passTime(1000)
    const before = received.length
    await Promise.all([second.discard(sampleEnquiry.id), passTime(500)])
    expect(stepIn(second)).toEqual([])
    expect(steps.at(-1)).toBe('discarded')
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(before)
  })

  it('it cannot be discarded in one while the other is sending it', async () => {
    serverReplies(json(500, {}), never, accepted)
    const first = openTab()
    first.add(sampleEnquiry, () => {})
    await passTime(1000)
    void first.retry(sampleEnquiry.id)
    await passTime(500)
    const second = openTab()
    await passTime(500)
    await Promise.all([second.discard(sampleEnquiry.id), passTime(500)])
    expect(unsentKeys()).toHaveLength(1)
    await passTime(60_000)
    expect(unsentKeys()).toEqual([])
    expect(stepIn(second)).toEqual(['sent'])
  })

  it('a time that the server has set for another tab holds for a press in this one', async () => {
    const received = serverReplies(json(500, {}))
    const tab = openTab()
    tab.add(sampleEnquiry, () => {})
    await passTime(1000)
    const before = received.length
    const [key = ''] = unsentKeys()
    const stored = JSON.parse(localStorage.getItem(key) ?? '')
    const set = { next: Date.now() + 600_000, deferred: true }
    localStorage.setItem(key, JSON.stringify({ ...stored, ...set }))
    await Promise.all([tab.retry(sampleEnquiry.id), passTime(1000)])
    expect(received).toHaveLength(before)
  })
})

it('on a page that is not served securely, and so without Web Locks, an enquiry cannot be discarded while this page is sending it, and is sent', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  const received = serverReplies(async () => {
    await delay(500)
    return accepted()
  })
  const tab = openTab()
  tab.add(sampleEnquiry, () => {})
  await Promise.all([tab.discard(sampleEnquiry.id), tab.retry(sampleEnquiry.id), passTime(1000)])
  expect(stepIn(tab)).toEqual(['sent'])
  expect(received).toHaveLength(1)
})

/** Leaves many enquiries in the browser, as a long time without a server does. */
function store(count: number): string[] {
  const ids = Array.from({ length: count }, (_, index) => `id${index}`)
  // The storage lists them in no order of time.
  for (const [index, id] of ids.toReversed().entries()) {
    const writtenAt = new Date(Date.UTC(2024, 0, 1) - index * 60_000).toISOString()
    const entry = {
      enquiry: { ...sampleEnquiry, id, writtenAt },
      attempts: 1,
      why: 'failing',
      next: 0,
    }
    localStorage.setItem(`enquiry.kept.${id}`, JSON.stringify(entry))
  }
  return ids
}

/** A slow server, which counts its simultaneous requests. */
function slowServer(reply: TestReply) {
  const seen = { now: 0, most: 0 }
  const received = serverReplies(async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await delay(200)
    seen.now -= 1
    return reply()
  })
  return { seen, received }
}

describe('many saved enquiries', () => {
  it('are posted a few at a time, the oldest first, until the last one is sent', async () => {
    const ids = store(200)
    const { seen, received } = slowServer(accepted)
    openTab()
    for (let round = 0; unsentKeys().length > 0 && round < 100; round += 1) await passTime(1000)
    expect(unsentKeys()).toEqual([])
    expect(seen.most).toBeLessThanOrEqual(4)
    expect(new Set(received.map(({ key }) => key))).toEqual(new Set(ids))
    // Those of one handful may overtake each other.
    const place = received.map(({ key }) => ids.indexOf(key ?? ''))
    for (const [at, index] of place.entries()) expect(Math.abs(at - index)).toBeLessThan(5)
  })

  it('are counted in one sentence, and the page does not grow with their number', async () => {
    store(300)
    slowServer(json(500, {}))
    ;(await loadFormsPage(endpoint)).layout()
    const banner = await screen.findByRole('complementary')
    await waitFor(() => expect(within(banner).getByRole('status')).toHaveTextContent('297'))
    expect(within(banner).queryByRole('article')).toBeNull()
    within(banner).getByRole('button', { name: words.kept.details }).click()
    await waitFor(() => expect(within(banner).getAllByRole('article').length).toBeGreaterThan(0))
    const articles = within(banner).getAllByRole('article').length
    expect(articles).toBeLessThan(10)
    expect(banner).toHaveTextContent(words.kept.more.replace('{count}', String(300 - articles)))
  })
})
