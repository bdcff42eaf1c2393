import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { serve } from '../../src/cli/serve.ts'
import { type Watch, watchOver } from './watch.ts'
import { withoutScripts } from './withoutScripts.ts'

/** The finished site that is tested. */
export const dist = path.resolve(process.env.SITE_DIST ?? 'dist')

/**
 * Playwright's `test` on the built site: each worker serves it, and every test keeps watch over the
 * pages that it opens. Anything that a visitor's console or network would show fails the test.
 */
export const test = base.extend<{ watch: Watch }, { scripts: boolean; origin: string }>({
  scripts: [true, { option: true, scope: 'worker' }],
  origin: [
    async ({ scripts }, use) => {
      const copy = scripts ? undefined : await withoutScripts(dist)
      const { server, url } = await serve(copy?.folder ?? dist, 0)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
      await copy?.remove()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  watch: [
    async ({ context, origin }, use) => {
      const watch = await watchOver(context, origin)
      await use(watch)
      expect(watch.faults(), 'what the console and the network show').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
