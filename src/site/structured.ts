import type {
  BreadcrumbList,
  Graph,
  ItemList,
  LocalBusiness,
  Product,
  PropertyValue,
  Thing,
  WebSite,
} from 'schema-dts'
import type { FullView, OnwardView, PageView, PathLinkView } from '../pages/views/types.ts'
import type { Site } from '../shape/site.ts'
import type { Addresses } from './addresses.ts'

/** What a page's structured data are made from, besides the page itself. */
export type DataFacts = {
  site: Site
  addresses: Addresses
  /** The page's own picture, absolute. */
  image: string
  isCategory(path: string): boolean
}

/**
 * A page's facts for search engines (schema.org). Only what stands on the page: no price, rating or
 * stock, no street where the data have none.
 */
export function structuredData(page: PageView, facts: DataFacts): Graph {
  const { site, addresses } = facts
  const things: Thing[] = []
  if (page.kind === 'home') {
    const url = addresses.absolute('/')
    const website: WebSite = { '@type': 'WebSite', name: site.name, url, inLanguage: site.language }
    things.push(website)
  }
  if (page.kind !== 'full' && page.kind !== 'placeholder') {
    things.push(business(facts, page.kind === 'home' ? facts.image : undefined))
  }
  if (page.crumbs.length > 0) things.push(breadcrumbs(page.crumbs, addresses))
  if (page.kind === 'placeholder' && facts.isCategory(page.path)) {
    things.push(items(page.heading, page.onward, addresses))
  }
  if (page.kind === 'full') things.push(product(page, addresses))
  return { '@context': 'https://schema.org', '@graph': things }
}

function business({ site, addresses }: DataFacts, image: string | undefined): LocalBusiness {
  const url = addresses.absolute('/')
  // A bare front page of a network says nothing about this business.
  const profiles = site.socials.filter((social) => new URL(social.url).pathname !== '/')
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#business`,
    name: site.name,
    description: site.footer.blurb,
    url,
    telephone: site.phone.href.replace('tel:', ''),
    email: site.email,
    ...(image === undefined ? {} : { image }),
    address: site.addresses.map((address) => ({
      '@type': 'PostalAddress',
      name: address.label,
      ...(address.lines.length === 0 ? {} : { streetAddress: address.lines.join(', ') }),
      addressLocality: address.city,
      addressRegion: address.region,
      ...(address.postalCode === undefined ? {} : { postalCode: address.postalCode }),
      addressCountry: address.country,
    })),
    areaServed: site.servedCities.cities.map((name) => ({ '@type': 'City', name })),
    ...(profiles.length === 0 ? {} : { sameAs: profiles.map((social) => social.url) }),
  }
}

function breadcrumbs(crumbs: readonly PathLinkView[], addresses: Addresses): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: addresses.absolute(path),
    })),
  }
}

function items(name: string, { links }: OnwardView, addresses: Addresses): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: links.length,
    itemListElement: links.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      url: addresses.absolute(path),
    })),
  }
}

function product(page: FullView, addresses: Addresses): Product {
  const category = page.crumbs.at(-2)
  return {
    '@type': 'Product',
    name: page.heading,
    description: page.head.description,
    url: addresses.absolute(page.path),
    image: page.gallery.pictures.map(({ stem, widths }) =>
      addresses.absolute(`/${stem}-${widths.at(-1)}.webp`),
    ),
    ...(category === undefined || category.path === '/' ? {} : { category: category.label }),
    additionalProperty: properties(page),
  }
}

/** Each row of the table; in a table of more than two columns a cell says which column it is of. */
function properties({ specification: { columns, rows } }: FullView): PropertyValue[] {
  return rows.map((row) => {
    const [name = '', ...rest] = row.map((lines) => lines.join('; '))
    const value =
      rest.length > 1
        ? rest.map((text, index) => `${columns[index + 1]}: ${text}`).join('; ')
        : rest.join()
    return { '@type': 'PropertyValue', name, value }
  })
}
