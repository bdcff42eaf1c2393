import type { HostingFacts, Move } from './facts.ts'
import { hashed, hsts } from './policy.ts'

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. A page has a line of its own, because
 * Netlify otherwise redirects its path to small letters; the first line that matches counts, so a
 * page's line stands before an alias that is the same path in another case.
 */
export function redirectsFile({
  base,
  pages,
  moves,
  errorPage,
  folderErrorPages,
}: HostingFacts): string {
  // Netlify reads the first of the two, Cloudflare the second: no file answers there, so it is a 404.
  const hidden = [`${base}hosting/* ${errorPage} 404!`, `${base}hosting/* ${base}404/hosting 200`]
  const page = (path: string) => `${path} ${path.replace(/\/$/, '')}/index.html 200`
  // Netlify prefers a file to a redirect that does not end in "!"; Cloudflare skips the line that
  // does, and takes the second.
  const move = ({ from, to }: Move) => [`${from} ${to} 301!`, `${from} ${to} 301`]
  return [
    ...hidden,
    ...moves.filter((m) => !m.respelt).flatMap(move),
    ...pages.map(page),
    ...moves.filter((m) => m.respelt).flatMap(move),
    // For Netlify; Cloudflare finds the nearest by itself.
    ...folderErrorPages.map(({ folder, page }) => `${folder}* ${page} 404`),
    '',
  ].join('\n')
}

/**
 * `_headers`, as Netlify and Cloudflare Pages read it. Both let a browser keep an HTML file only if
 * it asks anew each time, so that needs no line.
 */
export function headersFile({ base, headers }: HostingFacts): string {
  return [
    `${base}*`,
    ...[...headers, hsts].map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.folders.flatMap((folder) => [
      `${base}${folder}/*`,
      `  Cache-Control: ${hashed.caching}`,
    ]),
    '',
  ].join('\n')
}
