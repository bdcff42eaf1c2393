import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  accepted,
  askForPrice,
  endpoint,
  freshBrowser,
  json,
  loadPage,
  noConnection,
  passTime,
  priceWords,
  serverReplies,
  subjectOf,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

/** A visit in which an enquiry could not be sent. */
async function visitWithoutServer(): Promise<void> {
  const user = visitor()
  const page = await loadPage(endpoint)
  const popup = page.price('Tiles')
  await askForPrice(user)
  await screen.findByText(words.kept.heading)
  popup.unmount()
}

/** Opens the banner that shows it. */
async function openBanner(user: ReturnType<typeof visitor>): Promise<HTMLElement> {
  const banner = await screen.findByRole('complementary', { name: words.kept.banner })
  await user.click(await within(banner).findByRole('button', { name: words.kept.details }))
  return banner
}

describe('an unsent enquiry', () => {
  it('is sent by the next page that is opened, whichever it is, which says so', async () => {
    const received = serverReplies(noConnection, accepted)
    await visitWithoutServer()
    const user = visitor()
    ;(await loadPage(endpoint)).layout()
    expect(await screen.findByText(words.sent.heading)).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent(subjectOf('Tiles'))
    expect(received.map(({ key }) => key)).toEqual([received[0]?.key, received[0]?.key])
    await user.click(screen.getByRole('button', { name: words.sent.close }))
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it('is shown on each page until it is sent, and can be sent by other ways', async () => {
    serverReplies(noConnection)
    await visitWithoutServer()
    ;(await loadPage(endpoint)).layout()
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.kept.heading))
    expect(await openBanner(visitor())).toHaveTextContent(words.kept.failing)
    expect(screen.getByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
  })

  it('can be discarded there', async () => {
    const received = serverReplies(noConnection)
    await visitWithoutServer()
    const user = visitor()
    ;(await loadPage(endpoint)).layout()
    await openBanner(user)
    await user.click(await screen.findByRole('button', { name: words.kept.discard }))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    const before = received.length
    await passTime(60 * 60 * 1000)
    expect(received).toHaveLength(before)
    expect(localStorage).toHaveLength(0)
  })

  it('is shown once: by its form while that is open, and by the layout after that', async () => {
    serverReplies(noConnection)
    const user = visitor()
    const page = await loadPage(endpoint)
    page.layout()
    const popup = page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await screen.findByText(words.kept.heading)
    await passTime(1000)
    expect(screen.getAllByText(words.kept.heading)).toHaveLength(1)
    expect(screen.queryByRole('complementary')).toBeNull()
    popup.unmount()
    expect(await screen.findByRole('complementary')).toHaveTextContent(words.kept.heading)
  })

  it('is not shown again where its form has shown that it was sent', async () => {
    serverReplies(accepted)
    const user = visitor()
    const page = await loadPage(endpoint)
    page.layout()
    const popup = page.price('Tiles')
    await user.type(screen.getByLabelText(priceWords.label), '9876543210{enter}')
    await screen.findByText(words.sent.heading)
    popup.unmount()
    await passTime(1000)
    expect(screen.queryByRole('complementary')).toBeNull()
  })

  it.each([403, 404, 413])(
    'finally refused with %i stands once after a reload: with the layout, and not in the form',
    async (status) => {
      const received = serverReplies(json(status, {}))
      const user = visitor()
      ;(await loadPage(endpoint)).price('Tiles')
      await askForPrice(user)
      await screen.findByText(words.failed.heading)
      cleanup()
      const reloaded = await loadPage(endpoint)
      reloaded.layout()
      reloaded.price('Tiles')
      expect(await screen.findByRole('complementary')).toHaveTextContent(words.failed.heading)
      expect(screen.getByLabelText(priceWords.label)).toHaveValue('')
      expect(received).toHaveLength(1)
    },
  )

  it('refused by the server at a later visit is handed to the visitor', async () => {
    serverReplies(noConnection, json(400, { errors: { phone: 'No.' } }))
    await visitWithoutServer()
    ;(await loadPage(endpoint)).layout()
    expect(await screen.findByText(words.failed.heading)).toBeInTheDocument()
    await openBanner(visitor())
    expect(screen.getByRole('link', { name: words.handOver.email })).toBeVisible()
  })

  it('is handed to the visitor where the site has no server any more', async () => {
    serverReplies(noConnection)
    await visitWithoutServer()
    ;(await loadPage(null)).layout()
    expect(await screen.findByText(words.notSentYet.heading)).toBeInTheDocument()
    await openBanner(visitor())
    expect(screen.getByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
    expect(screen.queryByRole('button', { name: words.kept.retry })).toBeNull()
  })

  it('where there is none, nothing is loaded and nothing shown', async () => {
    const loaded = vi.fn()
    vi.doMock('../../../src/ui/enquiry/SavedEnquiry.tsx', () => {
      loaded()
      return {}
    })
    const { container } = (await loadPage(endpoint)).layout()
    await passTime(1000)
    expect(container).toBeEmptyDOMElement()
    expect(loaded).not.toHaveBeenCalled()
    vi.doUnmock('../../../src/ui/enquiry/SavedEnquiry.tsx')
  })
})
