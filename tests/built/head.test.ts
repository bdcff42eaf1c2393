import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { PictureView } from '../../src/catalogue/view.ts'
import { siteFolder } from '../helpers/folders.ts'
import { frozenCatalogue, viewOf } from '../helpers/frozenCatalogue.ts'
import { addresses, base, builtPaths, documentOf, fileOf, only, readBuilt } from './dist.ts'

/** The first picture of a page, if it has one. */
function firstPictureOf(declared: string): PictureView | undefined {
  const view = viewOf(declared)
  if (view.kind === 'home') return view.hero.picture
  if (view.kind === 'full') return view.gallery.pictures[view.gallery.main]
  return undefined
}

describe.each(builtPaths)('the head of %s', (declared) => {
  const page = documentOf(fileOf(declared))
  const { title, description, index } = viewOf(declared).head
  const meta = (name: string) => only(page, `meta[name="${name}"]`, 'content')
  const property = (name: string) => only(page, `meta[property="og:${name}"]`, 'content')

  it('has the title and the description of the page, for networks as well', () => {
    expect(page.querySelectorAll('head title')).toHaveLength(1)
    expect(page.title).toBe(title)
    expect([meta('description'), property('description')]).toEqual([description, description])
    expect(property('title')).toBe(title)
  })

  it('names the declared path as the canonical address', () => {
    const url = new URL(base + declared.slice(1), frozenCatalogue.site.url).href
    expect(only(page, 'link[rel=canonical]', 'href')).toBe(url)
    expect(property('url')).toBe(url)
  })

  it('has its title, address and preview before the styles, for readers that stop after a few kB', () => {
    const html = readBuilt(fileOf(declared))
    const early = html.slice(0, html.indexOf('<style'))
    expect(early.length).toBeLessThan(6000)
    expect(early.indexOf('property="og:')).toBeLessThan(1000)
    for (const tag of ['og:title', 'og:description', 'og:url', 'og:image', 'twitter:card']) {
      expect(early).toContain(`="${tag}" content="`)
    }
    expect(early).toContain('<title>')
    expect(early).toContain('rel="canonical"')
  })

  it('asks search engines not to list a page if its view says so, and no other', () => {
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content')
    expect(robots).toBe(index ? undefined : 'noindex, follow')
  })

  it('has a social picture made from the first picture, 1200 by 630, of at most 80 kB', async () => {
    const address = property('image')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(address.startsWith(addresses.absolute('/pictures/'))).toBe(true)
    const file = path.join(siteFolder, 'pictures', path.basename(address))
    const first = firstPictureOf(declared)
    if (first !== undefined) {
      const { name } = path.parse(first.stem)
      expect(path.basename(file)).toMatch(new RegExp(`^share-${name}\\.`))
    }
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(file).size).toBeLessThanOrEqual(80_000)
  })

  it('preloads the first picture with the same attributes as the picture', () => {
    const preloads = [...page.querySelectorAll('link[rel=preload][as=image]')]
    const lead = page.querySelector('img[fetchpriority=high]')
    expect(preloads).toHaveLength(lead === null ? 0 : 1)
    const early = [...page.images].filter((img) => img.getAttribute('loading') !== 'lazy')
    expect(early).toEqual(lead === null ? [] : [lead])
    const source = lead?.parentElement?.querySelector('source[type="image/avif"]')
    for (const [preloadName, sourceName] of [
      ['imagesrcset', 'srcset'],
      ['imagesizes', 'sizes'],
    ] as const) {
      expect(preloads[0]?.getAttribute(preloadName)).toBe(source?.getAttribute(sourceName))
    }
  })
})

it.each(builtPaths.filter((declared) => ['home', 'full'].includes(viewOf(declared).kind)))(
  '%s has a first picture',
  (declared) => {
    expect(documentOf(fileOf(declared)).querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  },
)
