import { chromium } from 'playwright-core'
import { serveSite } from '../../src/cli/serve.ts'
import { findBrowser } from '../browser/findBrowser.ts'
import { waitForHydration } from '../browser/visit.ts'
import { watchOver } from '../browser/watch.ts'

/** Observations during the visit. */
type Visit = { links: [before: string[], after: string[]]; address: string; faults: string[] }

/**
 * Opens a page of the built site in a browser, waits until it is hydrated, and follows a link.
 * @param base the site's root on its server
 * @param from the path of the page
 * @param to the path that the link leads to
 */
export async function followLink(
  dist: string,
  base: string,
  from: string,
  to: string,
): Promise<Visit> {
  const { server, url } = await serveSite(dist, 0, base)
  const browser = await chromium.launch(await findBrowser())
  try {
    const context = await browser.newContext()
    const watch = await watchOver(context, new URL(url).origin)
    const page = await context.newPage()
    // The message to WhatsApp names the page only once the script runs.
    const links = async () => {
      const all = await page.locator('footer a').evaluateAll((all) => all.map((a) => a.outerHTML))
      return all.map((link) => link.replace(/\?text=[^"]*/, ''))
    }
    await page.goto(url + from.slice(1), { waitUntil: 'commit' })
    await page.locator('footer').waitFor()
    const before = await links()
    await waitForHydration(page)
    const after = await links()
    const loaded = await page.evaluate(() => performance.timeOrigin)
    await page.locator(`footer a[href="${base}${to.slice(1)}"]`).click()
    await page.waitForFunction((path) => location.pathname === path, base + to.slice(1))
    await page.locator('main h1:focus').waitFor()
    if ((await page.evaluate(() => performance.timeOrigin)) !== loaded) {
      throw new Error('the link has loaded a new document')
    }
    return { links: [before, after], address: page.url(), faults: watch.faults() }
  } finally {
    await browser.close()
    server.closeAllConnections()
    server.close()
  }
}
