import { samplePaths, tagOf } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** What of a trace is read: how many elements the browser gave their style anew. */
type TraceEvent = { name: string; args?: { elementCount?: number } }

/**
 * More than a focus needs, and far fewer than a page has. Chromium keeps one list of what all `:has()` of a
 * page may change: a single rule that ends in a tag, or in none, makes each focus and each new page restyle
 * all elements.
 */
const FEW = 60

for (const path of samplePaths) {
  test(`${path} restyles few elements when the focus moves`, {
    tag: ['@chromium', ...Object.values(tagOf(path))],
  }, async ({ browser, page }) => {
    await visit(page, path)
    // Loads the styles of product pages as well.
    await page.mouse.wheel(0, 100)
    await page.waitForLoadState('networkidle')
    await page.keyboard.press('Tab')
    await browser.startTracing(page, { categories: ['devtools.timeline'] })
    for (let i = 0; i < 6; i += 1) {
      await page.keyboard.press('Tab')
      // A frame is drawn, so that each step counts for itself.
      await page.evaluate(() => new Promise(requestAnimationFrame))
    }
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(
      String(await browser.stopTracing()),
    )
    const counts = traceEvents.flatMap(({ name, args }) =>
      name === 'UpdateLayoutTree' ? [args?.elementCount ?? 0] : [],
    )
    expect(counts.length).toBeGreaterThan(0)
    expect(Math.max(...counts)).toBeLessThan(FEW)
  })
}
