import type { SiteFiles } from '../files.ts'
import type { SiteData } from '../siteData.ts'
import { aliasPage } from './aliases.ts'
import { caddyfile } from './caddy.ts'
import { hostingFacts, movesOf } from './facts.ts'
import { nginxConf } from './nginx.ts'
import { headersFile, redirectsFile } from './pagesHosts.ts'
import { securityHeaders } from './policy.ts'
import { robots, sitemap } from './search.ts'

type Output = {
  files: SiteFiles
  base: string
  policy: string
  /** The paths that search engines may list. */
  listed: readonly string[]
}

/**
 * Adds what hosts and search engines read to the site: alias pages, `sitemap.xml`,
 * `robots.txt`, `_redirects`, `_headers`, and in `hosting/` the configurations for nginx and Caddy.
 */
export function writeHosting(
  { catalogue, views, addresses }: SiteData,
  { files, base, policy, listed }: Output,
): void {
  const { site } = catalogue
  const facts = hostingFacts(catalogue, addresses, base, securityHeaders(policy))

  const texts = new Map([
    ['sitemap.xml', sitemap(listed, addresses)],
    ['robots.txt', robots(addresses)],
    ['_redirects', redirectsFile(facts)],
    ['_headers', headersFile(facts)],
    // GitHub Pages otherwise leaves out files whose name begins with an underscore.
    ['.nojekyll', ''],
    ['hosting/nginx.conf', nginxConf(facts)],
    ['hosting/Caddyfile', caddyfile(facts)],
  ])
  for (const { from, to, respelt } of movesOf(catalogue)) {
    if (respelt) continue
    const page = views.page(to)
    const heading = page === undefined || page.kind === 'home' ? site.name : page.heading
    texts.set(`${from.slice(1)}/index.html`, aliasPage(to, heading, site.language, addresses))
  }
  for (const [name, text] of texts) files.put(name, text)
}
