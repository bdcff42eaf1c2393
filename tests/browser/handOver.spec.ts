import { axeViolations } from './axe.ts'
import { contactPage, homePage, siteFacts } from './catalogue.ts'
import { contactForm, statusOf } from './contactForm.ts'
import { removeEndpoint } from './endpoint.ts'
import { overflows } from './layout.ts'
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

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

    test('the contact form takes a phone number, and offers WhatsApp to who gives none', {
      tag: '@chromium',
    }, async ({ page, watch }) => {
      watch.allow(/console log/)
      await visit(page, '/Contact')
      const form = contactForm(page)
      const field = form.getByLabel(contactPage.form.fields.email.label)
      const submit = form.getByRole('button', { name: contactPage.form.submit })
      await form.getByLabel(username.label).fill('Meera')
      await field.fill('98250')
      await form.getByLabel(message.label).fill('Forty sheets')
      await submit.tap()
      await expect(form.getByText(enquiries.errors.emailOrPhone)).toBeVisible()
      await expect(field).toBeFocused()
      const offer = form.getByRole('link', { name: enquiries.errors.sendOnWhatsapp })
      const offered = new URL((await offer.getAttribute('href')) ?? '').searchParams.get('text')
      expect(offered).toContain('Forty sheets')
      expect(await axeViolations(page)).toEqual([])
      expect(await overflows(page)).toEqual([])

      await field.fill('૯૮૨૫૦ ૧૨૩૪૫')
      await expect(offer).toBeHidden()
      await submit.tap()
      const whole = page.getByLabel(enquiries.handOver.message)
      const { phoneLabel } = contactPage.form.fields.email
      await expect(whole).toHaveValue(new RegExp(`${phoneLabel}: \\+91 98250 12345`))
    })
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
