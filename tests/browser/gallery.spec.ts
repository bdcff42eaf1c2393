import type { Page, Route } from '@playwright/test'
import { axeViolations } from './axe.ts'
import {
  fullPaths,
  galleryOf,
  headingAt,
  mostPictures as path,
  siteFacts,
  thumbnailName,
} from './catalogue.ts'
import { followLinks } from './followLinks.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, visit } from './visit.ts'

const { names, main } = galleryOf(path)
/** A full page other than the first. */
const next = fullPaths.find((other) => other !== path) ?? ''

function thumbnail(page: Page, number: number) {
  return page.getByRole('link', { name: thumbnailName(number, names.length), exact: true })
}

/** The large picture's address, without its width and format. */
function mainPicture(page: Page): Promise<string | undefined> {
  return page
    .locator('main figure img')
    .first()
    .evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : undefined))
    .then((src) => /pictures\/([a-z0-9-]+)\./.exec(src ?? '')?.[1])
}

/** True once the picture has loaded, or cannot be loaded. */
function isComplete(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete
}

function isLoaded(image: Element): boolean {
  return image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0
}

test.describe('a gallery of several pictures', () => {
  test.skip(names.length < 2, 'no page has thumbnails')
  const last = names.length

  test('shows the picture whose thumbnail is chosen, and marks it', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, path)
    await expect.poll(() => mainPicture(page)).toBe(names[main])
    await expect(thumbnail(page, main + 1)).toHaveAttribute('aria-current', 'true')
    await thumbnail(page, last).click()
    await expect(thumbnail(page, last)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('main [aria-current=true]')).toHaveCount(1)
    await expect.poll(() => mainPicture(page)).toBe(names.at(-1))
    await followLinks(page, [[next, headingAt(next)]])
    const { names: others, main: lead } = galleryOf(next)
    await expect.poll(() => mainPicture(page)).toBe(others[lead])
  })

  test('changes with the arrow keys up to its ends, and moves the focus', async ({ page }) => {
    await visit(page, path)
    await thumbnail(page, main + 1).focus()
    for (const [key, number] of [
      ['Home', 1],
      ['ArrowLeft', 1],
      ['ArrowRight', 2],
      ['End', last],
      ['ArrowRight', last],
      ['ArrowLeft', last - 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(thumbnail(page, number)).toBeFocused()
      await expect(thumbnail(page, number)).toHaveAttribute('aria-current', 'true')
      await expect.poll(() => mainPicture(page)).toBe(names[number - 1])
    }
  })

  test('has no empty line above the thumbnails', async ({ page }) => {
    await visit(page, path)
    const item = page.getByRole('listitem').filter({ has: thumbnail(page, 1) })
    const [around, link] = [await item.boundingBox(), await thumbnail(page, 1).boundingBox()]
    expect(link?.y).toBeCloseTo(around?.y ?? 0, 0)
    expect(link?.height).toBeCloseTo(around?.height ?? 0, 0)
  })

  test('opens the large picture, and returns the focus', { tag: '@core' }, async ({ page }) => {
    await visit(page, path)
    const opener = page.getByRole('link', { name: siteFacts.product.enlarge })
    await opener.click()
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    // The next picture is announced.
    await expect(large.locator('figure')).toHaveAttribute('aria-live', 'polite')
    await expect(large.getByText(`${main + 1} / ${last}`)).toBeInViewport()
    await page.keyboard.press('End')
    await expect(large.getByText(`${last} / ${last}`)).toBeInViewport()
    await expect(large.getByRole('img')).toHaveAttribute('src', new RegExp(`/${names.at(-1)}\\.`))
    const { previousPicture, nextPicture } = siteFacts.product
    const next = large.getByRole('button', { name: nextPicture })
    await expect(next).toBeDisabled()
    await large.getByRole('button', { name: previousPicture }).click()
    await expect(large.getByText(`${Number(last) - 1} / ${last}`)).toBeInViewport()
    await next.click()
    await expect(large.getByRole('img')).toHaveAttribute('src', new RegExp(`/${names.at(-1)}\\.`))
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test.describe('before the large file', () => {
    /**
     * Opens the large picture, and lets none of its files through but the one that the page has loaded.
     * @returns the two pictures of the dialog, and a function that answers the requests
     */
    async function openWithout(page: Page, answer?: (route: Route) => Promise<unknown>) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await visit(page, path)
      const shown = page.locator('main figure img').first()
      await expect.poll(() => shown.evaluate(isLoaded)).toBe(true)
      const address = await shown.evaluate((img) =>
        img instanceof HTMLImageElement ? img.currentSrc : '',
      )
      const release = await holdBackScripts(
        page,
        (url) => url.pathname.includes('/pictures/') && url.href !== address,
        answer,
      )
      await page.getByRole('link', { name: siteFacts.product.enlarge }).click()
      const images = page.getByRole('dialog').locator('img')
      await expect(images).toHaveCount(2)
      return { small: images.first(), large: images.last(), release }
    }

    test('the picture of the page is shown', async ({ page }) => {
      const { small, large, release } = await openWithout(page)
      await expect.poll(() => small.evaluate(isLoaded)).toBe(true)
      expect(await large.evaluate(isLoaded)).toBe(false)
      await expect(large).toBeHidden()
      release()
      await expect(large).toBeVisible()
      expect(await large.evaluate(isLoaded)).toBe(true)
      await expect(page.getByRole('dialog').getByRole('img')).toHaveCount(1)
    })

    test('and instead of it, if it cannot be fetched', async ({ page, watch }) => {
      watch.allow(/request failed/, /Failed to load resource/)
      const { small, large, release } = await openWithout(page, (route) => route.abort())
      const failed = page.waitForEvent('requestfailed')
      release()
      await failed
      await expect.poll(() => large.evaluate(isComplete)).toBe(true)
      expect(await small.evaluate(isLoaded)).toBe(true)
      await expect(large).toBeHidden()
    })
  })

  test.describe('on a touch screen', { tag: '@chromium' }, () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('shows the next picture on a swipe, and opens nothing', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await visit(page, path)
      await thumbnail(page, 1).click()
      const box = await page.locator('main figure').first().boundingBox()
      if (box === null) throw new Error('there is no picture')
      const client = await page.context().newCDPSession(page)
      const y = box.y + box.height / 2
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        })
      // Sent at once, because a finger that rests for half a second is a long press.
      const stroke = (from: number, ...way: number[]) =>
        Promise.all([
          touch('touchStart', from),
          ...way.map((x) => touch('touchMove', x)),
          touch('touchEnd'),
        ])
      await stroke(300, 260, 200, 140, 90)
      await expect.poll(() => mainPicture(page)).toBe(names[1])
      await stroke(90, 140, 200, 260, 300)
      await expect.poll(() => mainPicture(page)).toBe(names[0])
      await expect(page.getByRole('dialog')).toHaveCount(0)
      // A shorter movement is a tap. On a busy machine Chromium takes it for a long press, so the page gets the
      // events of a tap.
      const opener = page.getByRole('link', { name: siteFacts.product.enlarge })
      const finger = { pointerType: 'touch', bubbles: true, clientY: y }
      await opener.dispatchEvent('pointerdown', { ...finger, clientX: 300 })
      await opener.dispatchEvent('pointerup', { ...finger, clientX: 290 })
      await opener.dispatchEvent('click')
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => mainPicture(page)).toBe(names[0])
    })
  })
})
