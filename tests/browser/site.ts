import { test as base, expect } from '@playwright/test'
import { serveSite } from '../../src/cli/serve.ts'
import { siteFolder } from '../helpers/folders.ts'
import { type Watch, watchOver } from './watch.ts'

/**
 * Playwright's `test` on the built site: each worker serves it, and every test watches the pages that
 * it opens. Any message on the console and any request that fails is a fault, and fails the test.
 */
export const test = base.extend<{ watch: Watch }, { origin: string }>({
  origin: [
    async ({ browserName: _ }, use) => {
      const { server, url } = await serveSite(siteFolder, 0)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
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
