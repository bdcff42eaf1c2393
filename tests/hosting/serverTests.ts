import { statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { htmlFile } from '../../src/site/addresses.ts'
import { readHostRules } from '../../src/site/hosting/hostRules.ts'
import { escapeHtml } from '../../src/site/html.ts'
import { frozenCatalogue, fullPages, viewOf } from '../helpers/frozenCatalogue.ts'
import { defineAddressTests } from './addressTests.ts'
import type { HostName } from './expectedResponses.ts'
import type { RunningServer } from './runServer.ts'

const paths = Object.keys(frozenCatalogue.routes)
const aliases = Object.entries(frozenCatalogue.aliases)
/** A page with pictures, and an alias, if there is one. */
const product = fullPages[0]?.path.slice(1) ?? ''
const alias = aliases.slice(0, 1).map(([from]) => from.slice(1))

/** A running server, the folder that it serves, and the encodings of its compressed files. */
type ServedSite = RunningServer & { dist: string; encodings: readonly string[] }

/**
 * Defines the tests that every server with a configuration of this project has to pass.
 * @param host its name
 * @param start starts the server
 * @param base the site's root on the server
 */
export function defineServerTests(
  host: HostName,
  start: () => Promise<ServedSite>,
  base: string,
): void {
  let served: ServedSite
  beforeAll(async () => {
    served = await start()
  }, 120_000)
  afterAll(() => served?.stop())

  const at = (declared: string) => base + declared.slice(1)
  const send = (method: string, address: string, encoding = 'identity') =>
    fetch(served.origin + address, {
      method,
      redirect: 'manual',
      headers: { 'accept-encoding': encoding },
    })
  const get = (address: string, encoding?: string) => send('GET', address, encoding)
  const file = (name: string) => readFile(path.join(served.dist, name), 'utf8')
  const first = async (pattern: RegExp) => {
    const [found] = pattern.exec(await file(`${product}.html`)) ?? []
    if (found === undefined) throw new Error(`the page has no ${pattern}`)
    return found
  }

  it.each(paths)('responds to %s with its page', async (declared) => {
    const answer = await get(at(declared))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html; ?charset=utf-8$/i)
    const html = await answer.text()
    expect(/<title>(.*?)<\/title>/.exec(html)?.[1]).toBe(escapeHtml(viewOf(declared).head.title))
    expect(html).toBe(await file(htmlFile(declared)))
  })

  defineAddressTests(host, () => served, base)

  it.each(base === '/' ? [] : [base.slice(0, -1)])('redirects %s to the root', async (bare) => {
    const answer = await get(bare)
    expect(answer.status).toBe(301)
    expect(answer.headers.get('location')).toBe(base)
  })

  it('keeps the query of an address that it redirects', async () => {
    for (const address of [...alias.map((from) => `${from}/`), 'About.html']) {
      const location = (await get(`${base}${address}?from=card&to=50%25`)).headers.get('location')
      expect(location).toMatch(/\?from=card&to=50%25$/)
    }
  })

  it.each(['nowhere', 'About/nowhere', 'assets/nowhere.js', 'pictures/nowhere.avif', 'assets'])(
    'responds to %s with the error page, and lets nobody cache it',
    async (wrong) => {
      const answer = await get(base + wrong)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
      expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
      expect(await answer.text()).toBe(await file('404.html'))
    },
  )

  it.each([
    ['a character that no file can have in its name', '%00'],
    ['bytes that are not UTF-8', '%ff%fe'],
    ['a name too long for any disk', 'a'.repeat(300)],
    ['a long name of other letters', '%E0%A4%86'.repeat(100)],
    ['folders too deep for any disk', 'a/'.repeat(2500)],
    ['more than a browser sends', 'a'.repeat(12_000)],
  ])('responds to a path of %s with an error status', async (_, wrong) => {
    expect([400, 404, 414, 431]).toContain((await get(base + wrong)).status)
  })

  it.each(['bytes=9-1', 'bytes=-0', 'bytes=999999999-', 'bytes=x', 'lines=1-2'])(
    'keeps serving after a range of %s',
    async (range) => {
      const answer = await fetch(served.origin + base, { headers: { range } })
      expect([200, 206, 416]).toContain(answer.status)
      expect((await get(base)).status).toBe(200)
    },
  )

  it('sends its security headers with every response', async () => {
    const rules = readHostRules('', await file('_headers'), base)
    const { 'Cache-Control': _, ...promised } = rules.headers(base)
    expect(Object.keys(promised)).toHaveLength(5)
    const picture = await first(/pictures\/[^ "]+\.avif/)
    const addresses = ['', 'About', ...alias, 'About/', 'nowhere', 'data/layout.json', picture]
    for (const address of addresses) {
      const { headers } = await get(base + address)
      const sent = Object.keys(promised).map((name) => [name, headers.get(name)])
      expect(Object.fromEntries(sent), address).toEqual(promised)
      // Browsers ignore this header over plain http.
      expect(headers.get('strict-transport-security')).toBeNull()
    }
  })

  it('lets a page of another host read the version of the site, and nothing else', async () => {
    const allowed = async (address: string) =>
      (await get(base + address)).headers.get('access-control-allow-origin')
    expect(await allowed('build.json')).toBe('*')
    for (const address of ['', 'About', 'nowhere', 'data/layout.json']) {
      expect(await allowed(address), address).toBeNull()
    }
  })

  it('lets browsers cache files with a hash in their names forever, and no others', async () => {
    const asset = await first(/assets\/[^ "]+\.js/)
    const hashedFiles = [
      asset,
      await first(/pictures\/[^ "]+\.avif/),
      await first(/pictures\/share[^"]+/),
    ]
    for (const address of hashedFiles) {
      const answer = await get(base + address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    const otherFiles = ['', 'About', 'data/layout.json', 'data/pages/about.json', 'sitemap.xml']
    for (const address of [...otherFiles, 'favicon.svg', 'manifest.webmanifest', 'offline.js']) {
      const answer = await get(base + address)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
  })

  it('sends the content type of each kind of file', async () => {
    const assets = await readdir(path.join(served.dist, 'assets'))
    const typeface = assets.find((name) => name.endsWith('.woff2')) ?? ''
    const types: [string, RegExp][] = [
      [await first(/assets\/[^ "]+\.js/), /^(text|application)\/javascript/],
      [await first(/pictures\/[^ "]+\.avif/), /^image\/avif$/],
      [`assets/${typeface}`, /^font\/woff2$/],
      ['data/layout.json', /^application\/json/],
      ['offline.js', /^(text|application)\/javascript/],
      ['favicon.svg', /^image\/svg\+xml/],
      ['manifest.webmanifest', /^application\/manifest\+json/],
      ['sitemap.xml', /^(text|application)\/xml/],
      ['robots.txt', /^text\/plain/],
    ]
    for (const [address, type] of types) {
      expect((await get(base + address)).headers.get('content-type')).toMatch(type)
    }
  })

  it('sends no compressed file to a browser that refuses its encoding', async () => {
    for (const encoding of served.encodings) {
      const answer = await get(base, `${encoding};q=0`)
      expect(answer.headers.get('content-encoding'), encoding).toBeNull()
    }
  })

  it('sends the compressed copies of files', async () => {
    const asset = await first(/assets\/[^ "]+\.js/)
    const compressed = {
      '': 'index.html',
      About: 'About.html',
      [asset]: asset,
    }
    for (const [address, name] of Object.entries(compressed)) {
      for (const encoding of served.encodings) {
        const answer = await get(base + address, encoding)
        expect(answer.headers.get('content-encoding'), address).toBe(encoding)
        const { size } = statSync(path.join(served.dist, `${name}.${encoding.slice(0, 2)}`))
        expect(answer.headers.get('content-length') ?? String(size)).toBe(String(size))
        expect(await answer.text()).toBe(await file(name))
      }
    }
  })
}
