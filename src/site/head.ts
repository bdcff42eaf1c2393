import type { Graph } from 'schema-dts'
import type { Vocabulary } from '../model/shape/properties.ts'
import type { Site } from '../model/shape/site.ts'
import { kindOf, type PageView } from '../pages/pages.ts'
import type { SourceLookup } from '../pages/sourceView.ts'
import { breadcrumbs, type StructuredFacts } from '../pages/structured.ts'
import type { Addresses } from './addresses.ts'
import { escapeHtml } from './html.ts'
import { type SocialPictures, socialSize } from './socialPictures.ts'
import type { Tokens } from './tokens.ts'

/** What the head of every page is made from. */
export type HeadFacts = {
  site: Site
  properties: Vocabulary['properties']
  sources: SourceLookup
  addresses: Addresses
  tokens: Tokens
  /** The pictures that are shown where a link to a page is shared. */
  social: SocialPictures
}

function tag(name: string, attributes: Record<string, string>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${text.join(' ')}>`
}

/** What stands in the head of each page, the error screen's too: colours, icons, manifest. */
export function commonHead({ addresses, tokens }: HeadFacts): string[] {
  const theme = (scheme: 'light' | 'dark') =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: tokens.paper[scheme],
    })
  return [
    theme('light'),
    theme('dark'),
    tag('link', { rel: 'icon', type: 'image/svg+xml', href: addresses.inSite('/favicon.svg') }),
    tag('link', { rel: 'apple-touch-icon', href: addresses.inSite('/apple-touch-icon.png') }),
    tag('link', { rel: 'manifest', href: addresses.inSite('/manifest.webmanifest') }),
  ]
}

/**
 * A page's facts for search engines (schema.org). Only what stands on the page: no price, rating or
 * stock, no street where the data have none.
 */
function structuredData(page: PageView, facts: StructuredFacts): Graph {
  const way = page.way === undefined ? [] : [breadcrumbs(page.way, facts)]
  const own = kindOf(page).structured?.(page, facts) ?? []
  return { '@context': 'https://schema.org', '@graph': [...way, ...own] }
}

/** The tags for search engines and for previews of shared links. */
export function pageHead(page: PageView, facts: HeadFacts): string[] {
  const { site, properties, sources, addresses } = facts
  const { title, description, canonical: url } = page.head
  const social = facts.social.of(page)
  const image = addresses.absolute(social.address)
  const openGraph = {
    type: 'website',
    site_name: site.name,
    locale: site.language.replace('-', '_'),
    title,
    description,
    url,
    image,
    'image:width': String(socialSize.width),
    'image:height': String(socialSize.height),
    'image:alt': social.alt,
  }
  const { absolute } = addresses
  const data = structuredData(page, { site, properties, sources, absolute, image })
  return [
    ...Object.entries(openGraph).map(([key, content]) =>
      tag('meta', { property: `og:${key}`, content }),
    ),
    // The rest of its card X takes from the above.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // In JSON a text may hold "</script>"; written as an escape it ends nothing.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ]
}
