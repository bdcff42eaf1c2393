import type { Addresses } from '../addresses.ts'
import type { SiteFiles } from '../files.ts'
import { escapeHtml } from '../html.ts'
import type { SiteData } from '../siteData.ts'
import { caddyfile } from './caddy.ts'
import { hostingFacts, movesOf } from './facts.ts'
import { nginxConf } from './nginx.ts'
import { headersFile, redirectsFile } from './pagesHosts.ts'
import { securityHeaders } from './policy.ts'

type Output = {
  files: SiteFiles
  base: string
  /** The paths that search engines may list. */
  listed: readonly string[]
}

/**
 * Adds what hosts and search engines read to the site: alias pages, `sitemap.xml`,
 * `robots.txt`, `_redirects`, `_headers`, and in `hosting/` the configurations for nginx and Caddy.
 */
export function writeHosting(
  { catalogue, views, addresses }: SiteData,
  { files, base, listed }: Output,
): void {
  const { site } = catalogue
  const facts = hostingFacts(catalogue, addresses, base, securityHeaders)

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

/** `sitemap.xml`, of the pages that search engines may list. */
function sitemap(paths: readonly string[], { absolute }: Addresses): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(absolute(path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** `robots.txt`; search engines look for it at the root of the host only. */
function robots({ absolute }: Addresses): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`
}

/** A page that leads on at once, without a script, where the server knows of no redirect. */
function aliasPage(
  to: string,
  heading: string,
  language: string,
  { inSite, absolute }: Addresses,
): string {
  const [href, name] = [escapeHtml(inSite(to)), escapeHtml(heading)]
  return `<!doctype html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="0; url=${href}">
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(absolute(to))}">
<title>${name}</title>
</head>
<body>
<h1><a href="${href}">${name}</a></h1>
</body>
</html>
`
}
