import type { Page } from '@playwright/test'
import {
  categories,
  headingAt,
  mostPictures as productPage,
  rowTag,
  siteFacts,
} from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, visit } from './visit.ts'

const { navigation, product } = siteFacts
const otherPage = '/About'
const phone = { width: 390, height: 844 }
const desk = { width: 1280, height: 800 }

/**
 * Goes one step through the history. Not `page.goForward()`, which waits for that one step and fails if the
 * site takes a second one to pass over an entry.
 */
const go = (page: Page, steps: 1 | -1) =>
  // Not at once: the page could be gone before it has answered.
  page.evaluate((by) => void setTimeout(() => history.go(by)), steps)

/** Something that covers the page: how it is opened, and what is seen of it. */
type Cover = {
  name: string
  screen: typeof phone
  open(page: Page): Promise<void>
  /** Elements that are visible while it is open. */
  seen(page: Page): ReturnType<Page['locator']>
  /** Other ways to close it than Back. */
  closings: Readonly<Record<string, (page: Page) => Promise<void>>>
}

const pressEscape = (page: Page) => page.keyboard.press('Escape')

const menu: Cover = {
  name: 'the mobile menu',
  screen: phone,
  open: (page) =>
    page.getByRole('banner').getByRole('button', { name: navigation.menu, exact: true }).click(),
  seen: (page) => page.getByRole('banner').locator('#menu'),
  closings: {
    'its button': (page) => menu.open(page),
    Escape: pressEscape,
  },
}

const popup: Cover = {
  name: 'the price popup',
  screen: desk,
  open: (page) =>
    page.getByRole('main').getByRole('button', { name: product.call.button, exact: true }).click(),
  seen: (page) => page.getByRole('dialog', { name: product.call.heading }),
  closings: {
    'its button': (page) =>
      popup.seen(page).getByRole('button', { name: product.call.close }).click(),
    Escape: pressEscape,
    'the backdrop': (page) => page.mouse.click(20, 400),
  },
}

const largePicture: Cover = {
  name: 'the large picture',
  screen: phone,
  open: (page) => page.getByRole('link', { name: product.enlarge }).click(),
  seen: (page) => page.getByRole('dialog'),
  closings: {
    'its button': (page) =>
      largePicture.seen(page).getByRole('button', { name: product.closePicture }).click(),
    Escape: pressEscape,
  },
}

const covers = [
  menu,
  popup,
  largePicture,
  { ...largePicture, name: 'the large picture on a wide screen', screen: desk },
]

/** Opens a cover on a page that another page of the site has opened. */
async function openOver(page: Page, cover: Cover): Promise<void> {
  await page.setViewportSize(cover.screen)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, otherPage)
  await visit(page, productPage)
  await cover.open(page)
  await expect(cover.seen(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state.covers)).toBe(1)
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

for (const [row, cover] of covers.entries()) {
  test.describe(cover.name, () => {
    test(
      'is closed by Back, and the next Back leaves the page',
      rowTag(row, 2),
      async ({ page }) => {
        await openOver(page, cover)
        await page.goBack()
        await expect(cover.seen(page)).toBeHidden()
        await expect(heading(page)).toHaveText(headingAt(productPage))
        await page.goBack()
        await expect(heading(page)).toHaveText(headingAt(otherPage))
        await page.goForward()
        await expect(heading(page)).toHaveText(headingAt(productPage))
        await expect(cover.seen(page)).toBeHidden()
      },
    )

    test('is closed by Back each time it is opened', rowTag(row), async ({ page }) => {
      await openOver(page, cover)
      for (let time = 0; time < 3; time += 1) {
        await page.goBack()
        await expect(cover.seen(page)).toBeHidden()
        await cover.open(page)
        await expect(cover.seen(page)).toBeVisible()
        await expect.poll(() => page.evaluate(() => history.state.covers)).toBe(1)
      }
    })

    for (const [nth, [way, close]] of Object.entries(cover.closings).entries()) {
      // Before a publication: the menu in both ways, the popup in the first.
      const tag = rowTag(nth + row, 2)
      test(
        `closed by ${way}, leaves nothing behind: the next Back leaves the page`,
        tag,
        async ({ page }) => {
          await openOver(page, cover)
          await close(page)
          await expect(cover.seen(page)).toBeHidden()
          await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
          await page.goBack()
          await expect(heading(page)).toHaveText(headingAt(otherPage))
        },
      )
    }

    test(
      'does not open again by Forward, nor keep Forward and Back from working',
      rowTag(row),
      async ({ page }) => {
        await openOver(page, cover)
        await page.goBack()
        await expect(cover.seen(page)).toBeHidden()
        await go(page, 1)
        await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
        await expect(cover.seen(page)).toBeHidden()
        await expect(heading(page)).toHaveText(headingAt(productPage))
        await page.goBack()
        await expect(heading(page)).toHaveText(headingAt(otherPage))
      },
    )

    test(
      'is gone after a reload, and the next Back leaves the page',
      rowTag(row),
      async ({ page }) => {
        await openOver(page, cover)
        await page.reload()
        await expect(heading(page)).toHaveText(headingAt(productPage))
        await expect(cover.seen(page)).toBeHidden()
        await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
        await page.goBack()
        await expect(heading(page)).toHaveText(headingAt(otherPage))
      },
    )

    test(
      'is gone after a reload, and Back leaves the page even before its script has arrived',
      rowTag(row),
      async ({ page }) => {
        await openOver(page, cover)
        await page.route(/assets\/main-.*\.js$/, () => {})
        await page.reload({ waitUntil: 'domcontentloaded' })
        await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
        await page.unroute(/assets\/main-.*\.js$/)
        await go(page, -1)
        await expect(heading(page)).toHaveText(headingAt(otherPage))
      },
    )

    test('keeps the position of the page behind it', rowTag(row, 2), async ({ page }) => {
      await page.setViewportSize(cover.screen)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, productPage)
      await page.evaluate(() => scrollTo(0, 60))
      await cover.open(page)
      await expect(cover.seen(page)).toBeVisible()
      const before = await page.evaluate(() => scrollY)
      for (const [x, y] of [
        [5, 400],
        [cover.screen.width - 5, cover.screen.height - 5],
        [cover.screen.width / 2, cover.screen.height / 2],
      ] as const) {
        await page.mouse.move(x, y)
        await page.mouse.wheel(0, 700)
      }
      await page.keyboard.press('End')
      expect(await page.evaluate(() => scrollY)).toBe(before)
      await page.goBack()
      await expect(cover.seen(page)).toBeHidden()
      expect(await page.evaluate(() => scrollY)).toBe(before)
    })
  })
}

test.describe('a link in the mobile menu', () => {
  for (const reload of [false, true]) {
    const when = reload ? ', also after a reload' : ''
    test(`takes the place of the menu in the history: Back leads to the page behind it${when}`, async ({
      page,
    }) => {
      await openOver(page, menu)
      const [category] = categories
      const item = category?.items.find(({ path }) => path !== productPage)
      if (category === undefined || item === undefined) throw new Error('there is no category')
      const banner = page.getByRole('banner')
      await banner.getByRole('button', { name: category.label, exact: true }).click()
      const items = banner.getByRole('listitem').getByRole('listitem')
      await items.getByRole('link', { name: item.name, exact: true }).click()
      await expect(heading(page)).toHaveText(headingAt(item.path))
      if (reload) await page.reload()
      await go(page, -1)
      await expect(heading(page)).toHaveText(headingAt(productPage))
      await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
      await go(page, 1)
      await expect(heading(page)).toHaveText(headingAt(item.path))
      await go(page, -1)
      await expect(heading(page)).toHaveText(headingAt(productPage))
      await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
      await go(page, -1)
      await expect(heading(page)).toHaveText(headingAt(otherPage))
      expect(pathOfUrl(page).replace(/\/$/, '')).toBe(otherPage)
    })
  }
})

test.describe('on a touch screen', { tag: '@chromium' }, () => {
  for (const [row, width] of [360, 320, 390, 599].entries()) {
    test.describe(`${width} px wide`, rowTag(row), () => {
      test.use({ viewport: { width, height: 740 }, hasTouch: true, isMobile: true })

      test('the large picture is the whole screen, and can be zoomed with two fingers', async ({
        page,
      }) => {
        await visit(page, productPage)
        await page.getByRole('link', { name: product.enlarge }).tap()
        const dialog = page.getByRole('dialog')
        await expect(dialog).toBeVisible()
        expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width, height: 740 })
        // On an upright screen it is twice as wide as on the page, and a finger moves it.
        const shown = width < 560 ? 2 * width : width
        expect((await dialog.getByRole('img').boundingBox())?.width).toBe(shown)
        const client = await page.context().newCDPSession(page)
        await client.send('Input.synthesizePinchGesture', { x: 150, y: 350, scaleFactor: 3 })
        await expect.poll(() => page.evaluate(() => visualViewport?.scale ?? 1)).toBeGreaterThan(2)
        await expect(dialog.locator('figure')).toHaveCSS('touch-action', 'auto')
      })

      test('a finger on the large picture and around it does not move the page', async ({
        page,
      }) => {
        await visit(page, productPage)
        await page.evaluate(() => scrollTo(0, 60))
        await page.getByRole('link', { name: product.enlarge }).tap()
        await expect(page.getByRole('dialog')).toBeVisible()
        const before = await page.evaluate(() => scrollY)
        const client = await page.context().newCDPSession(page)
        for (const y of [700, 400]) {
          await client.send('Input.synthesizeScrollGesture', { x: 150, y, yDistance: -300 })
        }
        expect(await page.evaluate(() => scrollY)).toBe(before)
      })
    })
  }
})
