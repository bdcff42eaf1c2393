import type { Graph } from 'schema-dts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { breadcrumbs, type StructuredFacts } from '../pages/shared/structured.ts'
import type { SiteAddresses } from './addresses.ts'
import { escapeHtml } from './html.ts'
import type { SiteLanguage } from './languages.ts'
import type { SiteData } from './siteData.ts'
import { type SocialPictures, socialSize } from './socialPictures.ts'
import type { Tokens } from './tokens.ts'

/** What the head of every page of a language is made from. */
export type HeadFacts = {
  language: SiteLanguage
  /** All that the site has. */
  languages: SiteData['languages']
  /** Of the site's files. */
  addresses: SiteAddresses
  sources: SourceLookup
  /** The pictures that are shown where a link to a page is shared. */
  social: SocialPictures
}

function tag(name: string, attributes: Record<string, string>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${text.join(' ')}>`
}

/** What stands in the head of each page, the error screen's too: colours, icons, manifest. */
export function commonHead(addresses: SiteAddresses, tokens: Tokens): string[] {
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
  const breadcrumb = page.breadcrumb === undefined ? [] : [breadcrumbs(page.breadcrumb, facts)]
  const own = kindOf(page).structured?.(page, facts) ?? []
  return { '@context': 'https://schema.org', '@graph': [...breadcrumb, ...own] }
}

/** A language as Open Graph writes it: `en_IN`. */
function localeOf({ catalogue }: SiteLanguage): string {
  return catalogue.site.language.replace('-', '_')
}

/** Tells search engines where the page is found in a language. */
function alternate(hreflang: string, { addresses }: SiteLanguage, path: string): string {
  return tag('link', { rel: 'alternate', hreflang, href: addresses.absolute(path) })
}

/** The tags for search engines and for previews of shared links. */
export function pageHead(page: PageView, facts: HeadFacts): string[] {
  const { language, languages, sources, addresses } = facts
  const { site, properties } = language.catalogue
  const { title, description, canonical: url } = page.head
  const social = facts.social.of(page)
  const image = addresses.absolute(social.address)
  const openGraph = {
    type: 'website',
    site_name: site.name,
    locale: localeOf(language),
    title,
    description,
    url,
    image,
    'image:width': String(socialSize.width),
    'image:height': String(socialSize.height),
    'image:alt': social.alt,
  }
  const data = structuredData(page, {
    ...{ site, properties: properties.properties, sources, image },
    absolute: language.addresses.absolute,
    absoluteFile: addresses.absolute,
  })
  const listed = page.head.index ? languages.filter((one) => one.isListed(page.path)) : []
  const alternates = listed.length > 1 ? listed : []
  return [
    ...alternates.map((one) => alternate(one.catalogue.site.language, one, page.path)),
    ...alternates.slice(0, 1).map((own) => alternate('x-default', own, page.path)),
    ...Object.entries(openGraph).map(([key, content]) =>
      tag('meta', { property: `og:${key}`, content }),
    ),
    ...alternates
      .filter((one) => one !== language)
      .map((one) => tag('meta', { property: 'og:locale:alternate', content: localeOf(one) })),
    // The rest of its card X takes from the above.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    // In JSON a text may hold "</script>"; written as an escape it ends nothing.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ]
}
