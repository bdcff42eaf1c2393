import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { registry, viewOf } from '../helpers/registry.ts'
import { addresses, base, documentOf, fileOf, only, paths } from './dist.ts'

/** The name of the page's first picture; none where it has no picture. */
function leadOf(declared: string): string | undefined {
  const view = viewOf(declared)
  const lead =
    view.kind === 'home'
      ? view.hero.picture
      : view.kind === 'full'
        ? view.gallery.pictures[view.gallery.main]
        : undefined
  return lead && path.parse(lead.stem).name
}

describe.each(paths)('the head of %s', (declared) => {
  const page = documentOf(fileOf(declared))
  const { title, description, index } = viewOf(declared).head
  const meta = (name: string) => only(page, `meta[name="${name}"]`, 'content')
  const property = (name: string) => only(page, `meta[property="og:${name}"]`, 'content')

  it('gives its own title and description, to networks too', () => {
    expect(page.querySelectorAll('head title')).toHaveLength(1)
    expect(page.title).toBe(title)
    expect([meta('description'), property('description')]).toEqual([description, description])
    expect(property('title')).toBe(title)
  })

  it('names the declared path as its one address', () => {
    const url = new URL(base + declared.slice(1), registry.site.url).href
    expect(only(page, 'link[rel=canonical]', 'href')).toBe(url)
    expect(property('url')).toBe(url)
  })

  it('asks to be listed if it is a full page, and only then', () => {
    const robots = page.querySelector('meta[name=robots]')?.getAttribute('content')
    expect(robots).toBe(index ? undefined : 'noindex, follow')
  })

  it('shows its first picture, 1200 by 630, of at most 80 kB, where it is shared', async () => {
    const address = property('image')
    expect(meta('twitter:card')).toBe('summary_large_image')
    expect(address.startsWith(addresses.absolute('/pictures/'))).toBe(true)
    const file = path.join(siteFolder, 'pictures', path.basename(address))
    const lead = leadOf(declared)
    if (lead !== undefined) expect(path.basename(file)).toMatch(new RegExp(`^share-${lead}\\.`))
    const { width, height, format } = await sharp(file).metadata()
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
    expect(statSync(file).size).toBeLessThanOrEqual(80_000)
  })

  it('asks ahead for its first picture in the words of the picture itself', () => {
    const preloads = [...page.querySelectorAll('link[rel=preload][as=image]')]
    const lead = page.querySelector('img[fetchpriority=high]')
    expect(preloads).toHaveLength(lead === null ? 0 : 1)
    const early = [...page.images].filter((img) => img.getAttribute('loading') !== 'lazy')
    expect(early).toEqual(lead === null ? [] : [lead])
    const source = lead?.parentElement?.querySelector('source[type="image/avif"]')
    for (const [ahead, own] of [
      ['imagesrcset', 'srcset'],
      ['imagesizes', 'sizes'],
    ] as const) {
      expect(preloads[0]?.getAttribute(ahead)).toBe(source?.getAttribute(own))
    }
  })
})

it.each(paths.filter((declared) => ['home', 'full'].includes(viewOf(declared).kind)))(
  '%s has a first picture',
  (declared) => {
    expect(documentOf(fileOf(declared)).querySelectorAll('img[fetchpriority=high]')).toHaveLength(1)
  },
)
