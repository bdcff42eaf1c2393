import { card, headingAt, productPage } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('hydration does not fetch the page’s styles again', async ({ page }) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const own = await page.locator('script[data-files]').getAttribute('data-files')
  const styles = own?.split(' ').filter((file) => file.endsWith('.css')) ?? []
  expect(styles).not.toEqual([])
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(fetched.filter((file) => styles.includes(file))).toEqual([])
})

for (const path of ['/', productPage]) {
  test(`${path} requests only its document and pictures before the first paint`, async ({
    page,
  }) => {
    await visit(page, path)
    const others = await page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint')
      // Browsers request the icon at any time.
      const icons = [...document.querySelectorAll<HTMLLinkElement>('link[rel~=icon]')]
      const names = performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => name)
      return names.filter(
        (name) => !name.includes('/pictures/') && !icons.some(({ href }) => href === name),
      )
    })
    expect(others).toEqual([])
  })
}

test('the code of product pages is fetched on demand if the visitor saves data', async ({
  page,
}) => {
  const fetched = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /SlugPage-[\w-]+\.js$/.test(name)).length,
    )
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await visit(page, '/')
  const link = page.getByRole('link', { name: card.title, exact: true })
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(1000)
  expect(await fetched()).toBe(0)
  await link.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt(productPage))
  expect(await fetched()).toBe(1)
})
