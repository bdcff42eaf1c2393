import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { categoryLinks, MAX_MENU_LINKS } from '../../catalogue/links.ts'
import type { Category } from '../../catalogue/schemas/categories.ts'
import type { Site } from '../../catalogue/schemas/site.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import { valueWriting } from '../../catalogue/valueWriting.ts'
import type { LayoutView, MenuView } from '../../catalogue/view.ts'
import type { SharedData } from '../dataFiles.ts'
import { recipientText } from '../shared/recipientText.ts'
import { addressViews } from './addressViews.ts'

/** The header menu of a category. */
function menuView(category: Category, allOf: string): MenuView {
  const { key, path, label, explanation, description, items } = category
  return {
    key,
    path,
    label,
    explanation,
    description,
    items: categoryLinks(items.slice(0, MAX_MENU_LINKS)),
    ...(items.length > MAX_MENU_LINKS && { more: fillTemplate(allOf, 'name', label) }),
  }
}

/** The line about the data at each form. */
function privacyView(enquiries: Site['enquiries']): LayoutView['enquiries']['privacy'] {
  const { byHand, link, ...posted } = enquiries.privacy
  return { text: recipientText(posted, enquiries) ?? byHand, link }
}

/** Header, footer and everything else that every page shares. */
export function layoutView({
  site,
  categories,
  properties,
  aliases,
}: Pick<SharedData, 'site' | 'categories' | 'properties' | 'aliases'>): LayoutView {
  const { name, gstin, footer, navigation } = site
  const writing = valueWriting(properties)
  const copyright = fillTemplate(footer.copyright, 'year', String(footer.year))
  return {
    name,
    shortName: site.shortName,
    phone: site.phone,
    otherPhones: site.otherPhones ?? [],
    whatsapp: site.whatsapp,
    greeting: site.greeting,
    photograph: site.photograph,
    email: site.email,
    ...(gstin && { gstin: { label: gstin.label, number: gstin.number } }),
    addresses: addressViews(site),
    map: site.map,
    socials: site.socials,
    servedCities: {
      heading: site.servedCities.heading,
      cities: joinList(site.servedCities.cities, writing.lists),
    },
    navigation,
    footer: { ...footer, copyright: fillTemplate(copyright, 'name', name) },
    product: site.product,
    error: site.error,
    enquiries: { ...site.enquiries, privacy: privacyView(site.enquiries) },
    writing,
    menus: categories.categories.map((category) => menuView(category, navigation.allOf)),
    aliases,
    ...(site.notice && { notice: site.notice }),
  }
}
