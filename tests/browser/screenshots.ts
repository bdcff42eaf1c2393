import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { serveSite } from '../../src/cli/serve.ts'
import { NARROW_WIDTH } from '../../src/ui/browser/useIsNarrow.ts'
import { categories, productPage, samplePaths, siteFacts } from './catalogue.ts'

import { findBrowser } from './findBrowser.ts'

/**
 * `npm run screenshots`: takes screenshots of one page of each kind, and of the open menus and popup, in four
 * widths, light and dark, into the folder `screenshots/`.
 */

const folder = 'screenshots'
const WIDTHS = [360, 768, 1440, 1920]
const SCHEMES = ['light', 'dark'] as const

/** Scrolls to the end and back, so that lazy pictures have loaded. */
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

const { call } = siteFacts.product
const { server, url } = await serveSite('dist', 0)
const browser = await chromium.launch(await findBrowser())
await mkdir(folder, { recursive: true })

for (const width of WIDTHS) {
  for (const colorScheme of SCHEMES) {
    const page = await browser.newPage({
      viewport: { width, height: width < NARROW_WIDTH ? 740 : 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    // The map stays empty, so that screenshots do not depend on its service.
    await page.route(
      (address) => !address.href.startsWith(url),
      (route) => route.abort(),
    )
    const take = (name: string, fullPage: boolean) =>
      page.screenshot({ path: path.join(folder, `${name}-${width}-${colorScheme}.png`), fullPage })
    for (const at of [...samplePaths, '/error']) {
      await page.goto(url + at.slice(1), { waitUntil: 'load' })
      await settle(page)
      await take(at.slice(1) || 'home', true)
    }
    await page.goto(url + productPage.slice(1), { waitUntil: 'load' })
    const menu = width <= NARROW_WIDTH ? siteFacts.navigation.menu : (categories[0]?.label ?? '')
    await page.getByRole('banner').getByRole('button', { name: menu }).click()
    await take('menu', false)
    if (width > NARROW_WIDTH) {
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('button', { name: call.button }).click()
      await page.getByRole('dialog').getByRole('textbox').first().waitFor()
      await take('popup', false)
    }
    await page.close()
  }
}
await browser.close()
server.close()
console.log(`The pictures are in ${folder}/`)
