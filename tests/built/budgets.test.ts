import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { base, builtPaths, fileOf, readBuilt } from './dist.ts'
import { firstScreenOf } from './firstScreen.ts'

/** Limits in bytes, gzipped; a kB is 1,000 bytes. */
const PAGE = 30_000
/** The longest texts of an owner's pages have a kB more until the round trip is full. */
const FIRST_SCREEN = 13_000
const SCRIPTS_OF_A_PRODUCT = 105_000

function gzipped(text: string | Buffer): number {
  return gzipSync(text, { level: 9 }).length
}

/** The files that the page fetches after its first paint, by name inside the site. */
function filesAfterPaint(html: string): string[] {
  const boot = /<script data-files="([^"]*)">/.exec(html)?.[1] ?? ''
  return boot.split(' ').map((address) => address.slice(base.length))
}

describe.each(builtPaths)('%s', (declared) => {
  const html = readBuilt(fileOf(declared))

  it('fits its first screen with its styles into the first round trip', () => {
    expect(gzipped(firstScreenOf(html))).toBeLessThanOrEqual(FIRST_SCREEN)
  })

  it('is at most 30 kB of HTML', () => {
    expect(gzipped(html)).toBeLessThanOrEqual(PAGE)
  })

  it('fetches no script before the first paint', () => {
    expect(html).not.toMatch(/<script[^>]+src=|rel="modulepreload"|<link[^>]+as="script"/)
    expect(filesAfterPaint(html)[0]).toMatch(/^assets\/main-[\w-]+\.js$/)
  })
})

const products = builtPaths.filter((declared) => frozenCatalogue.routes[declared] === 'product')

it.each(products)('%s runs with at most 105 kB of scripts', (declared) => {
  const scripts = filesAfterPaint(readBuilt(fileOf(declared))).filter((file) =>
    file.endsWith('.js'),
  )
  const sizes = scripts.map((file) => gzipped(readFileSync(path.join(siteFolder, file))))
  expect(sizes.length).toBeGreaterThan(1)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(SCRIPTS_OF_A_PRODUCT)
})

it('all product pages have the same scripts, which name no product', () => {
  const scripts = products.map((declared) =>
    filesAfterPaint(readBuilt(fileOf(declared))).filter((file) => file.endsWith('.js')),
  )
  expect(new Set(scripts.map((files) => files.join(' '))).size).toBe(1)
  const code = scripts[0]?.map((file) => readBuilt(file)).join('') ?? ''
  const named = products.filter((declared) => code.includes(declared.slice(1)))
  expect(named).toEqual([])
})
