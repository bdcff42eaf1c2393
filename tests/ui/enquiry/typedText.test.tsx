import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { contactWords, freshBrowser, loadPage, priceWords, visitor } from './page.tsx'

freshBrowser()

const contact = contactWords.fields

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
