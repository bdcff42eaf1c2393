import type { Site } from '../model/shape/site.ts'
import type { Addresses } from './addresses.ts'
import type { Tokens } from './tokens.ts'

/** The web manifest: what the site is called on a phone's home screen, and its icon there. */
export function webManifest(site: Site, addresses: Addresses, tokens: Tokens): string {
  const icon = (size: number) => ({
    src: addresses.inSite(`/icon-${size}.png`),
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })
  return JSON.stringify({
    name: site.name,
    short_name: site.shortName,
    lang: site.language,
    start_url: addresses.inSite('/'),
    scope: addresses.inSite('/'),
    display: 'browser',
    background_color: tokens.paper.light,
    theme_color: tokens.paper.light,
    icons: [icon(192), icon(512)],
  })
}
