import { labelOf, site } from './catalogue.ts'
import { failed, fillContact, statusOf, submitContact } from './contactForm.ts'
import { giveEndpoint } from './endpoint.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

const { enquiries } = site

test.describe('an enquiry that could not be sent', () => {
  test('two tabs that try one enquiry again send it once', { tag: '@core' }, async ({
    page,
    context,
    watch,
  }) => {
    watch.allow(...failed)
    const endpoint = await giveEndpoint(context, 500)
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
    endpoint.does = 200
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
      await page
        .getByRole('banner')
        .getByRole('link', { name: labelOf('/Contact') })
        .click()
      await fillContact(page)
      await submitContact(page)
      await expect(statusOf(page, enquiries.kept.storageFull)).toBeVisible()
      endpoint.does = 200
      await page.getByRole('button', { name: enquiries.kept.retry }).click()
      await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
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
      await expect(statusOf(page, enquiries.kept.failing)).toBeVisible()
      // The visitor puts the clock right: what was to be tried again later must not wait for years.
      await page.clock.setSystemTime(new Date('2026-06-01T10:00:00Z'))
      endpoint.does = 200
      await page.getByRole('button', { name: enquiries.kept.retry }).click()
      await expect(statusOf(page, enquiries.sent.heading)).toBeVisible()
      expect(new Set(endpoint.posted.map(({ key }) => key)).size).toBe(1)
    })
  }
})
