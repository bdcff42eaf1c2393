import { type Page, test as plain } from '@playwright/test'
import { fillTemplate } from '../../src/catalogue/fillTemplate.ts'
import { whatsappHref } from '../../src/catalogue/whatsapp.ts'
import { emptyItem, type ListItem, writeItem } from '../../src/enquiry/list/listItem.ts'
import { itemKeyPrefix } from '../../src/ui/header/listStorage.ts'
import { appearanceFaults } from './axe.ts'
import {
  categories,
  comparePage,
  findPageData,
  fullPaths,
  headingAt,
  jobs,
  listPage,
  productPage,
  siteFacts,
} from './catalogue.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, store, visit, waitForHydration } from './visit.ts'

const { words } = listPage

declare global {
  interface Window {
    /** The layout shifts since the script began to load, and the elements that moved. */
    shifts?: { sum: number; moved: string[] }
  }
}

/** Stores a list of some products, with a quantity each, before the page is opened. */
async function storeList(page: Page, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, i): ListItem => {
    const path = fullPaths[i % fullPaths.length] ?? ''
    return { ...emptyItem({ path, heading: headingAt(path) }), quantity: `${i + 1}` }
  })
  await store(
    page,
    items.map((item) => [itemKeyPrefix + item.id, writeItem(item)] as const),
  )
}

const lines = (page: Page) =>
  page.getByRole('list', { name: words.list.heading }).locator('li > details')

/** Waits two frames: a layout shift is reported then. */
function twoFrames(page: Page): Promise<unknown> {
  return page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}

test.describe('nothing moves while the script fills', { tag: '@chromium' }, () => {
  const first = fullPaths.slice(0, 2).map((path) => path.slice(1))
  const pages = [
    ...[0, 3, 10].map((count) => [`a list of ${count}`, '/List', count] as const),
    ['the finder', '/Find', 0],
    ['what is found', `/Find?q=${encodeURIComponent('sheet')}`, 0],
    ['the choice of a comparison', '/Compare', 0],
    ['a comparison', `/Compare#${first}`, 0],
  ] as const
  for (const [what, address, count] of pages) {
    for (const viewport of [
      { width: 360, height: 780 },
      { width: 768, height: 1024 },
      { width: 1440, height: 900 },
    ]) {
      const onPhone = count === 3 ? ['@core'] : []
      const tag = viewport.width === 360 ? onPhone : ['@nightly']
      test(`${what}, ${viewport.width} px wide`, { tag }, async ({ page, watch }) => {
        await page.setViewportSize(viewport)
        await storeList(page, count)
        // The script is held back until the document is parsed: on a busy machine, a line that is still parsed grows.
        watch.allow(/preloaded using link preload but not used/)
        const release = await holdBackScripts(page, '**/assets/main-*.js')
        await page.goto(address, { waitUntil: 'commit' })
        await page.waitForFunction(() => document.readyState !== 'loading')
        await twoFrames(page)
        await page.evaluate(() => {
          const shifts = { sum: 0, moved: [] as string[] }
          window.shifts = shifts
          new PerformanceObserver((entries) => {
            for (const entry of entries.getEntries()) {
              if (!('value' in entry && typeof entry.value === 'number')) continue
              if ('hadRecentInput' in entry && entry.hadRecentInput === true) continue
              shifts.sum += entry.value
              const sources =
                'sources' in entry && Array.isArray(entry.sources) ? entry.sources : []
              shifts.moved.push(
                ...sources.map(({ node }) => `${node?.nodeName} ${node?.className}`),
              )
            }
          }).observe({ type: 'layout-shift' })
        })
        release()
        await waitForHydration(page)
        if (address === '/List') {
          await expect(lines(page)).toHaveCount(count)
          await expect(lines(page).locator('picture')).toHaveCount(count)
        }
        await page.waitForLoadState('networkidle')
        await twoFrames(page)
        const found = await page.evaluate(() => window.shifts)
        expect(found).toEqual({ sum: 0, moved: [] })
      })
    }
  }
})

for (const [path, loading] of [
  ['/List', words.list.loading],
  ['/Compare', comparePage.words.loading],
] as const) {
  test(`${path} says that it is loading, and whom to ask, until its script has come`, async ({
    page,
    watch,
  }) => {
    watch.allow(/preloaded using link preload but not used/)
    const release = await holdBackScripts(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    const main = page.getByRole('main')
    await expect(main.getByText(loading)).toBeInViewport()
    const name = siteFacts.product.ask.whatsapp
    // Below the place of the content, so that nothing moves under a finger.
    await expect(main.getByRole('link', { name })).toBeVisible()
    release()
    await expect(main.getByText(loading)).toHaveCount(0)
  })
}

test('sixty products are sixty items, and one of them opens to its fields', async ({ page }) => {
  plain.slow()
  await page.setViewportSize({ width: 360, height: 780 })
  await storeList(page, 60)
  await visit(page, '/List')
  await expect(lines(page)).toHaveCount(60)
  await lines(page).first().locator('summary').first().click()
  await expect(page.getByLabel(words.line.quantity, { exact: true })).toHaveCount(1)
  const name = `${words.line.quantity} ${headingAt(fullPaths[0] ?? '')}`
  await expect(page.getByRole('textbox', { name, exact: true })).toHaveValue('1')
  expect(await appearanceFaults(page)).toEqual([])
})

test('on a phone no bar covers the list', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await storeList(page, 1)
  await visit(page, '/List')
  await expect(lines(page)).toHaveCount(1)
  const bar = page.getByRole('complementary', { name: siteFacts.footer.contact })
  await expect(bar.getByRole('link').filter({ visible: true })).toHaveCount(0)
})

test.describe('if the browser stores nothing', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('blocked', 'QuotaExceededError')
      }
    })
  })
  const [job] = jobs
  for (const address of ['/List', `/Find#${job?.key}`, `/Compare#${fullPaths[0]?.slice(1)}`]) {
    test(`${address} warns before anything is put on the list`, async ({ page }) => {
      await visit(page, address)
      await expect(page.getByText(words.list.unstored)).toBeVisible()
    })
  }
})

test('what is put on the list is said on the screen, also by a button at its foot', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await visit(page, productPage)
  const button = page.getByRole('main').getByRole('button', { name: siteFacts.product.ask.list })
  await button.evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await button.click()
  const added = fillTemplate(words.enquiry.on, 'name', headingAt(productPage))
  await expect(page.getByRole('main').getByText(added)).toBeInViewport({ ratio: 1 })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [path, { text, unscripted }] of [
    ['/List', listPage],
    ['/Compare', comparePage],
    ['/Find', findPageData],
  ] as const) {
    test(`${path} explains its purpose, why it is empty, and whom to ask`, async ({ page }) => {
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByText(text)).toBeVisible()
      await expect(main.locator('noscript p')).toHaveText(unscripted)
      const phone = main.getByRole('link', { name: siteFacts.phone.display })
      await expect(phone).toBeVisible()
      const whatsapp = main.getByRole('link', { name: siteFacts.product.ask.whatsapp })
      const href = whatsappHref(siteFacts.whatsapp, siteFacts.greeting)
      await expect(whatsapp).toHaveAttribute('href', href)
      for (const { label } of categories) {
        await expect(main.getByRole('link', { name: label }).first()).toBeVisible()
      }
    })
  }
})

test('a page at 400 % zoom leaves room for the text while it is scrolled', async ({ page }) => {
  const viewport = { width: 320, height: 256 }
  await page.setViewportSize(viewport)
  for (const address of [
    '/List',
    '/Find',
    `/Compare#${fullPaths[0]?.slice(1)}`,
    fullPaths[0] ?? '',
  ]) {
    await visit(page, address)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('body *')]
        .filter((element) => ['fixed', 'sticky'].includes(getComputedStyle(element).position))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .map((element) => element.getBoundingClientRect())
        .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > 1)
        .reduce(
          (sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0),
          0,
        ),
    )
    expect(covered, address).toBeLessThan(viewport.height / 4)
  }
})

test('the chosen thumbnail looks different in forced colours', {
  tag: '@chromium',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const path of fullPaths) {
    await visit(page, path)
    const chosen = page.locator('main [aria-current="true"]:has(img)')
    if ((await chosen.count()) === 0) continue
    const border = (one: Element) => getComputedStyle(one).borderBlockEnd
    const others = page.locator('main li > a:not([aria-current]):has(img)')
    const colours = await others.evaluateAll((all) =>
      all.map((one) => getComputedStyle(one).borderBlockEnd),
    )
    expect(colours).not.toContain(await chosen.evaluate(border))
    return
  }
})
