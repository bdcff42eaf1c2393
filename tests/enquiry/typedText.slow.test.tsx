import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { fieldLimits } from '../../src/catalogue/fieldLimits.ts'
import siteData from '../fixtures/catalogue/data/site.json'
import { typeRequired } from '../helpers/typeRequired.ts'
import { contactWords, freshBrowser, loadFormsPage, priceWords, visitor, words } from './page.tsx'

freshBrowser()

const contact = contactWords.fields

describe('what was typed', () => {
  it('outlives a reload, as after a deployment', async () => {
    const user = visitor()
    const before = (await loadFormsPage(null)).contact()
    await user.type(screen.getByLabelText(contact.message.label), 'Forty sheets')
    before.unmount()
    ;(await loadFormsPage(null)).contact()
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Forty sheets')
  })

  it('outlives a closed popup in a browser that forbids its storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const user = visitor()
    const page = await loadFormsPage(null)
    const popup = page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '98765')
    popup.unmount()
    page.price('Tiles')
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('98765')
  })

  it('goes to the e-mail program if the code behind the form cannot be fetched', async () => {
    const user = visitor()
    vi.doMock('../../src/enquiry/form/submission.tsx', () => {
      throw new Error('this file is gone after a deployment')
    })
    const page = await loadFormsPage(null)
    const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
    page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce())
    expect(screen.getByLabelText(priceWords.label)).toHaveValue('9876543210')
    vi.doUnmock('../../src/enquiry/form/submission.tsx')
  })
})

describe('a stored draft', () => {
  const draft = 'enquiry.draft.contact'

  it('is longer than its form can hold: its beginning is shown, which says so, and the whole is kept', async () => {
    const stored = JSON.stringify({
      username: 'Asha',
      message: 'roof '.repeat(400_000),
      other: 'x',
    })
    sessionStorage.setItem(draft, stored)
    ;(await loadFormsPage(null)).contact()
    const field = screen.getByLabelText<HTMLTextAreaElement>(contact.message.label)
    expect(field.value).toHaveLength(fieldLimits.lines)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.shortened))
    expect(screen.getByLabelText(contact.username.label)).not.toHaveAccessibleDescription(
      expect.stringContaining(words.errors.shortened),
    )
    expect(sessionStorage.getItem(draft)).toBe(stored)
    await visitor().type(field, '{backspace}')
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(words.errors.shortened))
  })
})

describe('before and without JavaScript', () => {
  it.each(['contact', 'quote'] as const)(
    'the %s form opens the e-mail program, and the browser checks it',
    async (name) => {
      document.body.innerHTML = renderToString((await loadFormsPage(null)).forms[name])
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
    const built = (await loadFormsPage(null)).forms.contact
    const root = document.createElement('div')
    document.body.append(root)
    root.innerHTML = renderToString(built)
    fireEvent.input(screen.getByLabelText(contact.message.label), { target: { value: 'Early' } })
    const app = await act(async () => hydrateRoot(root, built))
    expect(screen.getByLabelText(contact.message.label)).toHaveValue('Early')
    const user = visitor()
    await user.type(screen.getByLabelText(contact.username.label), 'Asha')
    await user.type(screen.getByLabelText(contact.email.label), 'asha@example.com')
    typeRequired()
    await user.click(screen.getByRole('button', { name: contactWords.submit }))
    expect(await screen.findByLabelText(words.handOver.message)).toHaveTextContent('Early')
    await act(async () => app.unmount())
    root.remove()
  })
})
