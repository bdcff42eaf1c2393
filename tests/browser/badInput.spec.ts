import type { Locator, Page } from '@playwright/test'
import { cleanTyped } from '../../src/catalogue/typedText.ts'
import { axeViolationsButInFirefox } from './axe.ts'
import { contactPage, productPage as path, siteFacts } from './catalogue.ts'
import { removeEndpoint } from './endpoint.ts'
import { overflows } from './layout.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries, product } = siteFacts

declare global {
  interface Window {
    executed?: boolean
  }
}

const bad: readonly [name: string, text: string][] = [
  ['100,000 characters', 'Dach'.repeat(25_000)],
  ['emoji', '👷🏽‍♀️🏠 roof 🛠️ 👨‍👩‍👧‍👦'],
  ['right-to-left', 'سقف \u202Eللمصنع\u202C מפעל'],
  ['NUL and control characters', 'be\u0000fore\u0007\u001b[31mafter'],
  [
    'markup and script',
    `"><script>window.executed=true</script><img src=x onerror="window.executed=true"> {{7*7}} \${7*7} javascript:executed=true`,
  ],
  ['line breaks', 'first line\nsecond line\r\nthird line'],
  ['half a surrogate pair', 'cut \uD83D off'],
]

/** The value of a text control after a text is entered, by the rules of HTML. */
function controlValue(text: string, lines: boolean): string {
  return lines ? text.replace(/\r\n?/g, '\n') : text.replace(/[\r\n]/g, '')
}

/** The text as it appears in a message: without invisible characters, and a lone surrogate is replaced. */
function asMessageText(text: string): string {
  return cleanTyped(text).replace(/\p{Surrogate}/gu, '\uFFFD')
}

async function expectUntouched(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.executed), 'typed script was executed').toBeUndefined()
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overflows(page), `at ${width} px`).toEqual([])
  }
}

/** Pastes a text into a control: sets the value at once, and sends the event. */
async function paste(control: Locator, text: string): Promise<void> {
  await control.focus()
  await control.evaluate((element, pasted) => {
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
      element.value = pasted
      element.dispatchEvent(new InputEvent('input', { bubbles: true }))
    }
  }, text)
}

test.beforeEach(async ({ page, watch }) => {
  watch.allow(/console log/)
  await removeEndpoint(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
})

test('the contact form accepts any text, keeps it and puts it whole into the message', async ({
  page,
}) => {
  await visit(page, '/Contact')
  const form = page.getByRole('form', { name: contactPage.form.heading })
  const { username, email, message } = contactPage.form.fields
  const submit = form.getByRole('button', { name: contactPage.form.submit })
  for (const [name, text] of bad) {
    await test.step(name, async () => {
      await paste(form.getByLabel(username.label), text)
      await paste(form.getByLabel(email.label), text)
      await paste(form.getByLabel(message.label), text)
      await submit.click()
      await expect(form.getByText(enquiries.errors.emailOrPhone)).toBeVisible()
      await expect(form.getByLabel(email.label)).toHaveValue(controlValue(text, false).trim())
      await expectUntouched(page)
      await form.getByLabel(email.label).fill('meera@example.com')
      await submit.click()
      const whole = page.getByLabel(enquiries.handOver.message)
      await expect(whole).toBeVisible()
      const handed = await whole.inputValue()
      expect(handed).toContain(asMessageText(controlValue(text, false)))
      expect(handed).toContain(asMessageText(controlValue(text, true)))
      const whatsapp = page.getByRole('link', { name: enquiries.handOver.whatsapp, exact: true })
      const carried = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')
      expect(handed.startsWith(carried ?? 'nothing')).toBe(true)
      await expectUntouched(page)
      await page.getByRole('button', { name: enquiries.handOver.edit }).click()
      const held = await form.getByLabel(message.label).inputValue()
      expect(asMessageText(held)).toBe(asMessageText(controlValue(text, true)))
    })
  }
})

test('the price popup accepts no other text as a number, and loses none', async ({ page }) => {
  await visit(page, path)
  await page.getByRole('main').getByRole('button', { name: product.call.button }).click()
  const popup = page.getByRole('dialog')
  const field = popup.getByLabel(product.call.label)
  await expect(field).toBeVisible()
  for (const [name, text] of bad) {
    await test.step(name, async () => {
      await paste(field, text)
      await popup.getByRole('button', { name: product.call.submit }).click()
      await expect(popup.getByText(enquiries.errors.phone)).toBeVisible()
      await expect(field).toHaveValue(controlValue(text, false))
      expect(await page.evaluate(() => window.executed)).toBeUndefined()
      expect(await overflows(page)).toEqual([])
    })
  }
  expect(await axeViolationsButInFirefox(page)).toEqual([])
})
