import path from 'node:path'
import { test as base, expect } from '@playwright/test'
import { serve } from '../../src/cli/serve.ts'
import { type Watch, watchOver } from './watch.ts'

type Fixtures = {
  /** False: the page may not ask the map's host for anything. */
  mapWelcome: boolean
  /** Fails the test on anything that a visitor's console or network would show. */
  watch: Watch
}

/**
 * Playwright's `test` on the built site: each worker serves it, and every test keeps watch over the
 * pages that it opens.
 */
export const test = base.extend<Fixtures, { origin: string }>({
  origin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures here.
    async ({}, use) => {
      const dist = path.resolve(process.env.SITE_DIST ?? 'dist')
      const { server, url } = await serve(dist, 0)
      await use(new URL(url).origin)
      server.closeAllConnections()
      server.close()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ origin }, use) => use(origin),
  mapWelcome: [true, { option: true }],
  watch: [
    async ({ context, origin, mapWelcome }, use) => {
      const watch = await watchOver(context, origin, mapWelcome)
      await use(watch)
      expect(watch.faults(), 'what the console and the network show').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
