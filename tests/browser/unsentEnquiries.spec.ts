import { axeViolationsButInFirefox } from './axe.ts'
import { propertyLabel, siteFacts } from './catalogue.ts'
import {
  contactForm,
  fillContact,
  sendContact,
  serverFailures,
  statusOf,
  submitContact,
} from './contactForm.ts'
import { serveEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { visit, waitForHydration } from './visit.ts'

const { enquiries } = siteFacts

test.describe('an enquiry that could not be sent', () => {
  test('two tabs that retry an enquiry send it once', async ({ page, context, watch }) => {
    watch.allow(...serverFailures)
    const endpoint = await serveEndpoint(context, 500)
    await sendContact(page)
    await expect(statusOf(page, enquiries.kept.failing)).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/About')
    const kept = other.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(kept).toContainText(enquiries.kept.heading)
    await kept.getByRole('button', { name: enquiries.kept.details }).click()
    expect(await axeViolationsButInFirefox(other)).toEqual([])
    const before = endpoint.posted.length
    endpoint.behaviour = 200
    await Promise.all(
      [page.getByRole('main'), kept].map((place) =>
        place
          .getByRole('button', { name: enquiries.kept.retry })
          .evaluate((button) => button instanceof HTMLElement && button.click()),
      ),
    )
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
    await expect(kept.getByText(enquiries.kept.failing)).toHaveCount(0)
    expect(endpoint.posted.length - before).toBe(1)
    expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
  })

  test('the page works and warns if storage is forbidden', async ({ page, watch }) => {
    watch.allow(...serverFailures)
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
      }
    })
    const endpoint = await serveEndpoint(page, 500)
    await visit(page, '/')
    await page
      .getByRole('banner')
      .getByRole('link', { name: propertyLabel('/Contact') })
      .click()
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.kept.storageFull)).toBeVisible()
    endpoint.behaviour = 200
    await page.getByRole('button', { name: enquiries.kept.retry }).click()
    await expect(statusOf(page, enquiries.sent.heading)).toBeFocused()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })

  test('"sent" is in view, at any position at which the page was reloaded while sending', {
    tag: '@core',
  }, async ({ page, watch }) => {
    watch.allow(...serverFailures)
    const endpoint = await serveEndpoint(page, 'silent')
    await sendContact(page)
    await expect(statusOf(page, enquiries.sending)).toBeVisible()
    await expect.poll(() => endpoint.posted.length).toBe(1)
    endpoint.behaviour = 200
    await page.reload()
    const banner = page.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(banner.getByText(enquiries.sent.heading, { exact: true })).toBeInViewport({
      ratio: 1,
    })
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
    await expect(banner.getByText(enquiries.sent.heading, { exact: true })).toBeInViewport({
      ratio: 1,
    })
    await banner.getByRole('button', { name: enquiries.sent.close }).click()
    await expect(banner).toHaveCount(0)
  })

  test('a failed enquiry takes one row, and moves nothing on the page', async ({ page, watch }) => {
    watch.allow(...serverFailures, /answer 403/)
    await serveEndpoint(page, 403)
    await visit(page, '/Contact')
    const heading = page.getByRole('heading', { level: 1 })
    const before = await heading.boundingBox()
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.failed.heading)).toBeVisible()
    await page.reload()
    await waitForHydration(page)
    const banner = page.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(banner).toBeInViewport({ ratio: 1 })
    expect((await banner.boundingBox())?.height).toBeLessThan(64)
    await page.evaluate(() => scrollTo(0, 0))
    expect(await heading.boundingBox()).toEqual(before)
    await expect(contactForm(page).getByRole('textbox').first()).toHaveValue('')
    await banner.getByRole('button', { name: enquiries.kept.details }).click()
    const send = banner.getByRole('link', { name: enquiries.handOver.whatsapp })
    await send.scrollIntoViewIfNeeded()
    await expect(send).toBeInViewport({ ratio: 1 })
    expect((await banner.boundingBox())?.height).toBeLessThan(640 * 0.8)
  })
})
