import { axeViolations, axeViolationsButInFirefox } from './axe.ts'
import { contactPage, homePage, siteFacts } from './catalogue.ts'
import {
  contactForm,
  fillContact,
  sendContact,
  serverFailures,
  statusOf,
  submitContact,
} from './contactForm.ts'
import { serveEndpoint } from './endpoint.ts'
import { watchSettling } from './settle.ts'
import { expect, test } from './site.ts'
import { interact, visit, waitForHydration } from './visit.ts'

const { enquiries } = siteFacts
const { username } = contactPage.form.fields

test.describe('with a server', () => {
  test('that accepts enquiries, the contact form is sent once', { tag: '@core' }, async ({
    page,
  }) => {
    const endpoint = await serveEndpoint(page, 200)
    await sendContact(page)
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    expect(endpoint.posted).toHaveLength(1)
    // At the top of the page no sticky bar covers a link.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    expect(await axeViolations(page)).toEqual([])
    const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })
    expect(await page.evaluate(stored)).not.toContain('Meera')
    await page.reload()
    await expect(contactForm(page).getByLabel(username.label)).toHaveValue('')
    const banner = page.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(banner).toHaveCount(0)
    expect(endpoint.posted).toHaveLength(1)
  })

  test('that accepts enquiries, the browser does not fill in the sent texts again', async ({
    page,
  }) => {
    await serveEndpoint(page, 200)
    await visit(page, '/')
    const form = page.getByRole('form', { name: homePage.quote.heading })
    const phone = form.getByLabel(homePage.quote.fields.phone.label)
    await phone.fill('9825012345')
    await form.getByRole('button', { name: homePage.quote.submit }).click()
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    await expect(phone).toHaveValue('')
    // Firefox restores fields at a reload, Chromium when the visitor returns.
    await phone.fill('9825012345')
    await form.getByRole('button', { name: homePage.quote.submit }).click()
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    await visit(page, '/About')
    await page.goBack()
    await waitForHydration(page)
    await expect(phone).toHaveValue('')
  })

  test('that responds with 500, the enquiry is saved, retried automatically, and then sent', {
    tag: '@core',
  }, async ({ page, watch }) => {
    watch.allow(...serverFailures)
    await page.clock.install()
    const endpoint = await serveEndpoint(page, 500)
    await sendContact(page)
    await expect(statusOf(page, enquiries.kept.failing)).toBeVisible()
    await expect(page.getByText(enquiries.sent.text)).toHaveCount(0)
    // At the top of the page no sticky bar covers a part of a link.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await axeViolationsButInFirefox(page)).toEqual([])
    endpoint.behaviour = 200
    await page.clock.fastForward('00:07')
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
    expect(endpoint.posted).toHaveLength(2)
  })

  test('that cannot be reached, the enquiry is saved across a reload, and sent when the server is back', async ({
    page,
    context,
    watch,
  }) => {
    // A page that is fetched ahead of a tap may be one of the requests that end offline.
    watch.allow(...serverFailures, /request failed: .*\/(assets|data)\//)
    const endpoint = await serveEndpoint(page, 'unreachable')
    const settled = watchSettling(page)
    const later = page.waitForResponse(/\/SlugPage-/)
    await visit(page, '/Contact')
    await interact(page)
    await later
    await fillContact(page)
    // The code of the form must be loaded before, because it cannot be fetched offline.
    await settled()
    await context.setOffline(true)
    await submitContact(page)
    await expect(statusOf(page, enquiries.kept.offline)).toBeVisible()
    await context.setOffline(false)
    await expect(statusOf(page, enquiries.kept.failing)).toBeVisible()
    await page.reload()
    const kept = page.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(kept).toContainText(enquiries.kept.heading)
    endpoint.behaviour = 200
    await kept.getByRole('button', { name: enquiries.kept.details }).click()
    await kept.getByRole('button', { name: enquiries.kept.retry }).click()
    await expect(kept.getByText(enquiries.sent.heading, { exact: true })).toBeVisible()
    expect(endpoint.posted).toHaveLength(1)
  })
})
