import type { Page } from '@playwright/test'
import { fullPaths, listPage, pageFileOf, productPage as path, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import { interact, pathOfUrl, visit } from './visit.ts'

test.describe('sections', () => {
  /** Invisible texts in view, and the number of sections out of view that have not slid in. */
  function hidden(page: Page) {
    return page.evaluate(() => {
      const away = [...document.querySelectorAll('main section')].filter(
        (section) => getComputedStyle(section).opacity !== '1',
      )
      const inView = away.filter((section) => {
        const { top, bottom } = section.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      })
      return { inView: inView.length, outOfView: away.length - inView.length }
    })
  }

  test('slide in each time they come into view', { tag: '@core' }, async ({ page }) => {
    await page.goto(path)
    // A page that is only read is complete.
    expect(await hidden(page)).toEqual({ inView: 0, outOfView: 0 })
    await interact(page)
    await expect.poll(async () => (await hidden(page)).outOfView).toBeGreaterThan(0)
    expect((await hidden(page)).inView).toBe(0)
    const last = page.locator('main section').last()
    for (let turn = 0; turn < 2; turn += 1) {
      await expect(last).toHaveCSS('opacity', '0')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toHaveCSS('opacity', '1')
      await expect.poll(async () => (await hidden(page)).inView).toBe(0)
      await page.evaluate(() => scrollTo(0, 0))
    }
  })

  for (const once of ['/', '/About']) {
    test(`of ${once} slide in once`, async ({ page }) => {
      await page.goto(once)
      await interact(page)
      await expect.poll(async () => (await hidden(page)).outOfView).toBeGreaterThan(0)
      const last = page.locator('main section').last()
      await expect(last).toHaveCSS('opacity', '0')
      await last.scrollIntoViewIfNeeded()
      await expect(last).toHaveCSS('opacity', '1')
      await page.evaluate(() => scrollTo(0, 0))
      await expect(last).not.toBeInViewport()
      // By then the browser has reported that it is out of view.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      )
      await expect(last).toHaveCSS('opacity', '1')
    })
  }

  for (const still of [path, '/', '/About']) {
    test(`of ${still} do not move for visitors who prefer reduced motion`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, still)
      expect(await hidden(page)).toEqual({ inView: 0, outOfView: 0 })
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      expect(await hidden(page)).toEqual({ inView: 0, outOfView: 0 })
    })
  }
})

test('a product page is read from top to bottom with the keyboard alone', { tag: '@core' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path)
  // Of a group of radio buttons, the Tab key reaches the chosen one.
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe')]
        .filter((element) => !element.matches('[type="radio"]:not(:checked)'))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !(element instanceof HTMLElement) || element.tabIndex >= 0).length,
  )
  const seen: string[] = []
  for (let step = 0; step < wanted + 5; step += 1) {
    await page.keyboard.press('Tab')
    const at = await page.evaluate(() => {
      const { activeElement } = document
      if (activeElement === null || activeElement === document.body) return undefined
      const box = activeElement.getBoundingClientRect()
      const x = box.left + Math.min(box.width, innerWidth) / 2
      const y = box.top + box.height / 2
      const top = document.elementFromPoint(x, y)
      const hit = top !== null && (activeElement.contains(top) || top.contains(activeElement))
      const outline = getComputedStyle(activeElement).outlineStyle !== 'none'
      const name = activeElement.outerHTML.slice(0, 100)
      return { name, fault: hit && (outline || activeElement.tagName === 'IFRAME') ? '' : name }
    })
    // After the last element the focus moves to the browser, or to the first element.
    if (at === undefined || at.name === seen[0]) break
    expect(at.fault, 'focused, but covered or not marked').toBe('')
    seen.push(at.name)
  }
  expect(seen[0]).toContain('#main')
  expect(seen.length).toBeGreaterThanOrEqual(wanted - 1)
  expect(pathOfUrl(page)).toBe(path)
})

// Products with claims have the most text that a sticky element could cover.
const withClaims = fullPaths.filter((path) => {
  const page = pageFileOf(path)
  return page.kind === 'full' && page.claims.length > 0
})
for (const path of withClaims.slice(0, 1)) {
  for (const [width, height] of [
    [768, 1024],
    [1100, 900],
    [1440, 900],
  ] as const) {
    test(`nothing covers what is read while ${path} is scrolled, ${width} px wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height })
      await visit(page, path)
      const form = page.locator('main section details').first()
      await form.locator('summary').click()
      await expect(form).toHaveAttribute('open')
      const bottom = (await page.locator('main h2').nth(2).boundingBox())?.y ?? 0
      for (let y = 0; y < bottom; y += 100) {
        await page.evaluate((top) => scrollTo(0, top), y)
        expect(await page.evaluate(coveredTexts), `scrolled by ${y} px`).toEqual([])
      }
    })
  }
}

const withoutClaims = fullPaths.filter((path) => !withClaims.includes(path))
for (const path of [...withoutClaims.slice(0, 1), ...withClaims.slice(0, 1)]) {
  test(`text of ${path} stays beside the open forms on a tablet`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 768, height: 600 })
    await visit(page, path)
    const enquiry = page.getByRole('region', { name: siteFacts.product.ask.heading })
    await enquiry.locator('summary').first().click()
    const calculator = enquiry.getByRole('button', {
      name: listPage.words.roofCalculator.heading,
    })
    if (await calculator.isVisible()) {
      await calculator.click()
      await expect(enquiry.locator('details[open]')).toHaveCount(2)
    }
    await enquiry.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    const text = withClaims.includes(path)
      ? page.getByRole('heading', { name: siteFacts.product.claims, exact: true })
      : page.getByRole('main').getByText(firstParagraph(path))
    await expect(text).toBeInViewport()
    const [words, fields] = [await text.boundingBox(), await enquiry.boundingBox()]
    if (words === null || fields === null) throw new Error('the text or the form is not shown')
    expect(words.x + words.width).toBeLessThanOrEqual(fields.x)
  })
}

/** The first paragraph of the description of a full product; the others are folded. */
function firstParagraph(path: string): string {
  const page = pageFileOf(path)
  return page.kind === 'full' ? (page.description[0] ?? '') : ''
}

/**
 * Returns the texts in `main` that another part of `main` covers. Texts of forms are not checked, because the hint of
 * a field may extend below the next field.
 */
function coveredTexts(): string[] {
  const main = document.querySelector('main')
  const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, th, td, a)')]
  return texts
    .filter((element) => element.closest('form') === null && element.checkVisibility())
    .filter((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      return main?.contains(hit) && !element.contains(hit) && !hit?.contains(element)
    })
    .map(({ textContent }) => textContent)
}

test('the skip link leads to the content', async ({ page }) => {
  await visit(page, path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: siteFacts.navigation.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})

test('the whole header is in view while the focus is in it, and the page keeps its place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await visit(page, path)
  await page.evaluate(() => scrollTo(0, 600))
  await page.keyboard.press('Tab')
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator('header :focus')).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => scrollY)).toBe(600)
  }
})

test('a phone shows the whole call bar, or none of it, wherever a page is scrolled to', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await visit(page, path)
  const hasTimelines = await page.evaluate(() => CSS.supports('view-timeline: --space'))
  test.skip(!hasTimelines, 'the browser has no view timelines')
  const space = page.getByRole('complementary', { name: siteFacts.footer.contact })
  const bar = space.locator('> *')
  const covers = () =>
    space.evaluate((box) => box.contains(document.elementFromPoint(180, innerHeight - 10)))
  for (const [pixels, isThere] of [
    [-10, false],
    [28, false],
    [60, true],
  ] as const) {
    await space.evaluate((box, pixels) => {
      const top = scrollY + box.getBoundingClientRect().top - innerHeight + pixels
      scrollTo({ top, behavior: 'instant' })
    }, pixels)
    await expect(bar).toHaveCSS('opacity', isThere ? '1' : '0')
    expect(await covers()).toBe(isThere)
  }
})

test('at the end of a page that is hardly longer than a screen the call bar is whole, or not there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 700, height: 900 })
  await visit(page, '/About')
  const space = page.getByRole('complementary', { name: siteFacts.footer.contact })
  const bar = space.locator('> *')
  for (const [screens, isThere] of [
    [1.62, false],
    [1.7, true],
  ] as const) {
    await space.evaluate((element, screens) => {
      const { parentElement } = element
      if (parentElement)
        parentElement.style.cssText = `block-size: ${screens * 100}vh; overflow: clip`
      scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
    }, screens)
    if (isThere) await expect(bar).toBeInViewport({ ratio: 1 })
    else await expect(bar).toBeHidden()
  }
})
