import type { BrowserContext, Page } from '@playwright/test'
import { categories, headingAt, productPage, samplePaths, siteFacts, tagOf } from './catalogue.ts'
import { overflows } from './layout.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** Simulates a browser without cascade layers. */
async function dropLayers(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSLayerBlockRule')
  })
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const { 'content-security-policy': _, ...headers } = response.headers()
    // The policy allows styles by their hashes, which change.
    const body = html
      .replaceAll('@layer', '@unknown')
      .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/i, '')
    return route.fulfill({ response, headers, body })
  })
}

/** The pictures that are wider than the window, or distorted. */
async function distortedPictures(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const { left, right, width, height } = picture.getBoundingClientRect()
      const own = Number(picture.getAttribute('width')) / Number(picture.getAttribute('height'))
      const fits = left >= 0 && right <= document.documentElement.clientWidth
      const whole = Math.abs(width / height / own - 1) < 0.02
      return fits && whole ? [] : [`${picture.alt}: ${width} x ${height}`]
    }),
  )
}

test.describe('in a browser without cascade layers', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.beforeEach(({ context }) => dropLayers(context))

  for (const path of samplePaths) {
    test(
      `${path} is a plain document, no wider than the screen, and the script stays away`,
      tagOf(path),
      async ({ page }) => {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingAt(path)])
        expect(await overflows(page)).toEqual([])
        expect(await distortedPictures(page)).toEqual([])
        await expect(page.getByRole('link', { name: siteFacts.phone.display }).last()).toBeVisible()
        // Idle callbacks run in order, so the boot script's would have run before this one.
        await page.evaluate(
          () =>
            new Promise((idle) => {
              if ('requestIdleCallback' in window) requestIdleCallback(idle, { timeout: 2000 })
              else setTimeout(idle)
            }),
        )
        await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
      },
    )
  }

  for (const width of [360, 1280]) {
    test(`the menus open and close on a screen ${width} px wide`, async ({ page }) => {
      await page.setViewportSize({ width, height: 740 })
      await page.goto('/')
      const banner = page.getByRole('banner')
      const menu = banner.getByText(siteFacts.navigation.menu, { exact: true })
      if (width > 900) await expect(menu).toBeHidden()
      else await menu.click()
      const [first] = categories
      const [item] = first?.items ?? []
      if (first === undefined || item === undefined) throw new Error('there is no category')
      const link = banner.getByRole('link', { name: item.name, exact: true })
      await expect(link).toBeHidden()
      await banner.locator('summary', { hasText: first.label }).click()
      await link.click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(item.path))
    })
  }
})

test.describe('in the oldest browser, without <dialog>', () => {
  test.beforeEach(({ context }) =>
    context.addInitScript(() => {
      Reflect.deleteProperty(window, 'HTMLDialogElement')
    }),
  )

  test('the price button becomes a call', async ({ page }) => {
    await visit(page, productPage)
    await page.getByRole('button', { name: siteFacts.product.call.button }).click()
    const call = page.getByRole('link', { name: siteFacts.product.call.button })
    await expect(call).toHaveAttribute('href', siteFacts.phone.href)
  })

  test('the picture opens as a page of its own', async ({ page, watch }) => {
    // The browser shows a picture in a page with styles that the site's policy forbids.
    watch.allow(/Applying inline style/)
    await visit(page, productPage)
    await page.getByRole('figure').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/pictures\/.*\.webp$/)
  })
})
