import { hash } from 'node:crypto'
import { hashedFolders } from '../../catalogue/folders.ts'
import type { Site } from '../../catalogue/schemas/site.ts'

/** The inline scripts and styles of a page, which the policy allows by their hashes. */
type Inline = { scripts: readonly string[]; styles: readonly string[] }

/** A response header, name and value. */
type HttpHeader = readonly [name: string, value: string]

/** Tells browsers that have used https to use nothing else for a year. */
export const strictTransport: HttpHeader = ['Strict-Transport-Security', 'max-age=31536000']

/** Caching of files whose names contain a hash of their content, and the folders that hold them. */
export const hashedFiles = {
  folders: hashedFolders,
  caching: 'public, max-age=31536000, immutable',
} as const

/** The header of `build.json`: an editor on another host may ask which version of the catalogue the site shows. */
export const buildFileHeader: HttpHeader = ['Access-Control-Allow-Origin', '*']

/** Caching of all other files: browsers store them, but revalidate before use. */
export const unhashedCaching = 'no-cache'

/**
 * Matches the paths of files that only the server uses, which get the status 404: rules of hosts, compressed
 * copies, and names that begin with a dot, except `.well-known`. A case-insensitive regular expression; `nginx.conf` and
 * `Caddyfile` repeat it.
 */
export const serverOnlyPattern = String.raw`/(_(headers|redirects)$|\.[^w])|\.(br|gz)$`

/** The hash of an inline script or style, as a source in a content security policy. */
export function cspHash(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}

/**
 * The content security policy of a page. It allows the site's own files, the inline scripts and styles by their
 * hashes, the map's frame, and the endpoint of enquiries.
 */
export function contentSecurityPolicy({ map, enquiries }: Site, inline: Inline): string {
  const endpoint = enquiries.endpoint === null ? [] : [new URL(enquiries.endpoint).origin]
  const mapService = new URL(map.embed).origin
  const directives: Record<string, string[]> = {
    // Also applies to everything not named below: typefaces, the manifest, the worker.
    'default-src': ["'self'"],
    'script-src': ["'self'", ...inline.scripts.map(cspHash)],
    'style-src': ["'self'", ...inline.styles.map(cspHash)],
    'img-src': ["'self'", 'data:'],
    // A script tests whether the map service can be reached before it adds the frame.
    'connect-src': ["'self'", mapService, ...endpoint],
    'frame-src': [mapService],
    'form-action': ["'self'", 'mailto:', ...endpoint],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // React and the router write no HTML from strings; only the URL of the worker needs a policy.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['offline'],
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** The headers of every response, including errors and redirects. `nginx.conf` and `Caddyfile` repeat them. */
export const securityHeaders: readonly HttpHeader[] = [
  // The site alone may show a page in a frame: the editor does, for its preview. The rest of the policy is in each page.
  // Repeated here, it would add 1 kB to the first round trip.
  ['Content-Security-Policy', "frame-ancestors 'self'"],
  // The map service delivers tiles only to requests with a referrer.
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  [
    'Permissions-Policy',
    'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  ],
  ['X-Content-Type-Options', 'nosniff'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
]
