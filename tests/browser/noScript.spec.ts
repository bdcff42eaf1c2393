import {
  card,
  categories,
  contactPage,
  headingAt,
  homePage,
  productPage,
  samplePaths,
  siteFacts,
  tagOf,
  titleOf,
} from './catalogue.ts'
import { contactForm } from './contactForm.ts'
import { invisibleTexts } from './layout.ts'
import { expect, test } from './site.ts'
import { pathOfUrl } from './visit.ts'

test.use({ javaScriptEnabled: false })

test.describe('without JavaScript', () => {
  for (const path of samplePaths) {
    test(`${path} loads, and no text on it is invisible`, tagOf(path), async ({ page }) => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(page).toHaveTitle(titleOf(path))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingAt(path)])
      expect(await invisibleTexts(page), 'invisible without JavaScript').toEqual([])
    })
  }

  test('a product page offers WhatsApp and a call, and no form that only a script sends', async ({
    page,
  }) => {
    await page.goto(productPage)
    const enquiry = page.getByRole('region', { name: siteFacts.product.ask.heading })
    await expect(
      enquiry.getByRole('link', { name: siteFacts.product.ask.whatsapp, exact: true }),
    ).toBeVisible()
    await expect(enquiry.locator(`a[href="${siteFacts.phone.href}"]`).first()).toBeVisible()
    await expect(enquiry.locator('details, button.button').filter({ visible: true })).toHaveCount(0)
  })

  for (const width of [390, 1280]) {
    test(`every product can be reached through the menus of a screen ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto('/About')
      const menu = page.getByRole('banner')
      if (width < 900) await menu.getByText(siteFacts.navigation.menu, { exact: true }).click()
      for (const category of categories) {
        await menu.locator('summary', { hasText: category.label }).click()
        for (const item of category.items) {
          await expect(
            menu.getByRole('link', { name: item.name, exact: true }).first(),
          ).toBeVisible()
        }
      }
      const [last] = categories.at(-1)?.items.slice(-1) ?? []
      if (last === undefined) throw new Error('the last category is empty')
      await menu.getByRole('link', { name: last.name, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(last.path))
      expect(pathOfUrl(page).replace(/\/$/, '')).toBe(last.path)
    })
  }

  test('the contact form takes an e-mail address or a phone number, and the browser refuses the rest', async ({
    page,
  }) => {
    await page.goto('/Contact')
    const field = contactForm(page).getByLabel(contactPage.form.fields.email.label)
    const isAccepted = () =>
      field.evaluate((input) => input instanceof HTMLInputElement && input.checkValidity())
    for (const typed of ['meera@example.com', '98250 12345', '+91-98250-12345', '૯૮૨૫૦ ૧૨૩૪૫']) {
      await field.fill(typed)
      expect(await isAccepted(), typed).toBe(true)
    }
    for (const typed of ['', 'Meera', 'meera@example', '98250', `${'1'.repeat(200)}@`]) {
      await field.fill(typed)
      expect(await isAccepted(), typed).toBe(false)
    }
    await expect(field).toHaveAttribute('title', siteFacts.enquiries.errors.emailOrPhone)
  })

  test('a home card leads to its product, and its button calls', { tag: '@core' }, async ({
    page,
  }) => {
    await page.goto('/')
    const buttons = page.getByRole('link', { name: homePage.products.button })
    await expect(buttons).toHaveCount(homePage.products.cards.length)
    await expect(buttons.first()).toHaveAttribute('href', siteFacts.phone.href)
    await page.getByRole('link', { name: card.title, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
  })
})
