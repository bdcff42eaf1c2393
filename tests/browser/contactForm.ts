import type { Locator, Page } from '@playwright/test'
import { requiredTexts } from '../helpers/requiredTexts.ts'
import { contactPage } from './catalogue.ts'
import { visit } from './visit.ts'

const { email, message, username } = contactPage.form.fields

/** Messages of the console and the network that a failing server causes. */
export const serverFailures = [
  /answer 500/,
  /console error: Failed to load resource/,
  /request failed: .*enquir/,
]

/** The contact page's form. */
export function contactForm(page: Page) {
  return page.getByRole('form', { name: contactPage.form.heading })
}

/** Fills in each field that the contact form requires, as a visitor would. */
export async function fillRequired(form: Locator): Promise<void> {
  for (const [name, text] of Object.entries(requiredTexts('contact'))) {
    const field = form.locator(`[name="${name}"]`)
    if ((await field.locator('option').count()) > 0) await field.selectOption({ index: 1 })
    else await field.fill(text)
  }
}

/** Fills in each field as a visitor would. */
export async function fillContact(page: Page): Promise<void> {
  const form = contactForm(page)
  await fillRequired(form)
  await form.getByLabel(username.label).fill('Meera Patel')
  await form.getByLabel(email.label).fill('meera@example.com')
  await form.getByLabel(message.label).fill('Forty sheets, 3.66 m,\nfor a shed in Bardoli.')
}

/** Submits the form by its button. */
export async function submitContact(page: Page): Promise<void> {
  await contactForm(page).getByRole('button', { name: contactPage.form.submit }).click()
}

/** Opens the contact page, fills its form in and submits it. */
export async function sendContact(page: Page): Promise<void> {
  await visit(page, '/Contact')
  await fillContact(page)
  await submitContact(page)
}

/** The status message about the enquiry. */
export function statusOf(page: Page, words: string) {
  return page.getByRole('main').getByRole('status').filter({ hasText: words })
}
