import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

test('a part of the drawn roof opens under the finger, though another one above it closes', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  for (const summary of await page.locator('details[name="roof-part"] > summary').all()) {
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const before = (await summary.boundingBox())?.y ?? 0
    await summary.tap()
    await expect.poll(async () => (await summary.boundingBox())?.y).toBeCloseTo(before, -1)
    await summary.evaluate((element) => element.parentElement?.setAttribute('open', ''))
  }
})

test('the last part pressed in the drawing shows its products, and the drawing stays in view', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')
  const link = page.locator('svg a[data-part]').first()
  const part = await link.getAttribute('data-part')
  const mark = link.locator('circle').first()
  await mark.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await mark.tap()
  const details = page.locator(`details[data-part="${part}"]`)
  await expect(details).toHaveAttribute('open')
  await expect(details.getByRole('link').first()).toBeInViewport({ ratio: 1 })
  await expect(mark).toBeInViewport()
})

test('the picture of a product for a part leads to its page, as its name does', async ({
  page,
}) => {
  await visit(page, '/')
  const part = page.locator('details[name="roof-part"]:has(li)').first()
  await part.evaluate((element) => element.setAttribute('open', ''))
  const item = part.getByRole('listitem').first()
  const href = await item.getByRole('link').getAttribute('href')
  await item.tap({ position: { x: 20, y: 20 } })
  await page.waitForURL((url) => url.pathname === href)
})
