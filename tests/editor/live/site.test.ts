import { afterEach, expect, it, vi } from 'vitest'
import { readBuild, siteAddress } from '../../../src/editor/live/site.ts'

afterEach(() => void vi.unstubAllGlobals())

it.each([
  ['a domain of its own', 'https://www.example.com', 'owner/catalogue', 'https://www.example.com/'],
  [
    'a folder of a host',
    'https://example.com/shop',
    'owner/catalogue',
    'https://example.com/shop/',
  ],
  ['no repository on GitHub', 'https://owner.github.io', undefined, 'https://owner.github.io/'],
  [
    'GitHub Pages',
    'https://owner.github.io',
    'owner/catalogue',
    'https://owner.github.io/catalogue/',
  ],
  [
    'GitHub Pages, with its folder',
    'https://owner.github.io/catalogue/',
    'owner/catalogue',
    'https://owner.github.io/catalogue/',
  ],
  [
    'GitHub Pages of a person',
    'https://owner.github.io/',
    'owner/Owner.github.io',
    'https://owner.github.io/',
  ],
  ['no address yet', undefined, 'owner/catalogue', undefined],
  ['an address that is none', 'example', 'owner/catalogue', undefined],
])('the site is found at its address: %s', (_where, url, repository, address) => {
  expect(siteAddress(url, repository)).toBe(address)
})

it('the site of an editor that is published with it is the folder around it', () => {
  vi.stubEnv('SITE_ROOT', '../')
  vi.stubGlobal('location', { href: 'https://owner.github.io/catalogue/edit/?x#y' })
  expect(siteAddress('https://www.example.com')).toBe('https://owner.github.io/catalogue/')
})

const text = (body: string, status = 200) => new Response(body, { status })

it.each([
  [
    'says its version',
    async () => text('{ "commit": "a", "time": "2026-03-12T10:00:00+05:30" }'),
    'a',
  ],
  ['says a version of no known time', async () => text('{ "commit": "a" }'), 'a'],
  ['says no version', async () => text('Not found', 404), undefined],
  ['answers with a page', async () => text('<!doctype html>'), undefined],
  ['answers with something else', async () => text('[]'), undefined],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('a site may be one that %s', async (_what, answer, commit) => {
  const fetch = vi.fn(answer)
  vi.stubGlobal('fetch', fetch)
  expect((await readBuild('https://example.com/shop/'))?.commit).toBe(commit)
  expect(fetch).toHaveBeenCalledExactlyOnceWith(
    new URL('https://example.com/shop/build.json'),
    expect.objectContaining({ cache: 'no-store' }),
  )
})
