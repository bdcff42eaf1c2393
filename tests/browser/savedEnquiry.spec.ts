import { labelOf, site } from './catalogue.ts'
import { fillContact, serverFailures, statusOf, submitContact } from './contactForm.ts'
import { serveEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries } = site

test.describe('an enquiry that could not be sent', () => {
  test('two tabs that try one enquiry again send it once', { tag: '@core' }, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(...serverFailures)
    const endpoint = await serveEndpoint(context, 500)
    await visit(page, '/Contact')
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.kept.failing)).toBeVisible()
    const other = await context.newPage()
    await visit(other, '/About')
    const kept = other.getByRole('complementary', { name: enquiries.kept.banner })
    await expect(kept).toContainText(enquiries.kept.heading)
    await kept.getByRole('button', { name: enquiries.kept.details }).click()
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

  test('a storage that is forbidden is survived, and said', async ({ page, watch }) => {
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
      .getByRole('link', { name: labelOf('/Contact') })
      .click()
    await fillContact(page)
    await submitContact(page)
    await expect(statusOf(page, enquiries.kept.storageFull)).toBeVisible()
    endpoint.behaviour = 200
    await page.getByRole('button', { name: enquiries.kept.retry }).click()
    await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
  })
})
