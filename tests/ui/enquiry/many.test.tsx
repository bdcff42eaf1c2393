import { screen, waitFor, within } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import { endpoint, freshBrowser, json, loadPage, passTime, serverReplies, words } from './page.tsx'
import { enquiry, freshTabs, openTab, unsentKeys } from './tabs.ts'

freshBrowser()
freshTabs()

/** Leaves many enquiries in the browser, as a long time without a server does. */
function store(count: number): string[] {
  const ids = Array.from({ length: count }, (_, index) => `id${index}`)
  // The storage lists them in no order of time.
  for (const [index, id] of ids.toReversed().entries()) {
    const writtenAt = new Date(Date.UTC(2024, 0, 1) - index * 60_000).toISOString()
    const entry = { enquiry: { ...enquiry, id, writtenAt }, attempts: 1, why: 'failing', next: 0 }
    localStorage.setItem(`enquiry.kept.${id}`, JSON.stringify(entry))
  }
  return ids
}

/** A slow server, which counts its simultaneous requests. */
function slowServer(status: number) {
  const seen = { now: 0, most: 0 }
  const received = serverReplies(async () => {
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    await delay(200)
    seen.now -= 1
    return json(status, {})()
  })
  return { seen, received }
}

describe('many saved enquiries', () => {
  it('are posted a few at a time, the oldest first, until the last one is sent', async () => {
    const ids = store(200)
    const { seen, received } = slowServer(200)
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
    slowServer(500)
    ;(await loadPage(endpoint)).layout()
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
