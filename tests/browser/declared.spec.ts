import { axeViolations } from './axe.ts'
import { aliases, headingOf, paths, site, titleOf } from './catalogue.ts'
import { beyondTheSides } from './layout.ts'
import { expect, test } from './site.ts'
import { pathOf, visit } from './visit.ts'

const widths = [320, 360, 768, 1440]

test.describe('every declared path', () => {
  test.use({ mapWelcome: false })

  for (const path of paths) {
    test(`${path} answers with its own page, and asks no other origin`, async ({ page }) => {
      const response = await visit(page, path)
      expect(response?.status()).toBe(200)
      expect(pathOf(page)).toBe(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(path)])
      await expect(page).toHaveTitle(titleOf(path))
      await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', site.url + path)
    })
  }
})

test.describe('every declared path, to everybody', () => {
  test.use({ reducedMotion: 'reduce' })

  for (const path of paths) {
    test(`${path} breaks no rule of axe`, async ({ page }) => {
      await visit(page, path)
      expect(await axeViolations(page)).toEqual([])
    })

    test(`${path} needs no sideways scroll from ${widths[0]} to ${widths.at(-1)} px`, async ({
      page,
    }) => {
      await visit(page, path)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        expect(await beyondTheSides(page), `at ${width} px`).toEqual([])
      }
    })
  }
})

test.describe('a path as people type it', () => {
  for (const path of paths.filter((declared) => declared !== '/')) {
    test(`${path} is found with a slash at its end and in another case`, async ({ page }) => {
      for (const typed of [`${path}/`, path.toLowerCase(), path.toUpperCase()]) {
        await page.goto(typed)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingOf(path)])
        await expect.poll(() => pathOf(page).replace(/\/$/, '')).toBe(path)
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
