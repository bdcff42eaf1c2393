import { act, fireEvent, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import siteData from '../../../data/site.json'
import { contactWords, freshBrowser, loadPage, visitor, words } from './page.tsx'

freshBrowser()

const contact = contactWords.fields

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
