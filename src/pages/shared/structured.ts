import type { BreadcrumbList, ItemList, LocalBusiness } from 'schema-dts'
import { breadcrumbSteps } from '../../catalogue/links.ts'
import { isPlaceholderHost, isPlaceholderNumber } from '../../catalogue/placeholderContact.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import type { BreadcrumbView, PathLinkView } from '../../catalogue/view.ts'
import { sharedFilePath } from '../dataFiles.ts'
import { isGuidance, type SourceLookup } from './sourceView.ts'

/** The data that structured data (schema.org) are made from, besides the page itself. */
export type StructuredFacts = {
  site: Site
  vocabulary: Vocabulary
  sources: SourceLookup
  /** The full address of a path, in the language of the page. */
  absolute(path: string): string
  /** The full address of a file, which all languages share. */
  absoluteFile(path: string): string
  /** The full address of the page's picture. */
  image: string
}

/** True for a fact, false for general guidance and this site's own words. */
export function isFact({ sources }: StructuredFacts, file: string, field: string): boolean {
  const source = sources(file, field.split('/'))
  return source === undefined || !isGuidance(source)
}

/** The business, without values that are missing or placeholders. */
export function structuredBusiness(facts: StructuredFacts, image?: string): LocalBusiness {
  const { site, absolute, absoluteFile } = facts
  // A link to a network's front page is not a profile of this business.
  const profiles = site.socials.filter((social) => new URL(social.url).pathname !== '/')
  return {
    '@type': 'LocalBusiness',
    // The same in all languages: it is one business.
    '@id': `${absoluteFile('/')}#business`,
    name: site.name,
    ...(isFact(facts, sharedFilePath('site'), 'footer/blurb') && {
      description: site.footer.blurb,
    }),
    url: absolute('/'),
    ...(isPlaceholderNumber(site.phone.href)
      ? {}
      : { telephone: site.phone.href.replace('tel:', '') }),
    ...(isPlaceholderHost(site.email) ? {} : { email: site.email }),
    taxID: site.gstin?.number,
    image,
    address: site.addresses.map((address) => ({
      '@type': 'PostalAddress',
      name: address.label,
      ...(address.lines.length === 0 ? {} : { streetAddress: address.lines.join(', ') }),
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    })),
    areaServed: site.servedCities.cities.map((name) => ({ '@type': 'City', name })),
    ...(profiles.length === 0 ? {} : { sameAs: profiles.map((social) => social.url) }),
  }
}

/** The breadcrumb of a page, as structured data. */
export function structuredBreadcrumb(
  breadcrumb: BreadcrumbView,
  { absolute }: StructuredFacts,
): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbSteps(breadcrumb).map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(path),
    })),
  }
}

/** The products that a page lists. */
export function structuredItemList(
  name: string,
  links: readonly PathLinkView[],
  { absolute }: StructuredFacts,
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: links.length,
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: absolute(path),
    })),
  }
}
