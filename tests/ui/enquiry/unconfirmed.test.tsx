import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  accepted,
  askForPrice,
  endpoint,
  freshBrowser,
  json,
  loadPage,
  never,
  noConnection,
  passTime,
  priceWords,
  type Reply,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const findText = (text: string) => screen.findByText(text)

describe('an enquiry that the server has not confirmed', () => {
  it.each<[string, Reply]>([
    ['500', json(500, {})],
    ['503 with a page', () => new Response('<h1>Sorry</h1>', { status: 503 })],
    ['408', json(408, {})],
    ['429', json(429, {})],
    ['200 with a page of a hotel’s network', () => new Response('<h1>Log in</h1>')],
    ['200 with JSON that is cut off', () => new Response('{"ok":')],
    ['200 with a bare word', json(200, 'ok')],
    ['200 that lists errors', json(200, { errors: { phone: 'No.' } })],
    ['no connection', noConnection],
  ])('%s: stores it, never says "sent", and tries again by itself', async (_, reply) => {
    const user = visitor()
    const received = serverReplies(reply, accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await findText(words.kept.heading)
    expect(screen.getByText(words.kept.failing)).toBeInTheDocument()
    expect(screen.queryByText(words.sent.heading)).toBeNull()
    expect(await screen.findByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
    expect(received).toHaveLength(1)
    await passTime(7000)
    await findText(words.sent.heading)
    expect(received).toHaveLength(2)
    expect(received[1]?.key).toBe(received[0]?.key)
  })

  it('a server that does not answer is given up on after 20 seconds', async () => {
    const user = visitor()
    const received = serverReplies(never, accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await waitFor(() => expect(received).toHaveLength(1))
    await passTime(15_000)
    expect(screen.getByText(words.sending)).toBeInTheDocument()
    await passTime(6000)
    await findText(words.kept.heading)
    await passTime(7000)
    await findText(words.sent.heading)
  })

  it.each([
    ['seconds', () => '120'],
    ['a date', () => new Date(Date.now() + 120_000).toUTCString()],
  ])('leaves the server alone for as long as it asks, in %s', async (_, header) => {
    const user = visitor()
    const received = serverReplies(() => json(429, {}, { 'Retry-After': header() })(), accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await findText(words.kept.heading)
    expect(screen.queryByRole('button', { name: words.kept.retry })).toBeNull()
    dispatchEvent(new Event('online'))
    await passTime(110_000)
    expect(received).toHaveLength(1)
    await passTime(15_000)
    await findText(words.sent.heading)
    expect(received).toHaveLength(2)
  })

  it('waits three times as long each time, and not more than 15 minutes', async () => {
    const user = visitor()
    const times: number[] = []
    serverReplies(() => {
      times.push(Date.now())
      return json(500, {})()
    })
    vi.spyOn(Math, 'random').mockReturnValue(0)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await findText(words.kept.heading)
    for (let minute = 0; minute < 45; minute += 1) await passTime(60_000)
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses.slice(0, 7).map((pause) => Math.round(pause / 1000))).toEqual([
      5, 15, 45, 135, 405, 900, 900,
    ])
  })

  it('tries again at a click, and moves the focus', async () => {
    const user = visitor()
    serverReplies(json(500, {}), accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await user.click(await screen.findByRole('button', { name: words.kept.retry }))
    await findText(words.sent.heading)
    expect(screen.getByText(words.sent.heading).parentElement).toHaveFocus()
  })

  it('can be discarded, and is gone from the browser', async () => {
    const user = visitor()
    const received = serverReplies(json(500, {}))
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await user.click(await screen.findByRole('button', { name: words.kept.discard }))
    await waitFor(() => expect(screen.getByLabelText(priceWords.label)).toBeVisible())
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('')
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is still sent where the popup is closed, which says so when it is opened again', async () => {
    const user = visitor()
    serverReplies(json(500, {}), accepted)
    const page = await loadPage(endpoint)
    const popup = page.price('Tiles')
    await askForPrice(user)
    await findText(words.kept.heading)
    popup.unmount()
    const again = page.price('Tiles')
    await findText(words.kept.heading)
    again.unmount()
    await passTime(8000)
    page.price('Tiles')
    await findText(words.sent.heading)
  })

  it.each([
    ['full', 'QuotaExceededError'],
    ['forbidden', 'SecurityError'],
  ])('a storage that is %s does no harm, and the visitor is informed', async (_, name) => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const) {
      if (name === 'QuotaExceededError' && method !== 'setItem') continue
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('no', name)
      })
    }
    const user = visitor()
    const received = serverReplies(json(500, {}), accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await findText(words.kept.storageFull)
    await passTime(8000)
    await findText(words.sent.heading)
    expect(received).toHaveLength(2)
  })
})
