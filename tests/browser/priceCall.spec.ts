import type { Page } from '@playwright/test'
import { NARROW_WIDTH } from '../../src/ui/browser/useIsNarrow.ts'
import { axeViolations } from './axe.ts'
import { productPage as path, siteFacts } from './catalogue.ts'
import { expect, test } from './site.ts'
import { holdBackScripts, visit, waitForHydration } from './visit.ts'

const { call } = siteFacts.product

function priceButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: call.button, exact: true })
}

function popup(page: Page) {
  return page.getByRole('dialog', { name: call.heading })
}

test.describe('the price button', () => {
  test('the popup closes by its button, by Escape and by a click on the backdrop', async ({
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

  test('is as high on a wide screen as the call that it replaces', async ({ page, watch }) => {
    // Chromium warns that the script, which is held back, was preloaded for nothing.
    watch.allow(/preloaded using link preload but not used/)
    await page.setViewportSize({ width: 1440, height: 900 })
    const release = await holdBackScripts(page, '**/assets/main-*.js')
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name: call.button })
    await expect(link).toBeVisible()
    const before = await link.boundingBox()
    release()
    await waitForHydration(page)
    const after = await priceButton(page).boundingBox()
    if (before === null || after === null) throw new Error('the call or the button is not shown')
    expect(after.height).toBe(before.height)
  })

  test('becomes a call on a narrow screen, keeps the focus, and no typed text is lost', async ({
    page,
  }) => {
    await visit(page, path)
    await priceButton(page).click()
    const field = popup(page).getByLabel(call.label)
    await expect(field).toBeFocused()
    await expect(field).toHaveAttribute('type', 'tel')
    await field.fill('98250')
    await page.setViewportSize({ width: NARROW_WIDTH, height: 800 })
    await expect(popup(page)).toBeHidden()
    const link = page.getByRole('main').getByRole('link', { name: call.button })
    await expect(link).toHaveAttribute('href', siteFacts.phone.href)
    await expect(link).toBeFocused()
    await page.setViewportSize({ width: NARROW_WIDTH + 1, height: 800 })
    await expect(popup(page)).toBeHidden()
    await priceButton(page).click()
    await expect(field).toHaveValue('98250')
  })

  test('selecting text beyond the edge of the popup does not close it', async ({ page }) => {
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

  test('the popup traps the focus', { tag: '@core' }, async ({ page }) => {
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
})
