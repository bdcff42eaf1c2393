// The head of a built page beyond title, description and canonical: pages/registry/views.ts makes those, and the page itself renders
// them (ui/frame/PageFrame.tsx).

import type { Graph } from 'schema-dts'
import { kindOf, type PageView } from '../pages/registry/pageKinds.ts'
import type { SourceLookup } from '../pages/shared/sourceView.ts'
import { type StructuredFacts, structuredBreadcrumb } from '../pages/shared/structured.ts'
import type { SiteAddresses } from './addresses.ts'
import type { BrandColours } from './brand.ts'
import { escapeHtml } from './html.ts'
import type { SiteData } from './siteData.ts'
import type { SiteLanguage } from './siteLanguages.ts'
import { type SocialPictures, socialSize } from './socialPictures.ts'

/** The facts that the heads of all pages in a language share. */
export type HeadFacts = {
  language: SiteLanguage
  /** All languages of the site. */
  languages: SiteData['languages']
  /** Addresses of files that are not pages. */
  addresses: SiteAddresses
  sources: SourceLookup
  /** The pictures that messengers and networks show with a shared link. */
  social: SocialPictures
}

function tag(name: string, attributes: Record<string, string>): string {
  const text = Object.entries(attributes).map(([key, value]) => `${key}="${escapeHtml(value)}"`)
  return `<${name} ${text.join(' ')}>`
}

/** The tags in the head of every page, including the error page: colours, icons, manifest. */
export function commonHead(addresses: SiteAddresses, { paper }: BrandColours): string[] {
  const theme = (scheme: 'light' | 'dark') =>
    tag('meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
      content: paper[scheme],
    })
  return [
    theme('light'),
    theme('dark'),
    tag('link', { rel: 'icon', href: addresses.inSite('/favicon.svg') }),
    tag('link', { rel: 'apple-touch-icon', href: addresses.inSite('/apple-touch-icon.png') }),
    tag('link', { rel: 'manifest', href: addresses.inSite('/manifest.webmanifest') }),
  ]
}

/**
 * A page's structured data for search engines (schema.org). It contains only facts that the page shows: no
 * price, rating or stock, and no street if the data have none.
 */
function structuredData(page: PageView, facts: StructuredFacts): Graph {
  const breadcrumbList =
    page.breadcrumb === undefined ? [] : [structuredBreadcrumb(page.breadcrumb, facts)]
  const own = kindOf(page).structured?.(page, facts) ?? []
  return { '@context': 'https://schema.org', '@graph': [...breadcrumbList, ...own] }
}

/** The locale of a language for Open Graph: `en_IN`. */
function localeOf({ catalogue }: SiteLanguage): string {
  return catalogue.site.language.replace('-', '_')
}

/** The link from a page to its version in a language, for search engines. */
function alternateLink(hreflang: string, { addresses }: SiteLanguage, path: string): string {
  return tag('link', { rel: 'alternate', hreflang, href: addresses.absolute(path) })
}

/** The tags in the head of a page for search engines and for previews of shared links, without the structured data. */
export function pageHead(page: PageView, facts: HeadFacts): string[] {
  const { language, languages, addresses } = facts
  const { site } = language.catalogue
  const { title, description, canonical: url, previous, next } = page.head
  const social = facts.social.of(page)
  const image = addresses.absolute(social.address)
  // Without a type, the page is a "website".
  const openGraph = {
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
  const listed = page.head.index
    ? languages.filter((candidate) => candidate.isListed(page.path))
    : []
  const alternates = listed.length > 1 ? listed : []
  return [
    ...alternates.map((version) =>
      alternateLink(version.catalogue.site.language, version, page.path),
    ),
    ...(previous ? [tag('link', { rel: 'prev', href: previous })] : []),
    ...(next ? [tag('link', { rel: 'next', href: next })] : []),
    ...alternates.slice(0, 1).map((main) => alternateLink('x-default', main, page.path)),
    ...Object.entries(openGraph).map(([key, content]) =>
      tag('meta', { property: `og:${key}`, content }),
    ),
    ...alternates
      .filter((version) => version !== language)
      .map((version) =>
        tag('meta', { property: 'og:locale:alternate', content: localeOf(version) }),
      ),
    // X takes the rest of its card from the Open Graph tags.
    tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
  ]
}

/** The script element with a page's structured data, for the end of the body: the first paint does not need it. */
export function structuredDataTag(page: PageView, facts: HeadFacts): string {
  const { language, sources, addresses, social } = facts
  const { site, properties } = language.catalogue
  const data = structuredData(page, {
    site,
    vocabulary: properties,
    sources,
    image: addresses.absolute(social.of(page).address),
    absolute: language.addresses.absolute,
    absoluteFile: addresses.absolute,
  })
  // A text may contain "</script>"; escaped, it does not end the element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  return `<script type="application/ld+json">${text}</script>`
}
