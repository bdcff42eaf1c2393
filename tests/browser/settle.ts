import type { Page, Request } from '@playwright/test'
import { expect } from './site.ts'

/** In milliseconds: a page that has not changed for this long has finished the last step. */
const QUIET = 100

/**
 * Observes the requests of a page, so that two pages are compared only when both have finished.
 * @returns a function that waits until no request is open and the page no longer changes
 */
export function watchSettling(page: Page): () => Promise<void> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return async () => {
    await expect.poll(() => open.size, 'open requests').toBe(0)
    await page.evaluate(
      (quiet) =>
        new Promise<void>((done) => {
          const finish = () => {
            observer.disconnect()
            done()
          }
          let timer = setTimeout(finish, quiet)
          const observer = new MutationObserver(() => {
            clearTimeout(timer)
            timer = setTimeout(finish, quiet)
          })
          const everything = {
            subtree: true,
            childList: true,
            characterData: true,
            attributes: true,
          }
          observer.observe(document, everything)
        }),
      QUIET,
    )
  }
}
