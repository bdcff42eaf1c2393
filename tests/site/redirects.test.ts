import { expect, it } from 'vitest'
import { redirectsFile, unreadRedirects } from '../../src/site/hosting/redirectsAndHeaders.ts'

/** The text of `_redirects` for a site of so many pages, with an alias and another language. */
function redirectsOf(count: number): string {
  const pages = Array.from({ length: count }, (_, i) => `/Product${i}`)
  return redirectsFile({
    base: '/',
    pages,
    redirects: [{ from: '/Card', to: '/Product0' }],
    roots: ['/', '/hi/'],
  })
}

it('all lines for a catalogue of 990 products are read by Cloudflare', () => {
  expect(unreadRedirects(redirectsOf(990))).toBe(0)
})

it('in a larger catalogue only lines for lower case are not read', () => {
  const text = redirectsOf(1500)
  const unread = unreadRedirects(text)
  expect(unread).toBe(1004)
  const lines = text.split('\n').filter((line) => !line.includes('*'))
  const last = lines.slice(2000).filter((line) => line !== '')
  expect(last).toHaveLength(unread)
  expect(last.every((line) => /^\/product\d+ \/Product\d+ 301$/.test(line))).toBe(true)
})
