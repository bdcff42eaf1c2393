import type { Addresses } from '../addresses.ts'
import { escapeHtml } from '../html.ts'

/**
 * `sitemap.xml`.
 * @param paths the pages that search engines may list
 */
export function sitemap(paths: readonly string[], { absolute }: Addresses): string {
  const urls = paths.map((path) => `<url><loc>${escapeHtml(absolute(path))}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** `robots.txt`; search engines look for it at the root of the host only. */
export function robots({ absolute }: Addresses): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absolute('/sitemap.xml')}\n`
}
