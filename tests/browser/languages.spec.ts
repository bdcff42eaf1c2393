import type { Page } from '@playwright/test'
import { languageFolder } from '../../src/site/addresses.ts'
import { addedLanguages, pseudoLanguage, pseudoText } from '../helpers/pseudoLanguage.ts'
import { axeViolations } from './axe.ts'
import {
  card,
  contactPage,
  headingAt,
  longTagOf,
  productPage,
  samplePaths,
  siteFacts,
} from './catalogue.ts'
import { test } from './languageSite.ts'
import { overflows } from './layout.ts'
import { expect } from './site.ts'
import { holdBackScripts, leave, pathOfUrl, visit, waitForHydration } from './visit.ts'

const { key, name } = pseudoLanguage
/** The language of which a browser is offered the pages. */
const [preferred] = addedLanguages
const folder = `/${languageFolder(key)}`
const offer = (page: Page) => page.locator('aside[lang]')
const languages = (page: Page) => page.getByRole('banner').getByRole('link', { name, exact: true })

/** The contents of the fields in `main`: typed, chosen and ticked. */
function fieldsOf(page: Page): Promise<(string | number | boolean)[]> {
  return page
    .getByRole('main')
    .evaluate((main) => [
      ...Array.from(main.querySelectorAll('select'), (field) => field.selectedIndex),
      ...Array.from(main.querySelectorAll('textarea'), (field) => field.value),
      ...Array.from(
        main.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'),
        ({ type, value, checked }) => (type === 'checkbox' || type === 'radio' ? checked : value),
      ),
    ])
}

test('each language link opens the same page, with query, hash and typed texts', async ({
  page,
}) => {
  await visit(page, '/Contact?from=us#main')
  const fields = page.getByRole('main').getByRole('textbox')
  for (const field of await fields.all()) await field.fill('9876543210')
  const typed = await fieldsOf(page)
  await languages(page).click()
  await expect(page).toHaveURL(`${folder}Contact?from=us#main`)
  await waitForHydration(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pseudoText(contactPage.heading))
  await expect.poll(() => fieldsOf(page)).toEqual(typed)
  const english = page.getByRole('banner').locator(`a[hreflang="${siteFacts.language}"]`)
  await english.click()
  await expect(page).toHaveURL('/Contact?from=us#main')
  await waitForHydration(page)
  await expect.poll(() => fieldsOf(page)).toEqual(typed)
})

test('a language link that is pressed before the script has loaded keeps query, hash and choice', async ({
  page,
  watch,
}) => {
  watch.allow(/preloaded using link preload but not used|request failed/)
  await holdBackScripts(page, '**/assets/main-*.js')
  await page.goto('/Contact?from=us#main')
  await languages(page).click()
  await expect(page).toHaveURL(`${folder}Contact?from=us#main`)
  const stored = await page.evaluate(() => Object.entries(localStorage))
  expect(stored).toContainEqual([
    expect.stringMatching(/^language\.chosen\./),
    pseudoLanguage.language,
  ])
})

test('a text that is typed before the script has loaded is handed over to another language', async ({
  page,
  watch,
}) => {
  watch.allow(/preloaded using link preload but not used/)
  const release = await holdBackScripts(page, '**/assets/main-*.js')
  await page.goto('/Contact')
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.fill('Meera')
  await languages(page).click()
  release()
  await expect(page).toHaveURL(`${folder}Contact`)
  await expect(field).toHaveValue('Meera')
})

test('choices for a product are kept in another language', async ({ page }) => {
  await visit(page, productPage)
  const form = page.getByRole('main').locator('form')
  for (const select of await form.getByRole('combobox').all()) {
    await select.selectOption({ index: (await select.locator('option').count()) - 1 })
  }
  for (const field of await form.getByRole('textbox').all()) {
    if (await field.isVisible()) await field.fill('12')
  }
  const chosen = await fieldsOf(page)
  await languages(page).click()
  await expect(page).toHaveURL(folder + productPage.slice(1))
  await waitForHydration(page)
  await expect.poll(() => fieldsOf(page)).toEqual(chosen)
})

test('the language links lead to the current page after a navigation', async ({ page }) => {
  await visit(page, folder)
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.getByRole('link', { name: pseudoText(card.title), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    pseudoText(headingAt(productPage)),
  )
  expect(pathOfUrl(page)).toBe(folder + productPage.slice(1))
  const english = page.getByRole('banner').locator(`a[hreflang="${siteFacts.language}"]`)
  await expect(english).toHaveAttribute('href', productPage)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
})

test('a wrong path in a language shows an error page that links to pages in that language', async ({
  page,
  watch,
}) => {
  watch.allow(/answer 404/, /console error: Failed to load resource.*404/)
  await visit(page, `${folder}nowhere`)
  await waitForHydration(page)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(pseudoText(siteFacts.error.heading))
  await page.getByRole('main').getByRole('link').first().click()
  await expect(heading).not.toHaveText(pseudoText(siteFacts.error.heading))
  expect(pathOfUrl(page)).toMatch(new RegExp(`^${folder}`))
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('each language link opens the same page', async ({ page }) => {
    await page.goto(productPage)
    await languages(page).click()
    await expect(page).toHaveURL(folder + productPage.slice(1))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      pseudoText(headingAt(productPage)),
    )
  })
})

test.describe('a browser that prefers another language', () => {
  const language = preferred.language
  test.use({ locale: language })

  test('is offered the page in that language without a sign of a person, once', async ({
    page,
  }) => {
    await page.goto('/About')
    await expect(offer(page)).toHaveAttribute('lang', language)
    expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await overflows(page)).toEqual([])
    await offer(page).getByRole('button').click()
    await expect(offer(page)).toHaveCount(0)
    await leave(page)
    await visit(page, productPage)
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  })

  test('sees the offer at the foot of the screen, or above the call bar while that is there', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await visit(page, productPage)
    await expect(offer(page)).toBeVisible()
    for (const screens of [0, 0.65, 0.7, 1.5, 100]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), screens * 800)
      const foot = () =>
        page.locator('#call-bar').evaluate((bar) => {
          const { top, height } = bar.getBoundingClientRect()
          return top < innerHeight ? innerHeight - height : innerHeight
        })
      const bottom = () => offer(page).evaluate((box) => box.getBoundingClientRect().bottom)
      await expect.poll(async () => Math.round((await bottom()) - (await foot()))).toBe(0)
    }
  })

  test('opens the page in that language, and the site remembers it', async ({ page }) => {
    await visit(page, '/About')
    await offer(page).getByRole('link').click()
    await expect(page).toHaveURL(`/${preferred.key}/About`)
    await visit(page, '/Contact')
    await expect(offer(page)).toBeVisible()
  })

  test('is offered nothing on a page in that language', async ({ page }) => {
    await visit(page, `/${preferred.key}/About`)
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  })
})

test('after an offer of the browser’s language no other language is offered', async ({ page }) => {
  await visit(page, `/${preferred.key}/About`)
  await expect(offer(page)).toHaveAttribute('lang', siteFacts.language)
  for (const path of ['/About', `/${preferred.key}/Contact`]) {
    await leave(page)
    await visit(page, path)
    await page.waitForLoadState('networkidle')
    await expect(offer(page)).toHaveCount(0)
  }
})

test('a browser that prefers the language of the page is offered nothing', async ({ page }) => {
  await visit(page, '/About')
  await page.waitForLoadState('networkidle')
  await expect(offer(page)).toHaveCount(0)
})

test.describe('in every language, a page fits a small screen and breaks no rule of axe', () => {
  for (const path of samplePaths) {
    test(path, longTagOf(path), async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const other of addedLanguages) {
        await leave(page)
        await visit(page, `/${languageFolder(other.key)}${path.slice(1)}`)
        await page.waitForLoadState('networkidle')
        for (const width of [320, 360, 768, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await overflows(page), `${other.key}, ${width} px`).toEqual([])
        }
        expect.soft(await axeViolations(page), other.key).toEqual([])
      }
    })
  }
})

test('the marks above the letters of a heading are not cut off at the top of a printed page', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const other of addedLanguages) {
    await leave(page)
    await visit(page, `/${languageFolder(other.key)}${productPage.slice(1)}`)
    // The height of the baseline below the top of the heading, in em.
    const height = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const mark = document.createElement('span')
      mark.style.display = 'inline-block'
      heading.prepend(mark)
      const baseline = mark.getBoundingClientRect().bottom - heading.getBoundingClientRect().top
      mark.remove()
      return baseline / Number.parseFloat(getComputedStyle(heading).fontSize)
    })
    // In Noto Sans, the marks of Gujarati and Devanagari end 0.93 em above the baseline.
    expect(height, other.key).toBeGreaterThan(0.95)
  }
})
