import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FormFieldType, forms } from '../../src/catalogue/forms.ts'
import { fieldLimits } from '../../src/catalogue/limits.ts'
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
  it('asks for all three fields, each beside itself, announced, the first one focused', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).contact()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    expect(await screen.findByText(words.errors.summary)).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(words.errors.summary)
    for (const { label } of Object.values(contact)) {
      const field = screen.getByLabelText(label)
      expect(field).toBeRequired()
      expect(field).toBeInvalid()
      expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.required))
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
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.sent.heading)
    const sent = JSON.stringify(received[0]?.body)
    expect(sent).toContain('"Asha Patel"')
    expect(sent).toContain('"Roof\\n Wall"')
  })

  it.each(['asha', 'a@b@c.in'])(
    'the browser takes %s for no e-mail address, and the form says what one needs',
    async (typed) => {
      const user = visitor()
      ;(await loadFormsPage(null)).contact()
      await user.type(screen.getByLabelText(contact.username.label), 'Asha')
      await user.type(screen.getByLabelText(contact.message.label), 'Roof')
      await user.type(screen.getByLabelText(contact.email.label), typed)
      await user.click(screen.getByRole('button', { name: contactWords.submit }))
      await screen.findByText(words.errors.email)
      expect(screen.getByLabelText(contact.email.label)).toHaveFocus()
      expect(screen.getByLabelText(contact.email.label)).toHaveValue(typed)
    },
  )

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
  it('requires no field, but one way to answer, which either field gives', async () => {
    const user = visitor()
    ;(await loadFormsPage(null)).quote()
    for (const { label } of Object.values(quote)) {
      expect(screen.getByLabelText(label)).not.toBeRequired()
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
const typed = { text: 'Asha', email: 'asha@example.com', tel: '+91 98765 43210', lines: 'Roof' }

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
        await user.type(control, typed[type])
      }
      posted[field] = control.value
    }
    await user.click(form.getByRole('button'))
    await screen.findByText(words.sent.heading)
    const labelled = fields.map((field) => [field.name, labels.get(field.name)])
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
