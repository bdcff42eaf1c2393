import type { Page } from '@playwright/test'
import { axeViolationsButInFirefox } from './axe.ts'
import { layOutAll } from './layout.ts'

/**
 * What is wrong with an open page, in light and dark colours, and from the narrowest window to a
 * wide one.
 * @returns one line for each rule of axe that is broken, and for each width that has to be scrolled sideways
 */
export async function appearanceFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // There the bar at the foot covers nothing.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    faults.push(...(await axeViolationsButInFirefox(page)))
  }
  await layOutAll(page)
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    if (wide > width) faults.push(`${wide} px wide in a window of ${width} px`)
  }
  return faults
}
