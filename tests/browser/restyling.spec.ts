import type { Browser, Page } from '@playwright/test'
import { samplePaths, tagOf } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** What of a trace is read: how many elements the browser gave their style anew. */
type TraceEvent = { name: string; args?: { elementCount?: number } }

/** How many elements the browser restyles at once, at most, while the focus moves by one step. */
async function restyledByStep(browser: Browser, page: Page): Promise<number> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await page.keyboard.press('Tab')
  await page.evaluate(() => new Promise(requestAnimationFrame))
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
    String(await browser.stopTracing()),
  )
  const counts = traceEvents.flatMap(({ name, args }) =>
    name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
  )
  expect(counts.length).toBeGreaterThan(0)
  return Math.max(...counts)
}

/**
 * More than a focus needs, and far fewer than a page has. Chromium keeps one list of what all `:has()` of a
 * page may change: a single rule that ends in a tag, or in none, makes each focus and each new page restyle
 * all elements.
 */
const FEW = 60

// On a phone the bar at the bottom depends on the focus.
test.use({ viewport: { width: 360, height: 740 } })

for (const path of samplePaths) {
  test(`${path} restyles few elements when the focus moves`, {
    tag: ['@chromium', ...Object.values(tagOf(path))],
  }, async ({ browser, page }) => {
    await visit(page, path)
    // Loads the styles of product pages as well.
    await page.mouse.wheel(0, 100)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    const steps: number[] = []
    for (let i = 0; i < 4; i += 1) steps.push(await restyledByStep(browser, page))
    // In one of the steps the typeface may arrive, which restyles everything once.
    expect(Math.min(...steps)).toBeLessThan(FEW)
  })
}
