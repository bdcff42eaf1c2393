import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import siteData from '../../../data/site.json'
import {
  contactWords,
  freshBrowser,
  loadPage,
  priceWords,
  quoteWords,
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
    ;(await loadPage(null)).contact()
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
    ;(await loadPage(null)).contact()
    await user.type(screen.getByLabelText(contact.username.label), '   ')
    await user.type(screen.getByLabelText(contact.email.label), 'a@b.in')
    await user.type(screen.getByLabelText(contact.message.label), 'Roof{enter}')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    await screen.findByText(words.errors.required)
    expect(screen.getByLabelText(contact.username.label)).toHaveFocus()
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Roof\n')
  })

  it.each(['asha', 'asha@', '@example.com', 'asha patel@example.com', 'a@b@c.in'])(
    'the browser takes %s for no e-mail address, and the form says what one needs',
    async (typed) => {
      const user = visitor()
      ;(await loadPage(null)).contact()
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
    ;(await loadPage(null)).contact()
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
    ;(await loadPage(null)).quote()
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

  it('is filled in by the browser where it knows the visitor', async () => {
    ;(await loadPage(null)).quote()
    const known = Object.entries({
      firstName: 'given-name',
      lastName: 'family-name',
      email: 'email',
      phone: 'tel',
    })
    const form = screen.getByRole('form')
    for (const [name, autoComplete] of known) {
      expect(form.querySelector(`[name=${name}]`)).toHaveAttribute('autocomplete', autoComplete)
    }
    expect(screen.getByLabelText(quote.email.label)).toHaveAttribute('type', 'email')
    expect(screen.getByLabelText(quote.phone.label)).toHaveAttribute('inputmode', 'tel')
  })
})

describe('the popup’s form', () => {
  it('asks for the phone', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.click(screen.getByRole('button', { name: priceWords.submit }))
    await screen.findByText(words.errors.required)
    expect(screen.getByLabelText(priceWords.label)).toHaveFocus()
  })

  it('says of a wrong number how a right one looks', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '12345{enter}')
    await screen.findByText(words.errors.phone)
    expect(screen.getByLabelText(priceWords.label)).toHaveAccessibleDescription(words.errors.phone)
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('12345')
  })

  it('writes a number as it is dialled from anywhere, once the field is left', async () => {
    const user = visitor()
    ;(await loadPage(null)).price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '09876543210')
    await user.tab()
    await waitFor(() =>
      expect(screen.getByLabelText(priceWords.label)).toHaveValue('+91 98765 43210'),
    )
  })

  it('opened for another product it does not show the first one’s message', async () => {
    const user = visitor()
    const page = await loadPage(null)
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

describe('what was typed', () => {
  it('outlives a reload, as after a deployment', async () => {
    const user = visitor()
    const before = (await loadPage(null)).contact()
    await user.type(screen.getByLabelText(contact.message.label), 'Forty sheets')
    before.unmount()
    ;(await loadPage(null)).contact()
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Forty sheets')
  })

  it('outlives a closed popup in a browser that forbids its storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const user = visitor()
    const page = await loadPage(null)
    const popup = page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '98765')
    popup.unmount()
    page.price('Tiles')
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('98765')
  })

  it('goes to the e-mail program where the code behind the form cannot be fetched', async () => {
    const user = visitor()
    vi.doMock('../../../src/ui/enquiry/form/submission.tsx', () => {
      throw new Error('this file is gone after a deployment')
    })
    const page = await loadPage(null)
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('9876543210')
    vi.doUnmock('../../../src/ui/enquiry/form/submission.tsx')
  })
})

describe('before and without JavaScript', () => {
  it.each(['contact', 'quote'] as const)(
    'the %s form opens the e-mail program, and the browser checks it',
    async (name) => {
      document.body.innerHTML = renderToString((await loadPage(null)).forms[name])
      const form = screen.getByRole<HTMLFormElement>('form')
      expect(form.getAttribute('action')).toBe(`mailto:${siteData.email}`)
      expect(form.method).toBe('post')
      expect(form.enctype).toBe('text/plain')
      expect(form.noValidate).toBe(false)
      expect(document.querySelector('[style], [hidden], [name=website]')).toBeNull()
      for (const control of form.querySelectorAll('input, textarea, select')) {
        expect(control).toHaveAccessibleName()
      }
      document.body.innerHTML = ''
    },
  )

  it('what was typed before the script had loaded stays, and is sent', async () => {
    const built = (await loadPage(null)).forms.contact
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(built)
    fireEvent.input(screen.getByLabelText(contact.message.label), { target: { value: 'Early' } })
    const app = await act(async () => hydrateRoot(root, built))
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Early')
    const user = visitor()
    await user.type(screen.getByLabelText(contact.username.label), 'Asha')
    await user.type(screen.getByLabelText(contact.email.label), 'asha@example.com')
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    expect(await screen.findByLabelText(words.handOver.message)).toHaveTextContent('Early')
    await act(async () => app.unmount())
    root.remove()
  })
})
