import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { fullPaths, headingOf, site } from './catalogue.ts'
import { expect, test } from './site.ts'
import { pathOf, visit } from './visit.ts'

const { call } = site.product
const path = '/Colorcoatedroofingsheet'

function priceButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: call.button, exact: true })
}

function priceLink(page: Page) {
  return page.getByRole('main').getByRole('link', { name: call.button, exact: true })
}

function popup(page: Page) {
  return page.getByRole('dialog', { name: call.heading })
}

function thumbnail(page: Page, number: number) {
  const name = site.product.showPicture.replace('{number}', String(number)).replace('{total}', '5')
  return page.getByRole('link', { name, exact: true })
}

/** The large picture's address, without its width and format. */
function mainPicture(page: Page): Promise<string | undefined> {
  return page
    .locator('main figure img')
    .first()
    .evaluate((img) => (img instanceof HTMLImageElement ? img.currentSrc : undefined))
    .then((src) => /pictures\/([a-z0-9-]+)\./.exec(src ?? '')?.[1])
}

test.describe('Get Price On Call', () => {
  for (const product of fullPaths) {
    test(`on ${product} opens the popup at 901 px and calls at 900 px and less`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 901, height: 800 })
      await visit(page, product)
      await priceButton(page).click()
      await expect(popup(page)).toBeVisible()
      await expect(popup(page).getByText(call.text)).toBeVisible()
      await expect(popup(page).getByLabel(call.label)).toHaveAttribute(
        'placeholder',
        call.placeholder,
      )
      await expect(popup(page).getByRole('button', { name: call.submit })).toBeVisible()
      for (const width of [900, 899]) {
        await page.setViewportSize({ width, height: 800 })
        await expect(popup(page)).toBeHidden()
        await expect(priceLink(page)).toHaveAttribute('href', site.phone.href)
      }
    })
  }

  test('the popup closes by its button, by Escape and by a click on the overlay', async ({
    page,
  }) => {
    await visit(page, path)
    for (const close of [
      () => popup(page).getByRole('button', { name: call.close }).click(),
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(20, 400),
    ]) {
      await priceButton(page).click()
      await expect(popup(page)).toBeVisible()
      await close()
      await expect(popup(page)).toBeHidden()
      await expect(priceButton(page)).toBeFocused()
    }
  })

  test('text may be selected beyond the edge of the popup', async ({ page }) => {
    await visit(page, path)
    await priceButton(page).click()
    const field = popup(page).getByLabel(call.label)
    await field.fill('98250 12345')
    const box = await field.boundingBox()
    if (box === null) throw new Error('the field is not on the page')
    await page.mouse.move(box.x + box.width - 8, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(20, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect(popup(page)).toBeVisible()
  })

  test('the popup keeps the focus, and the page behind it takes none', async ({ page }) => {
    await visit(page, path)
    await priceButton(page).focus()
    await page.keyboard.press('Enter')
    await expect(popup(page).getByLabel(call.label)).toBeVisible()
    const reached: string[] = []
    for (let step = 0; step < 8; step += 1) {
      reached.push(
        await page.evaluate(() => {
          const { activeElement } = document
          if (activeElement === null || activeElement === document.body) return 'the browser'
          return activeElement.closest('dialog') === null
            ? `behind the popup: ${activeElement.outerHTML.slice(0, 80)}`
            : 'the popup'
        }),
      )
      await page.keyboard.press('Tab')
    }
    expect(reached.filter((place) => place.startsWith('behind'))).toEqual([])
    expect(reached[0]).toBe('the popup')
    await expect(page.getByRole('banner').getByRole('link').first()).not.toBeFocused()
    expect(await axeViolations(page)).toEqual([])
  })

  test('what was typed outlives closing, and the enquiry names the product', async ({
    page,
    watch,
  }) => {
    watch.allow(/console log/)
    await visit(page, path)
    await priceButton(page).click()
    await popup(page).getByLabel(call.label).fill('98250 12345')
    await page.keyboard.press('Escape')
    await priceButton(page).click()
    await expect(popup(page).getByLabel(call.label)).toHaveValue(/98250 ?12345/)
    await popup(page).getByRole('button', { name: call.submit }).click()
    await expect(popup(page).getByText(site.enquiries.notSentYet.heading)).toBeVisible()
    const link = popup(page).getByRole('link', { name: site.enquiries.handOver.whatsapp })
    const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
    expect(message).toContain(headingOf(path))
    expect(message).toMatch(/98250 ?12345/)
    expect(await axeViolations(page)).toEqual([])
  })

  test('a wrong number is said beside the field, and stays there to be put right', async ({
    page,
  }) => {
    await visit(page, path)
    await priceButton(page).click()
    const field = popup(page).getByLabel(call.label)
    const submit = popup(page).getByRole('button', { name: call.submit })
    await expect(field).toBeVisible()
    await submit.click()
    await expect(popup(page).getByText(site.enquiries.errors.required)).toBeVisible()
    await field.fill('12')
    await submit.click()
    await expect(popup(page).getByText(site.enquiries.errors.phone)).toBeVisible()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('12')
    await expect(field).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
  })
})

test.describe('the gallery', () => {
  test('shows the picture whose thumbnail is chosen, and marks it', async ({ page }) => {
    await visit(page, path)
    await expect(thumbnail(page, 1)).toHaveAttribute('aria-current', 'true')
    await thumbnail(page, 4).click()
    await expect(thumbnail(page, 4)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('main [aria-current=true]')).toHaveCount(1)
    await expect.poll(() => mainPicture(page)).toBe('colour-coated-stack')
  })

  test('follows the arrow keys', async ({ page }) => {
    await visit(page, path)
    await thumbnail(page, 1).focus()
    await page.keyboard.press('ArrowRight')
    await expect(thumbnail(page, 2)).toBeFocused()
    await expect.poll(() => mainPicture(page)).toBe('colour-coated-colours')
    await page.keyboard.press('End')
    await expect.poll(() => mainPicture(page)).toBe('colour-coated-roof')
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowLeft')
    await expect(thumbnail(page, 1)).toBeFocused()
  })

  test('begins with the second picture where the data say so', async ({ page }) => {
    await visit(page, '/Tiledprofileroofingsheet')
    await expect.poll(() => mainPicture(page)).toBe('tile-2')
  })

  test('has no row of thumbnails where there is one picture', async ({ page }) => {
    await visit(page, '/Aluminiunroofingsheet')
    await expect.poll(() => mainPicture(page)).toBe('aluminium')
    const name = site.product.gallery.replace('{name}', headingOf('/Aluminiunroofingsheet'))
    const gallery = page.getByRole('group', { name })
    await expect(gallery.getByRole('img')).toHaveCount(1)
    await expect(gallery.getByRole('list')).toHaveCount(0)
  })

  test('opens the picture large, and gives the focus back', async ({ page }) => {
    await visit(page, path)
    const opener = page.getByRole('link', { name: site.product.enlarge })
    await opener.click()
    const large = page.getByRole('dialog')
    await expect(large.getByRole('img')).toBeVisible()
    expect(await axeViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(large).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test.describe('under a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

    test('turns to the next picture on a stroke, and opens nothing', async ({ page }) => {
      await visit(page, path)
      const box = await page.locator('main figure').first().boundingBox()
      if (box === null) throw new Error('there is no picture')
      const client = await page.context().newCDPSession(page)
      const y = box.y + box.height / 2
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
        client.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: x === undefined ? [] : [{ x, y }],
        })
      await touch('touchStart', 300)
      for (const x of [260, 200, 140, 90]) await touch('touchMove', x)
      await touch('touchEnd')
      await expect.poll(() => mainPicture(page)).toBe('colour-coated-colours')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })
})

test.describe('sections', () => {
  /** Words in view that the eye cannot see, and how many out of view wait to slide in. */
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

  test('slide in each time they come into view', async ({ page }) => {
    await visit(page, path)
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

  test('stand still for those who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, path)
    expect(await hidden(page)).toEqual({ inView: 0, outOfView: 0 })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    expect(await hidden(page)).toEqual({ inView: 0, outOfView: 0 })
  })
})

test('a product page is read from top to bottom by keyboard alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, path)
  const wanted = await page.evaluate(
    () =>
      [...document.querySelectorAll('a[href], button, input, select, textarea, summary, iframe')]
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
    if (at === undefined) break
    expect(at.fault, 'focused, but covered or not marked').toBe('')
    seen.push(at.name)
  }
  expect(seen[0]).toContain(site.navigation.skip.slice(0, 4) && '#main')
  expect(seen.length).toBeGreaterThanOrEqual(wanted - 1)
  expect(pathOf(page)).toBe(path)
})

test('the skip link leads to the content', async ({ page }) => {
  await visit(page, path)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: site.navigation.skip })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
})
