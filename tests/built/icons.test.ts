import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { siteFolder } from '../helpers/folders.ts'
import { base, readBuilt } from './dist.ts'

/** The file of an address of the site, which may be in a folder of its host. */
function builtFile(address: string): string {
  return address.slice(base.length)
}

/** The width and height of a picture of the built site, in pixels. */
async function sizeOf(address: string): Promise<string> {
  const picture = readFileSync(path.join(siteFolder, builtFile(address)))
  const { width, height } = await sharp(picture).metadata()
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
  expect(readBuilt(builtFile(icons.icon ?? ''))).toContain('<svg ')
  expect(await sizeOf(icons['apple-touch-icon'] ?? '')).toBe('180x180')
})
