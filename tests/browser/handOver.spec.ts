import { axeViolations } from './axe.ts'
import { contactPage, homePage, siteFacts } from './catalogue.ts'
import { contactForm, statusOf } from './contactForm.ts'
import { removeEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries } = siteFacts
const { message, username } = contactPage.form.fields

test.describe('without an endpoint', () => {
  test.beforeEach(({ page }) => removeEndpoint(page))

  test('the quote form shows a message that is ready to be sent', { tag: '@core' }, async ({
    page,
    watch,
  }) => {
    watch.allow(/console log/)
    const { fields } = homePage.quote
    const interest = fields.interest.options.at(-1) ?? { label: '', value: '' }
    await visit(page, '/')
    const form = page.getByRole('form', { name: homePage.quote.heading })
    await form.getByLabel(fields.firstName.label).fill('Ravi')
    await form.getByLabel(fields.lastName.label).fill('Desai')
    await form.getByLabel(fields.phone.label).fill('9825012345')
    await form.getByLabel(fields.interest.label).selectOption({ label: interest.label })
    await form.getByRole('button', { name: homePage.quote.submit }).click()
    await expect(statusOf(page, enquiries.notSentYet.heading)).toBeVisible()

    const whatsapp = page.getByRole('link', { name: enquiries.handOver.whatsapp })
    const { searchParams } = new URL((await whatsapp.getAttribute('href')) ?? '')
    for (const words of ['Ravi', 'Desai', '+91 98250 12345', interest.label]) {
      expect(searchParams.get('text')).toContain(words)
    }
    expect(await axeViolations(page)).toEqual([])
    expect(watch.elsewhere()).toEqual([])
  })

  test('the contact form is filled in and its message opened with the keyboard alone', async ({
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
    await expect(contactForm(page).getByLabel(username.label)).toBeFocused()
    await expect(contactForm(page).getByLabel(message.label)).toHaveValue('Forty sheets')
  })
})
