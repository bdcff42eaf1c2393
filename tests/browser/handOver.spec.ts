import { axeViolations } from './axe.ts'
import { contact, site } from './catalogue.ts'
import { contactForm, fillContact, statusOf } from './contactForm.ts'
import { takeEndpoint } from './endpoint.ts'
import { goTo } from './follow.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries } = site
const { message, username } = contact.form.fields

test.describe('with nobody to post to', () => {
  test.beforeEach(({ page }) => takeEndpoint(page))

  test('the contact form is filled in and handed over by keyboard alone', async ({
    page,
    watch,
  }) => {
    watch.allow(/console log/)
    await visit(page, '/Contact')
    await contactForm(page).getByLabel(username.label).focus()
    await page.keyboard.type('Meera Patel')
    await page.keyboard.press('Tab')
    await page.keyboard.type('meera@example.com')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Forty sheets')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(statusOf(page, enquiries.notSentYet.heading)).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: enquiries.handOver.edit }).press('Enter')
    await expect(contactForm(page).getByLabel(message.label)).toHaveValue('Forty sheets')
  })

  test('what was typed is still there after another page and after a reload', async ({ page }) => {
    await visit(page, '/Contact')
    await fillContact(page)
    await goTo(page, '/About')
    await page.goBack()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('Meera Patel')
    await page.reload()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('Meera Patel')
  })
})
