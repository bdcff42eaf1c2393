import type { SiteAddresses } from '../addresses.ts'
import { escapeHtml } from '../html.ts'
import type { SiteData } from '../siteData.ts'
import type { SiteFiles } from '../siteFiles.ts'
import type { ListedPage } from '../writePages.ts'
import { hostingFacts } from './hostingFacts.ts'
import { headersFile, redirectsFile, unreadRedirects } from './redirectsAndHeaders.ts'

type Output = {
  files: SiteFiles
  base: string
  /** The pages that search engines may list. */
  listed: readonly ListedPage[]
}

/** Writes the files for hosts and search engines: `sitemap.xml`, `robots.txt`, `_redirects`, `_headers` and `.nojekyll`. */
export async function writeHosting(
  { catalogue, addresses, languages }: SiteData,
  { files, base, listed }: Output,
): Promise<void> {
  const facts = hostingFacts(catalogue, languages, base)
  const redirects = redirectsFile(facts)
  const unread = unreadRedirects(redirects)
  if (unread > 0) {
    console.log(
      `Cloudflare reads 2,000 lines of _redirects: for ${unread} paths in lower case its error page leads to the page.`,
    )
  }
  const texts = new Map([
    ['sitemap.xml', sitemap(listed)],
    ['robots.txt', robots(addresses)],
    ['_redirects', redirects],
    ['_headers', headersFile(facts)],
    // GitHub Pages otherwise leaves out files whose name begins with an underscore.
    ['.nojekyll', ''],
  ])
  for (const [name, text] of texts) await files.put(name, text)
}

/** The text of `sitemap.xml`: the pages that search engines may list, with links to their other languages. */
function sitemap(listed: readonly ListedPage[]): string {
  const address = ({ language, path }: ListedPage) => escapeHtml(language.addresses.absolute(path))
  const byPath = new Map<string, ListedPage[]>()
  for (const page of listed) byPath.set(page.path, [...(byPath.get(page.path) ?? []), page])
  const alternates = (path: string) => {
    const versions = byPath.get(path) ?? []
    if (versions.length < 2) return ''
    const links = versions.map((page) => {
      const { language } = page.language.catalogue.site
      return `<xhtml:link rel="alternate" hreflang="${language}" href="${address(page)}"/>`
    })
    return links.join('')
  }
  const urls = listed.map(
    (page) => `<url><loc>${address(page)}</loc>${alternates(page.path)}</url>`,
  )
  const xhtmlNamespace = urls.some((url) => url.includes('<xhtml:'))
    ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"'
    : ''
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtmlNamespace}>`,
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** The text of `robots.txt`, which search engines read at the root of the host only. */
function robots({ absolute }: SiteAddresses): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`
}
