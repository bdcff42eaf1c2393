import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { fieldLimits } from '../../src/catalogue/fieldLimits.ts'
import { type FormFieldType, forms } from '../../src/catalogue/forms.ts'
import { requiredTexts } from '../helpers/requiredTexts.ts'
import { typeRequired } from '../helpers/typeRequired.ts'
import {
  accepted,
  contactWords,
  endpoint,
  freshBrowser,
  loadFormsPage,
  priceWords,
  quoteWords,
  serverReplies,
  subjectOf,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const contact = contactWords.fields
const quote = quoteWords.fields

describe('the contact form', () => {
  it('asks for each field that it requires, beside itself, announced, the first one focused', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    expect(await screen.findByText(words.errors.summary)).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(words.errors.summary)
    const required = Object.keys(requiredTexts('contact'))
    expect(required).not.toEqual([])
    for (const [name, { label }] of Object.entries(contact)) {
      if (!required.includes(name)) continue
      const field = screen.getByLabelText(label)
      const error = label === contact.email.label ? 'emailOrPhone' : 'required'
      expect(field).toBeRequired()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors[error]))
    }
    expect(screen.getByLabelText(contact.username.label)).toHaveFocus()
    expect(console.log).not.toHaveBeenCalled()
  })

  it('takes spaces for nothing', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(contact.username.label), '   ')
    await user.type(screen.getByLabelText(contact.email.label), 'a@b.in')
    await user.type(screen.getByLabelText(contact.message.label), 'Roof{enter}')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors.required)
    expect(screen.getByLabelText(contact.username.label)).toHaveFocus()
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Roof\n')
  })

  it.each([
    '\u200b',
    '\u200b \u200b',
    '\u00a0',
    '\u3000',
    '\u202a\u202c',
    '\u2060',
    '\ufeff',
    '\u00ad',
    '\u200d',
    '\u3164',
    '\u2800',
  ])('takes a name that nobody sees for none', async (name) => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    const field = screen.getByLabelText(contact.username.label)
    fireEvent.input(field, { target: { value: name } })
    await user.type(screen.getByLabelText(contact.email.label), 'a@b.in')
    await user.type(screen.getByLabelText(contact.message.label), 'Roof')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors.required)
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.required))
  })

  it('sends texts without what nobody sees, and with their line breaks', async () => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadFormsPage(endpoint)).contact()
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    type(contact.username.label, '\u202aAsha\u00a0Patel\u202c')
    type(contact.email.label, 'a@b.in')
    type(contact.message.label, ' Roof\u200b\n\u00a0Wall ')
    typeRequired()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.sent.heading)
    const sent = JSON.stringify(received[0]?.body)
    expect(sent).toContain('"Asha Patel"')
    expect(sent).toContain('"Roof\\n Wall"')
  })

  it.each([
    ['asha', 'emailOrPhone'],
    ['a@b@c.in', 'emailOrPhone'],
    ['98765 432', 'emailOrPhone'],
    ['395006', 'emailOrPhone'],
    // An address for payments, and one without its ending, may have the digits of a number.
    ['9876543210@upi', 'emailOrPhone'],
    ['9876543210@gmail', 'emailOrPhone'],
    ['a@b.in, c@d.in', 'severalEmails'],
    ['98765 43210 / 98765 43211', 'severalPhones'],
    ['a@b.in 98765 43210 / 98765 43211', 'severalPhones'],
  ] as const)('takes %s for neither e-mail nor phone, and says so', async (typed, error) => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(contact.username.label), 'Asha')
    await user.type(screen.getByLabelText(contact.message.label), 'Roof')
    await user.type(screen.getByLabelText(contact.email.label), typed)
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors[error])
    expect(screen.getByLabelText(contact.email.label)).toHaveFocus()
    expect(screen.getByLabelText(contact.email.label)).toHaveValue(typed)
  })

  it.each([
    ['asha@example.com', { email: 'asha@example.com' }],
    ['9876543210@example.com', { email: '9876543210@example.com' }],
    ['98765 43210', { phone: '+91 98765 43210' }],
    ['098765-43210', { phone: '+91 98765 43210' }],
    ['+919876543210', { phone: '+91 98765 43210' }],
    ['૯૮૭૬૫ ૪૩૨૧૦', { phone: '+91 98765 43210' }],
    ['९८७६५४३२१०', { phone: '+91 98765 43210' }],
    ['WhatsApp: 98765 43210', { phone: '+91 98765 43210' }],
    ['https://wa.me/919876543210', { phone: '+91 98765 43210' }],
    ['98765 43210 @ 5 pm', { phone: '+91 98765 43210' }],
    ['0261 234 5678', { phone: '+91 261 234 5678' }],
    ['+971 50 123 4567', { phone: '+971 50 123 4567' }],
    ['00971501234567', { phone: '+971 50 123 4567' }],
    ['asha@example.com / 98765 43210', { email: 'asha@example.com', phone: '+91 98765 43210' }],
    ['98765 43210, asha@example.com', { email: 'asha@example.com', phone: '+91 98765 43210' }],
  ])('takes %s for what it is, and sends it as that', async (typed, ways) => {
    const received = serverReplies(accepted)
    const user = visitor()
    ;(await loadFormsPage(endpoint)).contact()
    const type = (label: string, value: string) =>
      fireEvent.input(screen.getByLabelText(label), { target: { value } })
    type(contact.username.label, 'Asha')
    type(contact.email.label, typed)
    type(contact.message.label, 'Roof')
    typeRequired()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.sent.heading)
    const { emailLabel: email, phoneLabel: phone } = contact.email
    const labels = Object.keys(ways).map((name) => [name, { email, phone }[name]])
    expect(received[0]?.body).toMatchObject({ labels: Object.fromEntries(labels) })
    expect(received[0]?.body.fields).toMatchObject({ username: 'Asha', message: 'Roof', ...ways })
    const unsent = Object.keys({ email, phone }).filter((way) => !Object.hasOwn(ways, way))
    for (const way of unsent) expect(received[0]?.body.fields).not.toHaveProperty(way)
  })

  it('writes a phone number as it is dialled, names it in the message, and brings it back to be changed', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(contact.username.label), 'Asha')
    await user.type(screen.getByLabelText(contact.email.label), '098765-43210')
    await user.type(screen.getByLabelText(contact.message.label), 'Roof')
    await waitFor(() =>
      expect(screen.getByLabelText(contact.email.label)).toHaveValue('+91 98765 43210'),
    )
    typeRequired()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    const message = await screen.findByLabelText(words.handOver.message)
    expect(message).toHaveTextContent(`${contact.email.phoneLabel}: +91 98765 43210`)
    expect(message).not.toHaveTextContent(contact.email.label)
    await user.click(screen.getByRole('button', { name: words.handOver.edit }))
    expect(screen.getByLabelText(contact.email.label)).toHaveValue('+91 98765 43210')
  })

  it('offers to send the message on WhatsApp, as it is typed, to a visitor who has neither', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(contact.email.label), 'none')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    const offer = await screen.findByRole('link', { name: words.errors.sendOnWhatsapp })
    await user.type(screen.getByLabelText(contact.message.label), 'Forty sheets')
    const text = new URL(offer.getAttribute('href') ?? '').searchParams.get('text')
    expect(text).toContain(subjectOf('Contact'))
    expect(text).toContain('Forty sheets')
    await user.type(screen.getByLabelText(contact.email.label), ' yet')
    expect(offer).not.toBeInTheDocument()
  })

  it('takes back an error as soon as the field is typed in', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors.summary)
    await user.type(screen.getByLabelText(contact.username.label), 'A')
    expect(screen.getByLabelText(contact.username.label)).toBeValid()
    expect(screen.getByLabelText(contact.email.label)).toBeInvalid()
  })
})

describe('the home quote form', () => {
  it('requires one way to answer, which either field gives', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).quote()
    const required = requiredTexts('quote')
    for (const [name, { label }] of Object.entries(quote)) {
      const field = screen.getByLabelText<HTMLInputElement>(label)
      expect(field.required).toBe(Object.hasOwn(required, name))
    }
    await user.click(screen.getByRole('button', { name: quoteWords.submit }))
    expect(await screen.findAllByText(words.errors.reachable)).toHaveLength(2)
    expect(screen.getByLabelText(quote.phone.label)).toHaveFocus()
    await user.type(screen.getByLabelText(quote.phone.label), '9876543210')
    expect(screen.queryByText(words.errors.reachable)).toBeNull()
    await user.click(screen.getByRole('button', { name: quoteWords.submit }))
    await screen.findByText(words.notSentYet.heading)
  })
})

describe('the popup’s form', () => {
  it('writes a number as it is dialled from anywhere, once the field is left', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '09876543210')
    await user.tab()
    await waitFor(() =>
      expect(screen.getByLabelText(priceWords.label)).toHaveValue('+91 98765 43210'),
    )
  })

  it('for two numbers in one field asks for one, and keeps both in the field', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).price('Tiles')
    const field = screen.getByLabelText(priceWords.label)
    await user.type(field, '98765 43210 / 98765 43211{enter}')
    await screen.findByText(words.errors.severalPhones)
    expect(field).toHaveValue('98765 43210 / 98765 43211')
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.severalPhones))
  })

  it('opened for another product it does not show the first one’s message', async () => {
    const user = visitor()
    const page = await loadFormsPage(null)
    const popup = page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await screen.findByRole('link', { name: words.handOver.whatsapp })
    popup.unmount()
    const second = page.price('Screws')
    expect(screen.getByRole('button', { name: priceWords.submit })).toBeVisible()
    second.unmount()
    page.price('Tiles')
    expect(await screen.findByLabelText(words.handOver.message)).toHaveTextContent(
      subjectOf('Tiles'),
    )
  })
})

const described: [keyof typeof worded, readonly FormFieldType[]][] = [
  ['contact', forms.contact],
  ['quote', forms.quote],
]
const worded = { contact: contactWords, quote: quoteWords }
const email = 'asha@example.com'
const typed = { text: 'Asha', email, emailOrPhone: email, tel: '+91 98765 43210', lines: 'Roof' }

it.each(described)(
  'the %s form shows, lets the browser fill in, checks and posts the fields that are described',
  async (name, fields) => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadFormsPage(endpoint))[name]()
    const labels = new Map<string, string>(
      Object.entries(worded[name].fields).map(([field, { label }]) => [field, label]),
    )
    const form = within(screen.getByRole('form'))
    const posted: Record<string, string> = {}
    for (const { name: field, type, required, autoComplete = 'off' } of fields) {
      const control = form.getByLabelText<HTMLInputElement>(labels.get(field) ?? '')
      expect(control.name).toBe(field)
      expect(control.required).toBe(required === true)
      expect(control).toHaveAttribute('autocomplete', autoComplete)
      if (type === 'choice')
        await user.selectOptions(control, within(control).getAllByRole('option').at(-1) ?? [])
      else {
        expect(control.maxLength).toBe(fieldLimits[type])
        if (type === 'email' || type === 'tel') expect(control).toHaveProperty('type', type)
        // The browser's own check of an e-mail address would refuse a phone number.
        if (type === 'emailOrPhone') expect(control).toHaveProperty('type', 'text')
        await user.type(control, typed[type])
      }
      posted[field] = control.value
    }
    await user.click(form.getByRole('button'))
    await screen.findByText(words.sent.heading)
    const labelled = fields.map(({ name: field, type }) => [
      field,
      type === 'emailOrPhone' ? contact.email.emailLabel : labels.get(field),
    ])
    expect(received).toHaveLength(1)
    expect(received[0]?.body).toMatchObject({
      ...{
        idempotencyKey: received[0]?.key,
        form: name,
        about: name === 'contact' ? 'Contact' : 'Home',
      },
      fields: posted,
      labels: Object.fromEntries(labelled),
      page: location.pathname,
      language: document.documentElement.lang,
      writtenAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(Object.keys(Object(received[0]?.body.fields))).toEqual(fields.map((field) => field.name))
  },
)
