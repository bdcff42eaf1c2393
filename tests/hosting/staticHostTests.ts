import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'
import { defineAddressTests } from './addressTests.ts'
import type { RunningServer } from './runServer.ts'
import { readsHeaders, startStaticHost, staticHosts } from './staticHosts.ts'

/** One alias, if the catalogue has one. */
const aliases = Object.keys(frozenCatalogue.aliases).slice(0, 1)

/**
 * Defines the tests of a site on GitHub Pages, Cloudflare Pages and Netlify, each by its documented rules.
 * @param site the built site, and the folder that is uploaded; asked for when the tests begin
 * @param base the site's root on the host
 * @param language the key of a language whose pages the site has beside its own
 */
export function defineStaticHostTests(
  site: () => { dist: string; root: string },
  base: string,
  language?: string,
): void {
  describe.each(staticHosts)('the site on %s', (name) => {
    let server: RunningServer
    beforeAll(async () => {
      server = await startStaticHost(name, site().root, base)
    })
    afterAll(() => server?.stop())

    defineAddressTests(name, () => ({ origin: server.origin, dist: site().dist }), base)

    if (language !== undefined) {
      it('has the error page of a language below its root', async () => {
        // GitHub Pages has one error page for a site.
        const file = readsHeaders(name) ? `${language}/404.html` : '404.html'
        const answer = await fetch(`${server.origin}${base}${language}/nowhere`)
        expect(answer.status).toBe(404)
        expect(await answer.text()).toBe(await readFile(path.join(site().dist, file), 'utf8'))
      })
    }
    if (!readsHeaders(name)) return

    it('sends the security headers of the site', async () => {
      for (const address of ['', 'About', 'nowhere', 'data/layout.json']) {
        const { headers } = await fetch(server.origin + base + address)
        expect(headers.get('content-security-policy'), address).toContain('frame-ancestors')
        expect(headers.get('x-content-type-options'), address).toBe('nosniff')
      }
    })

    it.each(aliases)('keeps the query of %s', async (alias) => {
      const address = base + alias.slice(1)
      const answer = await fetch(`${server.origin}${address}?from=card`, { redirect: 'manual' })
      expect(answer.headers.get('location')).toMatch(/\?from=card$/)
    })
  })
}
