import { fillTemplate } from '../model/catalogue/fillTemplate.ts'
import { linksTo, MOST_LINKS } from '../model/catalogue/links.ts'
import type { LayoutView } from '../model/catalogue/view.ts'
import type { Parts } from './files.ts'

/** What stands round every page. */
export function layoutView({ site, categories }: Pick<Parts, 'site' | 'categories'>): LayoutView {
  const { copyright, year } = site.footer
  return {
    name: site.name,
    shortName: site.shortName,
    phone: site.phone,
    otherPhones: site.otherPhones ?? [],
    whatsapp: site.whatsapp,
    greeting: site.greeting,
    email: site.email,
    gstin: site.gstin,
    addresses: site.addresses,
    map: site.map,
    socials: site.socials,
    servedCities: site.servedCities,
    navigation: site.navigation,
    footer: {
      ...site.footer,
      copyright: fillTemplate(fillTemplate(copyright, 'year', String(year)), 'name', site.name),
    },
    product: site.product,
    error: site.error,
    enquiries: site.enquiries,
    menus: categories.categories.map((category) => ({
      key: category.key,
      path: category.path,
      label: category.label,
      description: category.description,
      items: linksTo(category.items.slice(0, MOST_LINKS)),
      ...(category.items.length > MOST_LINKS && {
        more: fillTemplate(site.navigation.allOf, 'name', category.label),
      }),
    })),
  }
}
