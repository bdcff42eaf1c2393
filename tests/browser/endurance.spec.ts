import type { Page } from '@playwright/test'
import { headingOf, linked } from './catalogue.ts'
import { type Destination, followLinks, goTo } from './followLinks.ts'
import { expect, test } from './site.ts'
import { visit } from './visit.ts'

test('a hundred fast clicks on the menus leave at most one of them open', async ({ page }) => {
  await visit(page, '/About')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const buttons = page.locator('header button[aria-expanded]')
    const most = await buttons.evaluateAll(async (all) => {
      let open = 0
      for (let click = 0; click < 100; click += 1) {
        const button = all[(click * 7) % all.length]
        if (button instanceof HTMLElement) button.click()
        // What a click has changed stands in the page once its task is over.
        await new Promise((done) => setTimeout(done))
        const menus = all.filter((each) => each.getAttribute('aria-expanded') === 'true')
        open = Math.max(open, menus.filter((each) => each.closest('li') !== null).length)
      }
      return open
    })
    expect(most).toBe(1)
    await page.keyboard.press('Escape')
    await expect(page.locator('header [aria-expanded=true]')).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  await goTo(page, '/Contact')
})

type Memory = { heap: number; listeners: number; nodes: number }

/**
 * What the tab holds after garbage collection. React retains its last render, and one that it has
 * begun, until it renders again: two slow navigations release those of the fast ones.
 */
async function measure(page: Page): Promise<Memory> {
  for (const path of ['/About', '/Contact']) {
    await followLinks(page, [[path, headingOf(path)]])
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
  tag: '@chromium',
}, async ({ page }) => {
  test.setTimeout(150_000)
  // A view transition waits for the screen each time; what stays in memory is the same.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/')

  const round = Array.from({ length: 50 }, (_, turn): Destination => {
    const path = linked[turn % linked.length] ?? '/'
    return [path, headingOf(path)]
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
