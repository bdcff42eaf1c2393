import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Site } from '../../src/catalogue/schemas/site.ts'
import { serveSite } from '../../src/cli/serve.ts'
import { buildLanguageSite } from '../helpers/buildLanguageSite.ts'
import { test as base } from './site.ts'

/**
 * Playwright's `test` on the site with the made-up languages.
 * @param facts facts of the business that it has beside those of the frozen catalogue
 */
export function testOnLanguageSite(facts?: Partial<Site>) {
  return base.extend<object, { origin: string }>({
    origin: [
      async ({ browserName: _ }, use) => {
        const folder = await mkdtemp(path.join(tmpdir(), 'languages-'))
        const { server, url } = await serveSite(await buildLanguageSite(folder, '/', facts), 0)
        await use(new URL(url).origin)
        server.closeAllConnections()
        server.close()
        await rm(folder, { recursive: true })
      },
      { scope: 'worker', timeout: 300_000 },
    ],
  })
}

export const test = testOnLanguageSite()
