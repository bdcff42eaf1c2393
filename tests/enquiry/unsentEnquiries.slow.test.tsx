import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { limits } from '../../src/catalogue/limits.ts'
import {
  accepted,
  askServer,
  endpoint,
  freshBrowser,
  json,
  loadFormsPage,
  noConnection,
  passTime,
  priceWords,
  serverReplies,
  siteWith,
  subjectOf,
  type TestReply,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

/** A visit in which an enquiry could not be sent. */
async function visitWithoutServer(...later: TestReply[]): Promise<void> {
  const { popup } = await askServer(noConnection, ...later)
  await screen.findByText(words.kept.heading)
  popup.unmount()
}

/** Opens a page, and the banner with what is stored. */
async function openBanner(address: string | null = endpoint) {
  ;(await loadFormsPage(address)).layout()
  const banner = await screen.findByRole('complementary', { name: words.kept.banner })
  await visitor().click(await within(banner).findByRole('button', { name: words.kept.details }))
  return within(banner)
}

describe('an unsent enquiry', () => {
  it('is shown once: by its form while that is open, and by the layout after that', async () => {
    serverReplies(noConnection)
    const user = visitor()
    const page = await loadFormsPage(endpoint)
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
    await openBanner()
    expect(screen.getByRole('complementary')).toHaveTextContent(words.failed.heading)
    expect(screen.getByRole('link', { name: words.handOver.email })).toBeVisible()
  })

  it('is handed to the visitor if the site has no server any more', async () => {
    await visitWithoutServer()
    await openBanner(null)
    expect(screen.getByRole('complementary')).toHaveTextContent(words.notSentYet.heading)
    expect(screen.getByRole('link', { name: words.handOver.whatsapp })).toBeVisible()
    expect(screen.queryByRole('button', { name: words.kept.retry })).toBeNull()
  })

  it('if there is none, nothing is loaded and nothing shown', async () => {
    const loaded = vi.fn()
    vi.doMock('../../src/enquiry/UnsentEnquiries.tsx', () => {
      loaded()
      return {}
    })
    const { container } = (await loadFormsPage(endpoint)).layout()
    await passTime(1000)
    expect(container).toBeEmptyDOMElement()
    expect(loaded).not.toHaveBeenCalled()
    vi.doUnmock('../../src/enquiry/UnsentEnquiries.tsx')
  })
})

const key = 'enquiry.kept.abc'

/** An enquiry as another version of the site may have stored it. */
const versions: [what: string, stored: string, shown: string[]][] = [
  [
    'in a form that is gone',
    JSON.stringify({
      enquiry: {
        id: 'abc',
        form: 'sample',
        about: 'Tiles',
        writtenAt: '2024-01-01T00:00:00.000Z',
        fields: [
          { name: 'phone', label: 'Phone', value: '98765', text: '+91 98765 43210' },
          { name: 'colour', label: 'Colour', value: 'r', text: 'Brick red' },
        ],
      },
      attempts: 1,
    }),
    [subjectOf('Tiles'), 'Phone: +91 98765 43210', 'Colour: Brick red'],
  ],
  [
    'with other fields',
    JSON.stringify({
      enquiry: { about: 'Tiles', wishes: [{ sheets: 40, cut: true }, 'By Friday'] },
    }),
    [subjectOf('Tiles'), 'sheets: 40', 'cut: true', 'wishes: By Friday'],
  ],
  ['without an enquiry', '{"version":9,"note":"40 sheets"}', ['version: 9', 'note: 40 sheets']],
  ['as a text', '"40 sheets', [subjectOf(siteWith(null).name), '"40 sheets']],
]

describe('an enquiry that another version of the site has stored', () => {
  it.each(versions)(
    '%s: is shown as a message to copy or to send by hand',
    async (_, stored, shown) => {
      localStorage.setItem(key, stored)
      const received = serverReplies(accepted)
      const banner = await openBanner()
      expect(banner.getByText(words.unreadable.heading, { selector: 'strong' })).toBeVisible()
      expect(banner.getByText(words.unreadable.text)).toBeVisible()
      const message = banner.getByRole<HTMLTextAreaElement>('textbox').value
      for (const line of shown) expect(message.split('\n')).toContain(line)
      const whatsapp = banner.getByRole('link', { name: words.handOver.whatsapp })
      expect(new URL(whatsapp.getAttribute('href') ?? '').searchParams.get('text')).toBe(message)
      expect(banner.getByRole('link', { name: words.handOver.email })).toBeVisible()
      await passTime(60 * 60 * 1000)
      expect(received).toEqual([])
      expect(localStorage.getItem(key)).toBe(stored)
    },
  )

  it('is shown if the site has no server, too', async () => {
    localStorage.setItem(key, '{"enquiry":{"form":"sample"}}')
    expect((await openBanner(null)).getByText(words.unreadable.text)).toBeVisible()
  })

  it('is discarded by the visitor alone', async () => {
    localStorage.setItem(key, '{"enquiry":{"form":"sample"}}')
    const banner = await openBanner()
    await visitor().click(banner.getByRole('button', { name: words.kept.discard }))
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(localStorage.getItem(key)).toBeNull()
  })

  it('of a size that nobody types is shown by its beginning, and copied as a whole', async () => {
    const stored = 'roof '.repeat(400_000)
    localStorage.setItem(key, stored)
    const banner = await openBanner()
    expect(banner.getByText(words.handOver.shortened)).toBeVisible()
    const field = banner.getByRole<HTMLTextAreaElement>('textbox')
    expect(field.value).toHaveLength(limits.message)
    const user = visitor()
    const copy = banner.getByRole('button', { name: words.handOver.copy })
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce()
    await user.click(copy)
    expect(writeText).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(stored.trim()))
    writeText.mockRejectedValueOnce(new DOMException('forbidden', 'NotAllowedError'))
    await user.click(copy)
    expect(field.selectionEnd).toBeGreaterThanOrEqual(stored.length)
  })
})
