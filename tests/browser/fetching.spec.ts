import { card, headingOf, product } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('hydration does not fetch the page’s styles again', async ({ page }) => {
  await visit(page, '/')
  await page.waitForLoadState('networkidle')
  const own = await page.locator('meta[name=boot]').getAttribute('content')
  const styles = own?.split(' ').filter((file) => file.endsWith('.css')) ?? []
  expect(styles).not.toEqual([])
  const fetched = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  expect(fetched.filter((file) => styles.includes(file))).toEqual([])
})

for (const path of ['/', product]) {
  test(`${path} asks for its document and pictures before the first paint, and for nothing else`, async ({
    page,
  }) => {
    await visit(page, path)
    const others = await page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint')
      // The browser asks for the site's icon when it likes.
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

test('a product page’s code is fetched on demand where the visitor saves data', async ({
  page,
}) => {
  const fetched = () =>
    page.evaluate(
      () =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => /productRoute-[\w-]+\.js$/.test(name)).length,
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
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(product))
  expect(await fetched()).toBe(1)
})
