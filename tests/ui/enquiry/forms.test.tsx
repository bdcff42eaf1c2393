import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { type Field, forms } from '../../../src/model/forms.ts'
import {
  accepted,
  contactWords,
  endpoint,
  freshBrowser,
  loadPage,
  quoteWords,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const described: [keyof typeof worded, readonly Field[]][] = [
  ['contact', forms.contact],
  ['quote', forms.quote],
]
const worded = { contact: contactWords, quote: quoteWords }
const typed = { text: 'Asha', email: 'asha@example.com', tel: '+91 98765 43210', lines: 'Roof' }

it.each(described)(
  'the %s form shows, checks and posts the fields that are described, in their order',
  async (name, fields) => {
    const user = visitor()
    const received = serverReplies(accepted)
    ;(await loadPage(endpoint))[name]()
    const labels = new Map<string, string>(
      Object.entries(worded[name].fields).map(([field, { label }]) => [field, label]),
    )
    const form = within(screen.getByRole('form'))
    const posted: Record<string, string> = {}
    for (const { name: field, type, required } of fields) {
      const control = form.getByLabelText<HTMLInputElement>(labels.get(field) ?? '')
      expect(control.name).toBe(field)
      expect(control.required).toBe(required === true)
      if (type === 'choice')
        await user.selectOptions(control, within(control).getAllByRole('option').at(-1) ?? [])
      else await user.type(control, typed[type])
      posted[field] = control.value
    }
    await user.click(form.getByRole('button'))
    await screen.findByText(words.sent.heading)
    expect(received.map(({ body }) => [body.form, body.fields])).toEqual([[name, posted]])
    expect(Object.keys(Object(received[0]?.body.fields))).toEqual(fields.map((field) => field.name))
  },
)
