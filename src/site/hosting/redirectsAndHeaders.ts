import { buildFileName } from '../../catalogue/buildFile.ts'
import { differByCaseAlone, errorPageFile, htmlFile } from '../addresses.ts'
import { buildFileHeader, hashedFiles, securityHeaders, strictTransport } from './headers.ts'
import type { HostingFacts, Redirect } from './hostingFacts.ts'

/** The number of lines without a "*" that Cloudflare reads. */
const CLOUDFLARE_LINES = 2000

/** Both spellings of a path that a host without patterns for them can be told: its own, and lower case. */
function spellings(path: string): string[] {
  return [...new Set([path, path.toLowerCase()])]
}

/**
 * The text of `_redirects` for Netlify and Cloudflare Pages. In both the first matching line wins.
 *
 * Netlify obeys a line although a file has its path only if the line ends in "!"; Cloudflare ignores these lines. Each
 * page has one, because Netlify otherwise redirects its path to lower case. On Cloudflare such a line would end in a
 * loop, because Cloudflare redirects from a file to its path without `.html`.
 *
 * Lines with "*" are last: Cloudflare reads at most 100 lines from the first of them on, and 2,000 before it. Of more pages
 * the lines for lower case are beyond that ({@link unreadRedirects}).
 */
export function redirectsFile({ pages, redirects, roots }: HostingFacts): string {
  const redirectLines = (from: string, to: string) => [`${from} ${to} 301!`, `${from} ${to} 301`]
  const aliasLines = ({ from, to }: Redirect) =>
    spellings(from).flatMap((spelling) => redirectLines(spelling, to))
  const isPage = ({ from, to }: Redirect) => differByCaseAlone(from, to)
  return [
    ...redirects.filter((redirect) => !isPage(redirect)).flatMap(aliasLines),
    ...pages.map((path) => `${path} /${htmlFile(path)} 200!`),
    // An alias that is a page in another case is after the page, in case the host ignores case.
    ...redirects.filter(isPage).flatMap(({ from, to }) => redirectLines(from, to)),
    // Without "!", so that a host which ignores case serves the page instead of redirecting it to itself.
    ...pages.flatMap((path) =>
      spellings(path)
        .slice(1)
        .map((other) => `${other} ${path} 301`),
    ),
    // For Netlify; Cloudflare finds the nearest error page itself.
    ...roots.slice(1).map((folder) => `${folder}* ${folder}${errorPageFile} 404`),
    '',
  ].join('\n')
}

/**
 * The number of lines for lower case that Cloudflare does not read, because there are too many before them. There the error
 * page leads from these paths to their pages, as it does from any other case.
 */
export function unreadRedirects(redirects: string): number {
  const lines = redirects.split('\n').filter((line) => !line.includes('*'))
  return lines.slice(CLOUDFLARE_LINES).filter((line) => line.endsWith(' 301')).length
}

/**
 * The text of `_headers` for Netlify and Cloudflare Pages. Both make browsers revalidate HTML files by default,
 * so that needs no line.
 */
export function headersFile({ base }: Pick<HostingFacts, 'base'>): string {
  return [
    `${base}*`,
    ...[...securityHeaders, strictTransport].map(([name, value]) => `  ${name}: ${value}`),
    `${base}${buildFileName}`,
    `  ${buildFileHeader.join(': ')}`,
    ...hashedFiles.folders.flatMap((folder) => [
      `${base}${folder}/*`,
      `  Cache-Control: ${hashedFiles.caching}`,
    ]),
    '',
  ].join('\n')
}
