import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { registry } from '../helpers/registry.ts'
import { base, built, dist, fileOf, paths } from './dist.ts'

/** In bytes, gzipped as a server does it; a kB is 1,000 bytes. */
const PAGE = 13_100
/** With its share of the words that explain the menus. */
const LINK_OF_A_MENU = 33
const SCRIPTS_OF_A_PRODUCT = 105_000

function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length
}

/** What the page fetches once it has been painted, by file name inside the site. */
function laterFiles(html: string): string[] {
  const boot = /<meta name="boot" content="([^"]*)">/.exec(html)?.[1] ?? ''
  return boot.split(' ').map((address) => address.slice(base.length))
}

describe.each(paths)('%s', (declared) => {
  const html = built(fileOf(declared))
  /** No first screen shows the footer, or what follows it. */
  const aboveFooter = html.slice(0, html.indexOf('<footer'))

  // With forty links in the header that is 14,420 B, of 14,600 in the first round trip.
  it('comes, with its styles, in the first round trip', () => {
    const header = /<header[\s\S]*?<\/header>/.exec(aboveFooter)?.[0] ?? ''
    const page = gzipped(aboveFooter.replace(header, ''))
    expect(page).toBeLessThanOrEqual(PAGE)
    const links = header.split('<a ').length - 1
    expect(links).toBeGreaterThan(0)
    expect(gzipped(aboveFooter)).toBeLessThanOrEqual(PAGE + links * LINK_OF_A_MENU)
  })

  it('fetches no script before it has been painted', () => {
    expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"|<link[^>]+as="script"/)
    expect(laterFiles(html)[0]).toMatch(/^assets\/main-[\w-]+\.js$/)
  })
})

const products = paths.filter((declared) => registry.routes[declared] === 'product')

it.each(products)('%s runs with little script beside the framework', (declared) => {
  const scripts = laterFiles(built(fileOf(declared))).filter((file) => file.endsWith('.js'))
  const sizes = scripts.map((file) => gzipped(readFileSync(path.join(dist, file))))
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPTS_OF_A_PRODUCT)
})

it('all pages share their scripts, whatever their number', () => {
  const scripts = products.map((declared) =>
    laterFiles(built(fileOf(declared))).filter((file) => file.endsWith('.js')),
  )
  expect(new Set(scripts.map((files) => files.join(' '))).size).toBe(1)
  const code = scripts[0]?.map((file) => built(file)).join('') ?? ''
  const named = products.filter((declared) => code.includes(declared.slice(1)))
  expect(named).toEqual([])
})
