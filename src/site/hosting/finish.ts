import type { SiteFiles } from '../files.ts'
import type { SiteData } from '../siteData.ts'
import { aliasPage } from './aliases.ts'
import { caddyfile } from './caddy.ts'
import { hostingFacts, movesOf } from './facts.ts'
import { nginxConf } from './nginx.ts'
import { headersFile, redirectsFile } from './pagesHosts.ts'
import { securityHeaders } from './policy.ts'
import { robots, sitemap } from './search.ts'

type Output = { files: SiteFiles; base: string; policy: string }

/**
 * Adds to the built site what its hosts and the search engines read: alias pages, `sitemap.xml`,
 * `robots.txt`, `_redirects`, `_headers`, and in `hosting/` the configurations for nginx and Caddy.
 */
export function finishHosting(
  { catalogue, views, addresses }: SiteData,
  { files, base, policy }: Output,
): void {
  const { routes, site } = catalogue
  const declared = Object.keys(routes)
  const facts = hostingFacts(catalogue, addresses, base, securityHeaders(policy))
  // Of a placeholder search engines are told not to list it.
  const listed = declared.filter((one) => views.page(one)?.head.index)

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
  // The sitemap grows with the pages; the others are too short to gain by more.
  for (const [name, text] of texts) files.put(name, text)
}
