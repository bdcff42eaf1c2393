import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { NARROW_WIDTH } from '../../src/ui/browser/useIsNarrow.ts'
import { layOutAll } from './layout.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

const all = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Waits until the page no longer scrolls: meanwhile a sticky bar may cover a part of any button. */
async function waitForScrollEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done))
    let [last, still] = [scrollY, 0]
    while (still < 5) {
      await frame()
      still = scrollY === last ? still + 1 : 0
      last = scrollY
    }
  })
}

/**
 * Checks the page with axe: WCAG 2.2 AA and best practices. The frame of the map, which has another origin, is
 * left out.
 * @param rules the rules of axe to check, if not all of these
 * @returns one line for each element that breaks a rule
 */
export async function axeViolations(page: Page, rules = all): Promise<string[]> {
  await waitForScrollEnd(page)
  // A section that slides in is half transparent: no slide begins, and running ones are finished.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish()
    }
  })
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)}, resultTypes: ['violations'], iframes: false })`,
  )
  await page.emulateMedia({ reducedMotion: null })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html} (${node.target.join(' ')})`),
  )
}

/**
 * The same, but not in Firefox, for states in which axe crashes the tab of Firefox 153: a filled-in form, an open
 * panel of the menus.
 */
export async function axeViolationsButInFirefox(page: Page): Promise<string[]> {
  return page.context().browser()?.browserType().name() === 'firefox' ? [] : axeViolations(page)
}

/**
 * Checks an open page in light and dark colours, and in windows from the narrowest to a wide one.
 * @returns one line for each rule of axe that is broken, and for each width that has to be scrolled sideways
 */
export async function appearanceFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    // At the top of the page no sticky bar covers anything.
    await page.evaluate(
      (narrow) => scrollTo(0, innerWidth > narrow ? 0 : document.body.scrollHeight),
      NARROW_WIDTH,
    )
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
