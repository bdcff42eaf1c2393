import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  accepted,
  askForPrice,
  askServer,
  endpoint,
  freshBrowser,
  json,
  loadFormsPage,
  passTime,
  priceWords,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const findText = (text: string) => screen.findByText(text)

describe('with an endpoint', () => {
  it('sends another enquiry, from an empty form, under a key of its own', async () => {
    const { user, received } = await askServer(accepted)
    await user.click(await screen.findByRole('button', { name: words.sent.another }))
    expect(screen.getByLabelText(priceWords.label)).toHaveFocus()
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('')
    await askForPrice(user)
    await findText(words.sent.heading)
    expect(new Set(received.map(({ key }) => key)).size).toBe(2)
  })

  it('shows the server’s errors beside their fields, and the others above', async () => {
    const { user, received } = await askServer(
      json(400, { errors: { phone: 'This number is barred.', _: 'We are closed.' } }),
      accepted,
    )
    await findText('This number is barred.')
    const phone = screen.getByLabelText(priceWords.label)
    expect(phone).toHaveAccessibleDescription('This number is barred.')
    expect(phone).toHaveFocus()
    expect(phone).toHaveValue('+91 98765 43210')
    expect(screen.getByRole('alert')).toHaveTextContent(words.errors.refused)
    expect(screen.getByRole('alert')).toHaveTextContent('We are closed.')
    expect(localStorage).toHaveLength(0)
    await user.clear(phone)
    await user.type(phone, '9876543211{enter}')
    await findText(words.sent.heading)
    expect(received.map(({ body }) => body.fields)).toEqual([
      { phone: '+91 98765 43210' },
      { phone: '+91 98765 43211' },
    ])
  })

  it('says that a refused enquiry is not sent, stores it, and offers other ways', async () => {
    const { user, received } = await askServer(json(403, {}), accepted)
    await findText(words.failed.heading)
    expect(await screen.findByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: words.failed.retry }))
    await findText(words.sent.heading)
    expect(received[1]?.key).toBe(received[0]?.key)
  })

  it('marks what a robot fills in, so that the inbox sets it apart, and shows it what a person sees', async () => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadFormsPage(endpoint)).price('Tiles')
    const trap = screen.getByLabelText(words.honeypot)
    expect(screen.queryByRole('textbox', { name: words.honeypot })).toBeNull()
    expect(trap).toHaveAttribute('tabindex', '-1')
    expect(trap).toHaveAttribute('autocomplete', 'off')
    await user.type(trap, 'https://spam.example')
    await askForPrice(user)
    await findText(words.sent.heading)
    expect(received).toHaveLength(1)
    expect(received[0]?.body).toMatchObject({ fields: { website: 'https://spam.example' } })
    expect(screen.queryByText(/spam\.example/)).toBeNull()
  })
})

describe('an enquiry that the server has not confirmed', () => {
  it('leaves the server alone for as long as it asks', async () => {
    const { received } = await askServer(json(429, {}, { 'Retry-After': '120' }), accepted)
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
    const times: number[] = []
    vi.spyOn(Math, 'random').mockReturnValue(0)
    await askServer(() => {
      times.push(Date.now())
      return json(500, {})()
    })
    await findText(words.kept.heading)
    for (let minute = 0; minute < 45; minute += 1) await passTime(60_000)
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0))
    expect(pauses.slice(0, 7).map((pause) => Math.round(pause / 1000))).toEqual([
      5, 15, 45, 135, 405, 900, 900,
    ])
  })

  it('can be discarded, and is gone from the browser', async () => {
    const { user, received } = await askServer(json(500, {}))
    await user.click(await screen.findByRole('button', { name: words.kept.discard }))
    await waitFor(() => expect(screen.getByLabelText(priceWords.label)).toBeVisible())
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('')
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(1)
    expect(localStorage).toHaveLength(0)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is still sent if the popup is closed, which says so when it is opened again', async () => {
    const { page, popup } = await askServer(json(500, {}), accepted)
    await findText(words.kept.heading)
    popup.unmount()
    const again = page.price('Tiles')
    await findText(words.kept.heading)
    again.unmount()
    await passTime(8000)
    page.price('Tiles')
    await findText(words.sent.heading)
  })
})
