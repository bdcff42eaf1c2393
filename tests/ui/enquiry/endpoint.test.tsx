import { act, screen, waitFor } from '@testing-library/react'
import { delay } from 'msw'
import { describe, expect, it } from 'vitest'
import {
  accepted,
  askForPrice,
  contactWords,
  endpoint,
  freshBrowser,
  json,
  loadPage,
  passTime,
  priceWords,
  type Reply,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const findText = (text: string) => screen.findByText(text)

describe('with an endpoint', () => {
  it('posts the fields as JSON under one idempotency key, and says "sent" once confirmed', async () => {
    const user = visitor()
    const received = serverReplies(async () => {
      await delay(500)
      return accepted()
    })
    ;(await loadPage(endpoint)).contact()
    await user.type(screen.getByLabelText(contactWords.fields.username.label), 'Asha')
    await user.type(screen.getByLabelText(contactWords.fields.email.label), 'asha@example.com')
    await user.type(screen.getByLabelText(contactWords.fields.message.label), 'Roof 🏠')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await findText(words.sending)
    await waitFor(() => expect(received).toHaveLength(1))
    expect(screen.queryByText(words.sent.heading)).toBeNull()
    await passTime(600)
    expect(await findText(words.sent.heading)).toBeInTheDocument()
    expect(received).toEqual([
      {
        key: expect.stringMatching(/^\d+(-\d+){3}$/),
        body: {
          idempotencyKey: received[0]?.key,
          form: 'contact',
          about: 'Contact',
          writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
          fields: { username: 'Asha', email: 'asha@example.com', message: 'Roof 🏠' },
        },
      },
    ])
    expect(console.log).not.toHaveBeenCalled()
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('Asha')
  })

  it.each<[string, Reply]>([
    ['201 with an empty body', () => new Response(null, { status: 201 })],
    ['204', () => new Response(null, { status: 204 })],
    ['202 with JSON', json(202, {})],
  ])('%s is a confirmation', async (_, reply) => {
    const user = visitor()
    serverReplies(reply)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    expect(await findText(words.sent.text)).toBeInTheDocument()
  })

  it('writes another enquiry in an empty form after that', async () => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await user.click(await screen.findByRole('button', { name: words.sent.another }))
    expect(screen.getByLabelText(priceWords.label)).toHaveFocus()
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('')
    await askForPrice(user)
    await findText(words.sent.heading)
    expect(new Set(received.map(({ key }) => key)).size).toBe(2)
  })

  it('two submits within one task are one enquiry', async () => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210')
    const form = screen.getByRole<HTMLFormElement>('form')
    act(() => {
      form.requestSubmit()
      form.requestSubmit()
    })
    await findText(words.sent.heading)
    await passTime(60_000)
    expect(new Set(received.map(({ key }) => key)).size).toBe(1)
  })

  it('shows the server’s errors beside their fields, and the others above', async () => {
    const user = visitor()
    const received = serverReplies(
      json(400, { errors: { phone: 'This number is barred.', _: 'We are closed.' } }),
      accepted,
    )
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
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

  it.each<[string, Reply]>([
    ['400 without a word', json(400, {})],
    ['400 with errors of no shape', json(400, { errors: ['phone'] })],
    ['403', json(403, {})],
    ['404 with a page', () => new Response('<h1>Not found</h1>', { status: 404 })],
    ['413', json(413, {})],
  ])('%s: says that it is not sent, stores it, and offers other ways', async (_, reply) => {
    const user = visitor()
    const received = serverReplies(reply, accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await askForPrice(user)
    await findText(words.failed.heading)
    expect(await screen.findByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(1)
    await user.click(screen.getByRole('button', { name: words.failed.retry }))
    await findText(words.sent.heading)
    expect(received[1]?.key).toBe(received[0]?.key)
  })

  it('a robot’s enquiry is never posted', async () => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadPage(endpoint)).price('Tiles')
    await user.type(screen.getByLabelText(words.honeypot), 'https://spam.example')
    await askForPrice(user)
    await findText(words.notSentYet.heading)
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(0)
  })
})
