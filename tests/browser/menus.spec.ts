import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { categories, headingAt, rowTag, siteFacts } from './catalogue.ts'
import { overflows } from './layout.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, visit } from './visit.ts'

const [first, second] = categories
if (first === undefined || second === undefined) throw new Error('there are no categories')

function trigger(page: Page, label: string) {
  return page.getByRole('banner').getByRole('button', { name: label, exact: true })
}

function linkIn(page: Page, name: string) {
  return page.getByRole('banner').getByRole('link', { name, exact: true })
}

/** A link in a category's panel, not another link of the header with the same target. */
function itemIn(page: Page, name: string) {
  const items = page.getByRole('banner').getByRole('listitem').getByRole('listitem')
  return items.getByRole('link', { name, exact: true })
}

/** The buttons of the open menus, including the mobile menu. */
function open(page: Page) {
  return page.getByRole('banner').getByRole('button', { expanded: true })
}

test.describe('the menus with a mouse', () => {
  for (const [row, { label, items, description }] of categories.entries()) {
    const columns = items.length <= 6 ? 1 : items.length <= 12 ? 2 : 3
    const title = `${label} opens on hover, with ${items.length} links in ${columns} columns`

    test(title, rowTag(row), async ({ page }) => {
      await visit(page, '/About')
      await trigger(page, label).hover()
      await expect(trigger(page, label)).toHaveAttribute('aria-expanded', 'true')
      await trigger(page, label).click()
      await expect(trigger(page, label)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByRole('banner').getByText(description)).toBeVisible()
      const lefts = new Set<number>()
      for (const { name } of items) {
        await expect(itemIn(page, name)).toBeVisible()
        lefts.add(Math.round((await itemIn(page, name).boundingBox())?.x ?? -1))
      }
      expect(lefts.size).toBe(columns)
      expect(await overflows(page)).toEqual([])
      expect(await axeViolations(page)).toEqual([])
      await page.mouse.move(640, 780)
      await expect(open(page), 'menus that stay open').toHaveCount(0)
      await expect(page.getByRole('banner').getByText(description)).toBeHidden()
    })
  }

  test('a diagonal movement from the button to a link does not close the panel', {
    tag: '@core',
  }, async ({ page }) => {
    await visit(page, '/About')
    await trigger(page, first.label).hover()
    await expect(open(page)).toHaveCount(1)
    const last = itemIn(page, first.items.at(-1)?.name ?? '')
    const box = await last.boundingBox()
    if (box === null) throw new Error('the last link is not on the page')
    await page.mouse.move(box.x + 10, box.y + 10, { steps: 12 })
    await last.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      headingAt(first.items.at(-1)?.path ?? ''),
    )
    await expect(open(page), 'menus that stay open').toHaveCount(0)
  })

  test('a mouse that only crosses a button opens nothing', async ({ page }) => {
    await page.clock.install()
    await visit(page, '/About')
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
    await trigger(page, first.label).hover()
    await page.clock.runFor(100)
    await expect(open(page)).toHaveCount(0)
    await page.mouse.move(640, 780)
    await page.clock.runFor(1000)
    await expect(open(page)).toHaveCount(0)
  })
})

test('the menus open with the keyboard, Tab moves through their links, and the focus returns', {
  tag: '@core',
}, async ({ page }) => {
  await visit(page, '/About')
  const button = trigger(page, first.label)
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(linkIn(page, first.label)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
  await expect(open(page), 'menus that stay open').toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  for (const { name } of first.items) {
    await page.keyboard.press('Tab')
    await expect(itemIn(page, name)).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await expect(trigger(page, second.label)).toBeFocused()
  await expect(open(page), 'menus that stay open').toHaveCount(0)
})

test.describe('the menus on a touch screen', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

  test('open and close on a tap, one at a time', async ({ page }) => {
    await visit(page, '/About')
    await trigger(page, first.label).tap()
    await expect(trigger(page, first.label)).toHaveAttribute('aria-expanded', 'true')
    await trigger(page, second.label).tap()
    await expect(trigger(page, second.label)).toHaveAttribute('aria-expanded', 'true')
    await expect(open(page)).toHaveCount(1)
    await trigger(page, second.label).tap()
    await expect(open(page), 'menus that stay open').toHaveCount(0)
    await trigger(page, second.label).tap()
    await expect(open(page)).toHaveCount(1)
    await page.touchscreen.tap(590, 780)
    await expect(open(page), 'menus that stay open').toHaveCount(0)
  })
})

test.describe('the menu of a phone', { tag: '@chromium' }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('contains all links, traps the focus, and keeps the page behind it from scrolling', async ({
    page,
  }) => {
    await visit(page, '/About')
    await trigger(page, siteFacts.navigation.menu).tap()
    await expect(open(page)).toHaveCount(1)
    expect(await axeViolations(page)).toEqual([])
    expect(await overflows(page)).toEqual([])
    await page.mouse.move(195, 600)
    await page.mouse.wheel(0, 2000)
    expect(await page.evaluate(() => scrollY)).toBe(0)
    for (let step = 0; step < 20; step += 1) {
      await page.keyboard.press('Tab')
      const outside = await page.evaluate(() => document.activeElement?.closest('main, footer'))
      expect(outside).toBeNull()
    }
    await page.keyboard.press('Escape')
    await expect(open(page), 'menus that stay open').toHaveCount(0)
    await expect(trigger(page, siteFacts.navigation.menu)).toBeFocused()
  })

  test('a pressed category stays in view, though another one above it closes', async ({ page }) => {
    await visit(page, '/About')
    await trigger(page, siteFacts.navigation.menu).tap()
    for (const { label } of [...categories, ...categories.toReversed().slice(1)]) {
      await trigger(page, label).tap()
      await expect(trigger(page, label)).toHaveAttribute('aria-expanded', 'true')
      await expect(trigger(page, label)).toBeInViewport({ ratio: 1 })
    }
  })

  test('unfolds one category at a time and closes when a link is chosen', { tag: '@core' }, async ({
    page,
  }) => {
    await visit(page, '/About')
    await trigger(page, siteFacts.navigation.menu).tap()
    for (const { label, items } of categories) {
      await trigger(page, label).tap()
      await expect(trigger(page, label)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.locator('header li [aria-expanded=true]')).toHaveCount(1)
      for (const { name } of items) await expect(itemIn(page, name)).toBeVisible()
    }
    await trigger(page, first.label).tap()
    const item = first.items[0]
    if (item === undefined) throw new Error('the first category is empty')
    await itemIn(page, item.name).tap()
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toHaveText(headingAt(item.path))
    await expect(open(page), 'menus that stay open').toHaveCount(0)
    await expect(heading).toBeInViewport()
    // A link to the current page also closes it, and so does Back, which leaves the page only after that.
    for (const leave of [() => itemIn(page, item.name).tap(), () => page.goBack()]) {
      await trigger(page, siteFacts.navigation.menu).tap()
      await trigger(page, first.label).tap()
      await leave()
      await expect(open(page), 'menus that stay open').toHaveCount(0)
      await expect(heading).toHaveText(headingAt(item.path))
      await expect.poll(() => page.evaluate(() => history.state.covers)).toBeUndefined()
    }
    await page.goBack()
    await expect(heading).toHaveText(headingAt('/About'))
  })
})

test('900 px is the maximum width with the mobile menu', async ({ page }) => {
  await visit(page, '/About')
  for (const [width, narrow] of [
    [899, true],
    [900, true],
    [901, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(trigger(page, siteFacts.navigation.menu)).toBeVisible({ visible: narrow })
    await expect(trigger(page, first.label)).toBeVisible({ visible: !narrow })
    expect(await overflows(page), `at ${width} px`).toEqual([])
  }
  await page.setViewportSize({ width: 900, height: 800 })
  await trigger(page, siteFacts.navigation.menu).click()
  // It is closed on the wide screen, and still when the screen is narrow again.
  for (const width of [901, 900]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(open(page), 'menus that stay open').toHaveCount(0)
    await expect(page.locator('[inert]')).toHaveCount(0)
  }
})

test('the menus open before the script has loaded, and stay open when it runs', async ({
  page,
}) => {
  const release = await holdBackScripts(page, '**/assets/*.js')
  await page.goto('/About')
  await page.locator('summary', { hasText: first.label }).click()
  await expect(itemIn(page, first.items[0]?.name ?? '')).toBeVisible()
  release()
  await expect(trigger(page, first.label)).toHaveAttribute('aria-expanded', 'true')
  await expect(itemIn(page, first.items[0]?.name ?? '')).toBeVisible()
})
