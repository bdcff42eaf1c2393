import type { Page } from '@playwright/test'
import { axeViolations } from './axe.ts'
import {
  declaredPaths,
  headingAt,
  routes,
  samplePaths,
  siteFacts,
  tagOf,
  titleOf,
} from './catalogue.ts'
import {
  firstViewPictures,
  overflows,
  recordBuiltNodes,
  replacedNodes,
  shiftsWhileReading,
} from './layout.ts'
import { expect, test } from './site.ts'
import { pathOfUrl, visit } from './visit.ts'

const widths = [320, 360, 768, 1440]

/** Several phones, because other elements are at the edge of the call bar on each. */
const heights = [640, 740, 823, 915]

/** Expects that the call bar covers no part of a button that comes into view, and is visible. */
async function expectUncoveredTargets(page: Page): Promise<void> {
  // Without scroll timelines it is below the screen, where axe reports that it covers buttons.
  if (!(await page.evaluate(() => CSS.supports('animation-timeline: scroll()')))) return
  const bar = page.getByRole('complementary', { name: siteFacts.footer.contact }).locator('> *')
  for (const height of heights) {
    await page.setViewportSize({ width: 412, height })
    await page.evaluate(() => scrollTo(0, 0))
    // A page of less than two screens has no bar.
    const hasBar = await bar.isVisible()
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight)
    expect.soft(hasBar || screens < 2, `a bar on ${screens} screens of ${height} px`).toBe(true)
    // The scroll timeline moves with the next frame.
    if (hasBar) {
      await expect.soft(bar, 'the call bar at the top of the page').toHaveCSS('opacity', '0')
    }
    const targets = await axeViolations(page, ['target-size'])
    expect.soft(targets, `targets on a phone of ${height} px`).toEqual([])
    if (!hasBar) continue
    await page.evaluate(() => scrollTo(0, innerHeight))
    await expect.soft(bar, `the call bar on a phone of ${height} px`).toHaveCSS('opacity', '1')
  }
}

test.describe('every declared path', () => {
  test.use({ viewport: { width: 412, height: 915 }, deviceScaleFactor: 1.75 })

  for (const path of declaredPaths) {
    test(
      `${path} answers with its own page, shifts nothing, fits every width and breaks no rule of axe`,
      tagOf(path),
      async ({ page, watch }) => {
        await recordBuiltNodes(page)
        const response = await visit(page, path)
        expect(response?.status()).toBe(200)
        expect(pathOfUrl(page)).toBe(path)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText([headingAt(path)])
        await expect(page).toHaveTitle(titleOf(path))
        await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
          'href',
          siteFacts.url + path,
        )
        expect.soft(await replacedNodes(page), 'replaced by hydration').toEqual([])
        expect
          .soft(watch.elsewhere(), 'requests to another origin before any interaction')
          .toEqual([])
        // Waits for scripted content. `list.spec.ts` tests that nothing jumps meanwhile.
        await page.waitForLoadState('networkidle')
        const pictures = await firstViewPictures(page)
        expect
          .soft(pictures.bytes, `pictures of the first view: ${pictures.files}`)
          .toBeLessThan(60e3)
        expect.soft(await shiftsWhileReading(page), 'cumulative layout shift').toBe('0.00')

        // Sections are half transparent while they slide in, so everything is tested afterwards.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        // Further down, the sticky header may cover half of a link.
        await page.evaluate(() => scrollTo(0, 0))
        for (const width of widths) {
          await page.setViewportSize({ width, height: 800 })
          expect.soft(await overflows(page), `sideways scroll at ${width} px`).toEqual([])
        }
        expect.soft(await axeViolations(page), 'rules of axe that are broken').toEqual([])
        if (samplePaths.includes(path)) {
          await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
          expect.soft(await axeViolations(page), 'rules that are broken in the dark').toEqual([])
        }
        await expectUncoveredTargets(page)
        await page.setViewportSize({ width: 640, height: 400 })
        expect.soft(await overflows(page), 'sideways scroll at 200 % zoom').toEqual([])
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%'
        })
        for (const width of [1280, 640, 360]) {
          await page.setViewportSize({ width, height: 800 })
          expect
            .soft(await overflows(page), `sideways scroll at ${width} px, text at 200 %`)
            .toEqual([])
        }
      },
    )
  }
})

test('a wrong path shows the error page in the layout, with status 404 and a link to the home page', {
  tag: '@core',
}, async ({ page, watch }) => {
  watch.allow(/answer 404/, /console error: Failed to load resource.*404/)
  expect(routes['/Nosuchsheet']).toBeUndefined()
  const response = await visit(page, '/Nosuchsheet')
  expect(response?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(siteFacts.error.heading)
  await expect(main.getByText(siteFacts.error.notFound)).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  expect(await axeViolations(page)).toEqual([])
  await main.getByRole('link', { name: siteFacts.error.home }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingAt('/'))
  expect(pathOfUrl(page)).toBe('/')
})
