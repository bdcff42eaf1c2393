import { hash } from 'node:crypto'
import { hashedFolders } from '../../catalogue/folders.ts'
import type { Site } from '../../catalogue/schemas/site.ts'

/** What stands in the pages themselves and must be allowed by its hash. */
type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** A response header, name and value. */
export type HttpHeader = readonly [name: string, value: string]

/** How long a browser that came by https may come by nothing else: a year. */
export const hsts: HttpHeader = ['Strict-Transport-Security', 'max-age=31536000']

/** For files whose name changes with what is in them; they lie in these folders. */
export const hashed = {
  folders: hashedFolders,
  caching: 'public, max-age=31536000, immutable',
} as const

/** For everything else: stored by browsers, but revalidated before it is used. */
export const unhashedCaching = 'no-cache'

/**
 * What lies in the site for its server alone (configurations, compressed copies, names that begin with
 * a dot, except `.well-known`), and is answered with 404: a pattern of paths, in any case of their
 * letters. JavaScript, nginx and Caddy read it alike.
 */
export const serverOnly = String.raw`/(hosting/|_(headers|redirects)$|\.[^w])|\.(br|gz)$`

/** A text as a content security policy names it. */
export function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/**
 * The content security policy of a page: nothing but the site's own files, the inline parts by their
 * hashes, the map's frame, and the place enquiries go to.
 */
export function contentSecurityPolicy({ map, enquiries }: Site, inline: Inline): string {
  const endpoint = enquiries.endpoint === null ? [] : [new URL(enquiries.endpoint).origin]
  const mapService = new URL(map.embed).origin
  const directives: Record<string, string[]> = {
    // Of what is not named below too: typefaces, the manifest, the worker.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(cspHash)],
    'style-src': ["'self'", ...inline.styles.map(cspHash)],
    'img-src': ["'self'", 'data:'],
    // Whether the map's service can be reached is asked before its frame is made.
    'connect-src': ["'self'", mapService, ...endpoint],
    'frame-src': [mapService],
    'form-action': ["'self'", 'mailto:', ...endpoint],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // React and the router write no markup from text; the worker's address alone needs a policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['offline'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The headers of every answer, errors and redirects too. */
export const securityHeaders: readonly HttpHeader[] = [
  // The rest stands in each page; once more here, it would take 1 kB of what comes with the first screen.
  ['Content-Security-Policy', "frame-ancestors 'none'"],
  // The map's tiles are given only to those who say where they are shown.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]
