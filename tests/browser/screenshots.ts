import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { serve } from '../../src/cli/serve.ts'
import { NARROW_WIDTH } from '../../src/ui/screen/useNarrow.ts'
import { samples } from '../bench/samples.ts'
import { findBrowser } from './findBrowser.ts'

/**
 * `npm run screenshots`: takes every kind of page of the built site, and the menus and the popup
 * open, in four widths, light and dark, into the folder `screenshots/`, to be looked at.
 */

const folder = 'screenshots'
const WIDTHS = [360, 768, 1440, 1920]
const SCHEMES = ['light', 'dark'] as const

/** Scrolls to the foot and back, so that pictures that come late are there. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise((done) => setTimeout(done, 60))
    }
    scrollTo(0, 0)
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  })
}

const { catalogue, paths } = await samples()
const { product, navigation } = catalogue.site
const { server, url } = await serve('dist', 0)
const { executable, args } = await findBrowser()
const browser = await chromium.launch({ executablePath: executable, args })
await mkdir(folder, { recursive: true })

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({
      viewport: { width, height: width < NARROW_WIDTH ? 740 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    // The map's place stays empty: its service is not what is looked at.
    await page.route(
      (asked) => !asked.href.startsWith(url),
      (route) => route.abort(),
    )
    const take = (name: string, fullPage: boolean) =>
      page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })
    for (const [name, at] of [...paths, ['error', '/error'] as const]) {
      await page.goto(url + at.slice(1), { waitUntil: 'load' })
      await settle(page)
      await take(name, true)
    }
    await page.goto(url + (paths.get('full') ?? '/').slice(1), { waitUntil: 'load' })
    const menu =
      width <= NARROW_WIDTH ? navigation.menu : (catalogue.categories.categories[0]?.label ?? '')
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await take('menu', false)
    if (width > NARROW_WIDTH) {
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('button', { name: product.call.button }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      await take('popup', false)
    }
    await page.close()
  }
}
await browser.close()
server.close()
console.log(`The pictures are in ${folder}/`)
