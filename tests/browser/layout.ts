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
        found.push(
          `${element.tagName} "${element.textContent?.slice(0, 40)}" is at ${box.left} to ${box.right}px`,
        )
      }
    }
    return found
  })
}
