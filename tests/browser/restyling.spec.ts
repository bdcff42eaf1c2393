import type { Browser, Page } from '@playwright/test'
import { samplePaths, tagOf } from './catalogue.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

/** An event of a trace, with the number of restyled elements. */
type TraceEvent = { name: string; args?: { elementCount?: number } }

/** Moves the focus by one step. @returns the largest number of elements restyled at once */
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
 * A limit above the number for a focus, and far below the number of elements of a page. Chromium collects the
 * targets of all rules with `:has()`: if one rule ends in a tag or in `*`, each focus restyles every such element.
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
