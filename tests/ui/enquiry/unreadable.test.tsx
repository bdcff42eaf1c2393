import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { fieldLimits, limits } from '../../../src/model/limits.ts'
import {
  accepted,
  contactWords,
  endpoint,
  freshBrowser,
  loadPage,
  passTime,
  serverReplies,
  siteWith,
  subjectOf,
  visitor,
  words,
} from './page.tsx'

freshBrowser()

const key = 'enquiry.kept.abc'

/** What another version of the site may have stored. */
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

/** Opens a page, and the banner with what is stored. */
async function openBanner(address: string | null = endpoint) {
  ;(await loadPage(address)).layout()
  const banner = await screen.findByRole('complementary', { name: words.kept.banner })
  await visitor().click(within(banner).getByRole('button', { name: words.kept.details }))
  return within(banner)
}

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

  it('is shown where the site has no server, too', async () => {
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

describe('a stored draft', () => {
  const draft = 'enquiry.draft.contact'
  const { username, message } = contactWords.fields

  it('is longer than its form can hold: its beginning is shown, which says so, and the whole is kept', async () => {
    const stored = JSON.stringify({
      username: 'Asha',
      message: 'roof '.repeat(400_000),
      other: 'x',
    })
    sessionStorage.setItem(draft, stored)
    ;(await loadPage(null)).contact()
    const field = screen.getByLabelText<HTMLTextAreaElement>(message.label)
    expect(field.value).toHaveLength(fieldLimits.lines)
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.errors.shortened))
    expect(screen.getByLabelText(username.label)).not.toHaveAccessibleDescription(
      expect.stringContaining(words.errors.shortened),
    )
    expect(sessionStorage.getItem(draft)).toBe(stored)
    await visitor().type(field, '{backspace}')
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(words.errors.shortened))
  })

  it('within the limits is filled in without a word', async () => {
    sessionStorage.setItem(draft, JSON.stringify({ message: 'roof' }))
    ;(await loadPage(null)).contact()
    expect(screen.getByLabelText(message.label)).toHaveValue('roof')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})
