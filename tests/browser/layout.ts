import type { Page } from '@playwright/test'

/**
 * What of the page reaches beyond the window's sides, where a visitor would have to scroll sideways
 * to see it or could not see it at all.
 * @returns one line for each element; empty where everything fits
 */
export async function beyondTheSides(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const wide = document.documentElement.scrollWidth
    const found = wide > width ? [`the page is ${wide}px wide in a window of ${width}px`] : []
    for (const element of document.body.querySelectorAll('*')) {
      const words = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
      )
      if (!words || !element.checkVisibility({ visibilityProperty: true })) continue
      const box = element.getBoundingClientRect()
      // Out of the way on purpose: words for the ear only, links that show when they are focused.
      if (box.width <= 1 || box.height <= 1 || box.bottom <= 0 || box.right <= 0) continue
      if (box.left < -0.5 || box.right > width + 0.5) {
        const what = `${element.tagName} "${element.textContent?.slice(0, 40)}"`
        found.push(`${what} reaches from ${box.left} to ${box.right}px`)
      }
    }
    return found
  })
}

/** Everything in words on the page that cannot be seen, closed menus apart. */
export async function unseenWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, footer *, main + * *')]
      .filter((element) =>
        [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
        ),
      )
      .filter((element) => element.closest('option, title, desc, iframe, .heard') === null)
      .filter(
        (element) => !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      )
      .map((element) => `${element.tagName} "${element.textContent?.slice(0, 60)}"`),
  )
}

/**
 * Scrolls through the whole page as a reader does, until every picture on it has loaded.
 * @returns the sum of the layout shifts since the page began, to two decimals, and what moved
 */
export async function shiftsWhileReading(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: string[] = []
    let sum = 0
    const name = (node: Node | null | undefined) =>
      node instanceof Element ? `${node.tagName} "${node.textContent?.slice(0, 30)}"` : 'something'
    const read = (list: PerformanceObserverEntryList) => {
      for (const shift of list.getEntries()) {
        if (!('value' in shift) || !('hadRecentInput' in shift) || !('sources' in shift)) continue
        if (shift.hadRecentInput || !Array.isArray(shift.sources)) continue
        const moved = shift.sources.map(({ node }: { node?: Node | null }) => name(node))
        found.push(...moved)
        sum += Number(shift.value)
      }
    }
    const observer = new PerformanceObserver(read)
    observer.observe({ type: 'layout-shift', buffered: true })
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await frame()
      await frame()
    }
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
    await frame()
    await frame()
    observer.disconnect()
    return sum < 0.005 ? '0.00' : `${sum.toFixed(2)}: ${found.join(', ')}`
  })
}
