import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import {
  askServer,
  endpoint,
  freshBrowser,
  json,
  loadPage,
  noConnection,
  passTime,
  priceWords,
  type Reply,
  serverReplies,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

/** A visit in which an enquiry could not be sent. */
async function visitWithoutServer(...later: Reply[]): Promise<void> {
  const { popup } = await askServer(noConnection, ...later)
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

  it('refused by the server at a later visit is handed to the visitor', async () => {
    await visitWithoutServer(json(400, { errors: { phone: 'No.' } }))
    ;(await loadPage(endpoint)).layout()
    expect(await screen.findByText(words.failed.heading)).toBeInTheDocument()
    await openBanner(visitor())
    expect(screen.getByRole('link', { name: words.handOver.email })).toBeVisible()
  })

  it('is handed to the visitor where the site has no server any more', async () => {
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
