import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { readBuilt } from './dist.ts'

/** The width and height of a picture of the built site, in pixels. */
async function sizeOf(address: string): Promise<string> {
  const { width, height } = await sharp(readFileSync(path.join(siteFolder, address))).metadata()
  return `${width}x${height}`
}

it('each icon of the manifest has the size that is stated, drawn from the mark of the brand', async () => {
  const { icons } = JSON.parse(readBuilt('manifest.webmanifest'))
  expect(icons.length).toBeGreaterThan(0)
  for (const { src, sizes } of icons) expect(await sizeOf(src)).toBe(sizes)
})

it('the head of a page names an icon for the tab and one for the home screen, which are there', async () => {
  const links = readBuilt('index.html').matchAll(/<link rel="([\w-]*icon)" href="([^"]+)"/g)
  const icons = Object.fromEntries(Array.from(links, ([, rel = '', href = '']) => [rel, href]))
  expect(readBuilt((icons.icon ?? '').slice(1))).toContain('<svg ')
  expect(await sizeOf(icons['apple-touch-icon'] ?? '')).toBe('180x180')
})
