import type { Page } from '@playwright/test'
import { homePage } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { fields, heading } = homePage.quote
const phone = { width: 360, height: 740 }

const form = (page: Page) => page.getByRole('form', { name: heading })
const field = (page: Page, name: keyof typeof fields) => form(page).locator(`[name="${name}"]`)
const others = ['firstName', 'lastName', 'interest'] as const

async function expectOthers(page: Page, visible: boolean): Promise<void> {
  for (const name of others) await expect(field(page, name)).toBeVisible({ visible })
}

test.describe('the quote form on a phone', () => {
  test.use({ viewport: phone })

  test('asks for contact details first, and for the rest once they are given', {
    tag: '@core',
  }, async ({ page }) => {
    await visit(page, '/')
    await expect(field(page, 'phone')).toBeVisible()
    await expect(field(page, 'email')).toBeVisible()
    await expectOthers(page, false)
    await field(page, 'phone').fill('9825012345')
    await expectOthers(page, true)
    await field(page, 'firstName').fill('Meera')
    await field(page, 'phone').fill('')
    await expectOthers(page, true)
    await field(page, 'firstName').fill('')
    await field(page, 'interest').selectOption({ index: 1 })
    await expectOthers(page, true)
  })
})

test.describe('without script', () => {
  test.use({ viewport: phone, javaScriptEnabled: false })

  test('the quote form shows all its fields on a phone', async ({ page }) => {
    await page.goto('/')
    await expectOthers(page, true)
  })
})

test('the quote form shows all its fields on a computer', async ({ page }) => {
  await visit(page, '/')
  await expectOthers(page, true)
})
