import { hashedFiles, strictTransport } from './headers.ts'
import type { HostingFacts, Redirect } from './hostingFacts.ts'

/**
 * The text of `_redirects` for Netlify and Cloudflare Pages. Each page has a line, because Netlify otherwise
 * redirects its path to lower case. The first matching line wins, so the line of a page is before an alias that
 * is the same path in another case.
 */
export function redirectsFile({
  base,
  pages,
  redirects,
  errorPage,
  folderErrorPages,
}: HostingFacts): string {
  // Netlify uses the first line, Cloudflare the second, whose missing target gives a 404.
  const hidden = [`${base}hosting/* ${errorPage} 404!`, `${base}hosting/* ${base}404/hosting 200`]
  const pageLine = (path: string) => `${path} ${path.replace(/\/$/, '')}/index.html 200`
  // Netlify prefers an existing file to a redirect without "!"; Cloudflare ignores lines with "!" and obeys the
  // second one.
  const redirectLines = ({ from, to }: Redirect) => [`${from} ${to} 301!`, `${from} ${to} 301`]
  return [
    ...hidden,
    ...redirects.filter(({ isCaseVariant }) => !isCaseVariant).flatMap(redirectLines),
    ...pages.map(pageLine),
    ...redirects.filter(({ isCaseVariant }) => isCaseVariant).flatMap(redirectLines),
    // For Netlify; Cloudflare finds the nearest error page itself.
    ...folderErrorPages.map(({ folder, page }) => `${folder}* ${page} 404`),
    '',
  ].join('\n')
}

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. Both make browsers revalidate HTML files by default,
 * so that needs no line.
 */
export function headersFile({ base, headers }: HostingFacts): string {
  return [
    `${base}*`,
    ...[...headers, strictTransport].map(([name, value]) => `  ${name}: ${value}`),
    ...hashedFiles.folders.flatMap((folder) => [
      `${base}${folder}/*`,
      `  Cache-Control: ${hashedFiles.caching}`,
    ]),
    '',
  ].join('\n')
}
