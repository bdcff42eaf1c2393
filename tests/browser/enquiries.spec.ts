import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import { contact, home, site } from './catalogue.ts'
import { giveEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries } = site
const { email, message, username } = contact.form.fields
const failed = [/answer 500/, /console error: Failed to load resource/, /request failed: .*enquir/]

function contactForm(page: Page) {
  return page.getByRole('form', { name: contact.form.heading })
}

async function fillContact(page: Page): Promise<void> {
  const form = contactForm(page)
  await form.getByLabel(username.label).fill('Meera Patel')
  await form.getByLabel(email.label).fill('meera@example.com')
  await form.getByLabel(message.label).fill('Forty sheets, 3.66 m,\nfor a shed in Bardoli.')
}

async function submitContact(page: Page): Promise<void> {
  await contactForm(page).getByRole('button', { name: contact.form.submit }).click()
}

function said(page: Page, words: string) {
  return page.getByRole('main').getByRole('status').filter({ hasText: words })
}

test.describe('with nobody to post to', () => {
  test('the quote form hands over a message that is ready to be sent', async ({ page, watch }) => {
    watch.allow(/console log/)
    const { fields } = home.quote
    const logged = page.waitForEvent('console')
    await visit(page, '/')
    const form = page.getByRole('form', { name: home.quote.heading })
    await form.getByLabel(fields.firstName.label).fill('Ravi')
    await form.getByLabel(fields.lastName.label).fill('Desai')
    await form.getByLabel(fields.phone.label).fill('9825012345')
    await form.getByLabel(fields.interest.label).selectOption({ label: 'New Installation' })
    await form.getByRole('button', { name: home.quote.submit }).click()
    await expect(said(page, enquiries.notSentYet.heading)).toBeVisible()

    expect(await (await logged).args()[0]?.jsonValue()).toMatchObject({
      firstName: 'Ravi',
      interest: 'new-installation',
    })
    const whatsapp = page.getByRole('link', { name: enquiries.handOver.whatsapp })
    const mail = page.getByRole('link', { name: enquiries.handOver.email })
    const whatsappText = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams
    const mailText = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body')
    for (const words of ['Ravi', 'Desai', '+91 98250 12345', 'New Installation']) {
      expect(whatsappText.get('text')).toContain(words)
      expect(mailText).toContain(words)
    }
    await expect(
      page.getByRole('link', {
        name: enquiries.handOver.call.replace('{phone}', site.phone.display),
      }),
    ).toHaveAttribute('href', site.phone.href)
    expect(await axeViolations(page)).toEqual([])
    expect(watch.elsewhere()).toEqual([])
  })

  test('the three choices of the quote form are those of the owner', async ({ page }) => {
    await visit(page, '/')
    const options = page.getByLabel(home.quote.fields.interest.label).getByRole('option')
    await expect(options).toHaveText(['Interesting In', 'Roof Repair', 'New Installation'])
  })

  test('an empty contact form says beside each field what is missing', async ({ page }) => {
    await visit(page, '/Contact')
    await submitContact(page)
    await expect(page.getByText(enquiries.errors.required)).toHaveCount(3)
    await expect(contactForm(page).getByLabel(username.label)).toBeFocused()
    expect(await axeViolations(page)).toEqual([])
    await contactForm(page).getByLabel(username.label).fill('Meera')
    await expect(page.getByText(enquiries.errors.required)).toHaveCount(2)
  })

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
    await expect(said(page, enquiries.notSentYet.heading)).toBeFocused()
    await page.getByRole('button', { name: enquiries.handOver.edit }).press('Enter')
    await expect(contactForm(page).getByLabel(message.label)).toHaveValue('Forty sheets')
  })

  test('what was typed is still there after another page and after a reload', async ({ page }) => {
    await visit(page, '/Contact')
    await fillContact(page)
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About')
    await page.goBack()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('Meera Patel')
    await page.reload()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('Meera Patel')
  })
})

test.describe('with a server', () => {
  test('that accepts, the contact form is sent, once', async ({ page }) => {
    const endpoint = await giveEndpoint(page, 200)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(said(page, enquiries.sent.heading)).toBeVisible()
    expect(endpoint.posted).toHaveLength(1)
    expect(JSON.parse(endpoint.posted[0]?.body ?? '')).toMatchObject({
      form: 'contact',
      fields: {
        username: 'Meera Patel',
        email: 'meera@example.com',
        message: 'Forty sheets, 3.66 m,\nfor a shed in Bardoli.',
      },
    })
    expect(await axeViolations(page)).toEqual([])
    await page.reload()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('')
    expect(endpoint.posted).toHaveLength(1)
  })

  test('that fails with 500, the enquiry is kept, tried again by itself, and then sent', async ({
    page,
    watch,
  }) => {
    watch.allow(...failed)
    await page.clock.install()
    const endpoint = await giveEndpoint(page, 500)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(said(page, enquiries.kept.failing)).toBeVisible()
    await expect(page.getByText(enquiries.sent.text)).toHaveCount(0)
    expect(await axeViolations(page)).toEqual([])
    endpoint.does = 200
    await page.clock.fastForward('00:07')
    await expect(said(page, enquiries.sent.heading)).toBeVisible()
    expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
    expect(endpoint.posted).toHaveLength(2)
  })

  test('that never answers, the visitor is told so after a while', async ({ page, watch }) => {
    watch.allow(...failed)
    await page.clock.install()
    const endpoint = await giveEndpoint(page, 'silent')
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(said(page, enquiries.sending)).toBeVisible()
    await expect.poll(() => endpoint.posted.length).toBe(1)
    await page.clock.fastForward('00:21')
    await expect(said(page, enquiries.kept.failing)).toBeVisible()
    await page.getByRole('button', { name: enquiries.kept.discard }).click()
    await expect(contactForm(page).getByLabel(username.label)).toBeVisible()
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain('kept')
  })

  test('out of reach, the enquiry is kept across a reload and sent when it is back', async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(...failed)
    const endpoint = await giveEndpoint(page, 'unreachable')
    await visit(page, '/Contact')
    await fillContact(page)
    await context.setOffline(true)
    await submitContact(page)
    await expect(said(page, enquiries.kept.offline)).toBeVisible()
    await context.setOffline(false)
    await expect(said(page, enquiries.kept.failing)).toBeVisible()
    await page.reload()
    const kept = page.getByRole('complementary', { name: enquiries.kept.heading })
    await expect(kept).toBeVisible()
    endpoint.does = 200
    await kept.getByRole('button', { name: enquiries.kept.retry }).click()
    await expect(kept.getByText(enquiries.sent.text)).toBeVisible()
    expect(endpoint.posted).toHaveLength(1)
  })

  test('two tabs that try one enquiry again send it once', async ({ page, context, watch }) => {
    watch.allow(...failed)
    const endpoint = await giveEndpoint(context, 500)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(said(page, enquiries.kept.failing)).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/About')
    const kept = other.getByRole('complementary', { name: enquiries.kept.heading })
    await expect(kept).toBeVisible()
    const before = endpoint.posted.length
    endpoint.does = 200
    await Promise.all(
      [page.getByRole('main'), kept].map((place) =>
        place
          .getByRole('button', { name: enquiries.kept.retry })
          .evaluate((button) => button instanceof HTMLElement && button.click()),
      ),
    )
    await expect(said(page, enquiries.sent.heading)).toBeVisible()
    await expect(kept.getByText(enquiries.kept.failing)).toHaveCount(0)
    expect(endpoint.posted.length - before).toBe(1)
    expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
  })

  for (const [state, prepare] of [
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
        }
      },
    ],
    [
      'forbidden',
      () => {
        for (const name of ['localStorage', 'sessionStorage']) {
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('Access is denied for this document.', 'SecurityError')
            },
          })
        }
      },
    ],
  ] as const) {
    test(`a storage that is ${state} is survived, and said`, async ({ page, watch }) => {
      watch.allow(...failed)
      await page.addInitScript(prepare)
      const endpoint = await giveEndpoint(page, 500)
      await visit(page, '/')
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
      await fillContact(page)
      await submitContact(page)
      await expect(said(page, enquiries.kept.storageFull)).toBeVisible()
      endpoint.does = 200
      await page.getByRole('button', { name: enquiries.kept.retry }).click()
      await expect(said(page, enquiries.sent.heading)).toBeVisible()
    })
  }

  for (const year of [1999, 2099]) {
    test(`a clock that stands in ${year} loses and doubles nothing`, async ({ page, watch }) => {
      watch.allow(...failed)
      await page.clock.install({ time: new Date(`${year}-06-01T10:00:00Z`) })
      const endpoint = await giveEndpoint(page, 500)
      await visit(page, '/Contact')
      await expect(page.getByText(String(site.footer.year))).toBeVisible()
      await fillContact(page)
      await submitContact(page)
      await expect(said(page, enquiries.kept.failing)).toBeVisible()
      // The visitor puts the clock right: what was to be tried again later must not wait for years.
      await page.clock.setSystemTime(new Date('2026-06-01T10:00:00Z'))
      endpoint.does = 200
      await page.getByRole('button', { name: enquiries.kept.retry }).click()
      await expect(said(page, enquiries.sent.heading)).toBeVisible()
      expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
    })
  }
})
