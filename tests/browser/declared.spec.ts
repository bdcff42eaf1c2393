import { axeViolations } from './axe.ts'
import { aliases, headingOf, paths, site, titleOf } from './catalogue.ts'
import { beyondTheSides, shiftsWhileReading } from './layout.ts'
import { expect, test } from './site.ts'
import { pathOf, visit } from './visit.ts'

const widths = [320, 360, 768, 1440]

test.describe('every declared path', () => {
  for (const path of paths) {
    test(`${path} answers with its own page, fits every width and breaks no rule of axe`, async ({
      page,
      watch,
    }) => {
      const response = await visit(page, path)
      expect(response?.status()).toBe(200)
      expect(pathOf(page)).toBe(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(path)])
      await expect(page).toHaveTitle(titleOf(path))
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path)
      expect.soft(watch.elsewhere(), 'asked of another origin before the visitor asks').toEqual([])

      // What slides in is half transparent on its way; rules and widths are judged at rest.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      expect.soft(await axeViolations(page), 'rules of axe that are broken').toEqual([])
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await beyondTheSides(page), `sideways scroll at ${width} px`).toEqual([])
      }
    })
  }
})

test.describe('every declared path on a phone', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 })

  for (const path of paths) {
    test(`${path} stands still while it loads and is read`, async ({ page }) => {
      await visit(page, path)
      expect(await shiftsWhileReading(page), 'cumulative layout shift').toBe('0.00')
    })
  }
})

test.describe('a path as people type it', () => {
  for (const path of paths.filter((declared) => declared !== '/')) {
    test(`${path} is found with a slash at its end and in another case`, async ({ request }) => {
      for (const typed of [`${path}/`, path.toUpperCase(), `${path.toLowerCase()}/`]) {
        const answer = await request.get(typed)
        expect.soft(answer.status(), typed).toBe(200)
        expect.soft(new URL(answer.url()).pathname.replace(/\/$/, ''), typed).toBe(path)
      }
    })
  }
})

test.describe('every path of a home card', () => {
  for (const [alias, path] of Object.entries(aliases)) {
    test(`${alias} ends on ${path}`, async ({ page }) => {
      await visit(page, alias)
      await expect.poll(() => pathOf(page).replace(/\/$/, '')).toBe(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(path)])
      await expect(page).toHaveTitle(titleOf(path))
    })
  }
})

test('a wrong path shows the error screen inside the layout, with 404 and the way home', async ({
  page,
  watch,
}) => {
  watch.allow(/answer 404/, /console error: Failed to load resource.*404/)
  const response = await visit(page, '/Nosuchsheet')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(site.error.heading)
  await expect(main.getByText(site.error.notFound)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: site.error.home }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/'))
  expect(pathOf(page)).toBe('/')
})
