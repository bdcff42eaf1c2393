import type { Page } from '@playwright/test'
import { headingAt, linked } from './catalogue.ts'
import { followLinks, type LinkDestination } from './followLinks.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

type Memory = { heap: number; listeners: number; nodes: number }

/**
 * Measures the tab after garbage collection. React retains its last render, and an unfinished one, until it
 * renders again, so two slow navigations first release those of the fast ones.
 */
async function measure(page: Page): Promise<Memory> {
  for (const path of ['/About', '/Contact']) {
    await followLinks(page, [[path, headingAt(path)]])
    await page.waitForTimeout(300)
  }
  const client = await page.context().newCDPSession(page)
  await client.send('Performance.enable')
  await client.send('HeapProfiler.collectGarbage')
  await client.send('HeapProfiler.collectGarbage')
  const { metrics } = await client.send('Performance.getMetrics')
  await client.detach()
  const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heap: value('JSHeapUsedSize'),
    listeners: value('JSEventListeners'),
    nodes: value('Nodes'),
  }
}

test('500 pages in one tab take no more memory and listeners than 50', {
  tag: ['@chromium', '@nightly'],
}, async ({ page }) => {
  test.setTimeout(150_000)
  // Without view transitions, which take time and leave nothing in memory.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  const round = Array.from({ length: 50 }, (_, turn): LinkDestination => {
    const path = linked[turn % linked.length] ?? '/'
    return [path, headingAt(path)]
  })
  async function followFifty(): Promise<void> {
    const arrivals = await followLinks(page, round)
    expect(arrivals.map(({ path }) => path)).toEqual(round.map(([path]) => path))
  }

  await followFifty()
  const before = await measure(page)
  for (let round = 0; round < 9; round += 1) await followFifty()
  const after = await measure(page)
  for (const what of ['heap', 'listeners', 'nodes'] as const) {
    expect.soft(after[what] / before[what], what).toBeLessThan(1.2)
  }
})
