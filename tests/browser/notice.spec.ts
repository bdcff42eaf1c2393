import type { Browser, Page } from '@playwright/test'
import { languageFolder } from '../../src/site/addresses.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { pseudoLanguage, pseudoText } from '../helpers/pseudoLanguage.ts'
import { appearanceFaults } from './axe.ts'
import { productPage } from './catalogue.ts'
import { testOnLanguageSite } from './languageSite.ts'
import { expect } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

const [contact] = frozenCatalogue.site.navigation.links.filter(({ path }) => path === '/Contact')
if (contact === undefined) throw new Error('the header has no link to the contact page')
const notice = {
  text: 'Closed for the festival from Monday to Friday.',
  lastDay: '2099-11-12',
  link: { label: 'Ask us before', path: contact.path },
}
const test = testOnLanguageSite({ notice })

/** The end of the last day in India. */
const end = Date.parse('2099-11-12T18:30:00Z')

/**
 * Less than this, in layout shifts, is no notice that goes: a page that moves up by its height counts 0.03. A document
 * that arrives in parts is painted in parts, and its last word in a row moves the row by up to 0.004.
 */
const LEAST_MOVE_OF_A_NOTICE = 0.01

const shown = (page: Page) => page.locator('aside.notice')

/** Opens a page at a moment, by a visitor in a time zone. @returns how far its content has moved, in layout shifts */
async function visitAt(page: Page, moment: number, path: string): Promise<number> {
  await page.clock.setFixedTime(moment)
  await page.goto(path)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let moved = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) moved += 'value' in entry ? Number(entry.value) : 0
        }).observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
      }),
  )
}

/** The distance of the page below the notice from the top of the window. */
function topOfPage(page: Page): Promise<number | undefined> {
  return page.evaluate(() => document.getElementById('root')?.getBoundingClientRect().top)
}

async function pageIn(browser: Browser, timezoneId: string, baseURL: string | undefined) {
  const context = await browser.newContext({ timezoneId, baseURL, serviceWorkers: 'block' })
  return context.newPage()
}

for (const timezoneId of ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland']) {
  test(`the notice is above every page until its last day has ended in India, for a visitor in ${timezoneId}`, {
    tag: '@chromium',
  }, async ({ browser, baseURL }) => {
    const page = await pageIn(browser, timezoneId, baseURL)
    for (const path of ['/', productPage, '/NoSuchPage']) {
      await visitAt(page, end - 1000, path)
      await expect(shown(page)).toContainText(notice.text)
      expect(await topOfPage(page)).toBeGreaterThan(40)
      expect(await visitAt(page, end, path)).toBeLessThan(LEAST_MOVE_OF_A_NOTICE)
      await expect(shown(page)).toBeHidden()
      expect(await topOfPage(page)).toBe(0)
    }
    await page.context().close()
  })
}

test('the notice is in each language, and its link leads to the page in that language', async ({
  page,
}) => {
  const folder = `/${languageFolder(pseudoLanguage.key)}`
  for (const [root, inLanguage] of [
    ['/', (text: string) => text],
    [folder, pseudoText],
  ] as const) {
    await visit(page, root)
    await expect(shown(page)).toContainText(inLanguage(notice.text))
    await shown(page)
      .getByRole('link', { name: inLanguage(notice.link.label) })
      .click()
    await expect(page).toHaveURL(`${root}Contact`)
  }
})

test('the notice is readable in light and dark, at every width and at 200 %, and on paper', {
  tag: '@chromium',
}, async ({ page }) => {
  await visit(page, productPage)
  expect(await appearanceFaults(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 800 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  await expect(shown(page)).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await page.emulateMedia({ media: 'print' })
  await expect(shown(page)).toBeVisible()
})

test('the notice is out of reach while the menu of a phone covers the page', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, '/')
  await waitForHydration(page)
  const menu = page.locator('#open-mobile')
  await menu.click()
  await expect(shown(page).getByRole('link')).toBeHidden()
  await menu.click()
  await expect(shown(page).getByRole('link')).toBeVisible()
})
