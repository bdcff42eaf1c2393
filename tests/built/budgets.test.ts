import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { registry } from '../helpers/registry.ts'
import { base, built, fileOf, paths } from './dist.ts'

/** In bytes, gzipped as a server does it; a kB is 1,000 bytes. */
const FIRST_SCREEN = 14_000
const PAGE = 30_000
const SCRIPTS_OF_A_PRODUCT = 105_000

function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length
}

/**
 * A page as far as its first screen reaches at the most: up to the second heading below its own, or its
 * footer. The browser paints as it reads.
 */
function firstScreenOf(html: string): string {
  const [, second] = html.slice(html.indexOf('<h1')).matchAll(/<h2|<footer/g)
  if (second === undefined) return html
  return html.slice(0, html.indexOf('<h1') + second.index)
}

/** What the page fetches once it has been painted, by file name inside the site. */
function laterFiles(html: string): string[] {
  const boot = /<meta name="boot" content="([^"]*)">/.exec(html)?.[1] ?? ''
  return boot.split(' ').map((address) => address.slice(base.length))
}

describe.each(paths)('%s', (declared) => {
  const html = built(fileOf(declared))

  it('has its first screen, with its styles, in the first round trip', () => {
    expect(gzipped(firstScreenOf(html))).toBeLessThanOrEqual(FIRST_SCREEN)
  })

  it('is light as a whole', () => {
    expect(gzipped(html)).toBeLessThanOrEqual(PAGE)
  })

  it('fetches no script before it has been painted', () => {
    expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"|<link[^>]+as="script"/)
    expect(laterFiles(html)[0]).toMatch(/^assets\/main-[\w-]+\.js$/)
  })
})

const products = paths.filter((declared) => registry.routes[declared] === 'product')

it.each(products)('%s runs with little script beside the framework', (declared) => {
  const scripts = laterFiles(built(fileOf(declared))).filter((file) => file.endsWith('.js'))
  const sizes = scripts.map((file) => gzipped(readFileSync(path.join(siteFolder, file))))
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
