import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { linksTo, MOST_LINKS } from '../../catalogue/links.ts'
import { isDeclared } from '../../catalogue/path.ts'
import type { Category } from '../../catalogue/schemas/lists.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { valueWriting } from '../../catalogue/textOf.ts'
import type {
  BreadcrumbView,
  LayoutView,
  PictureFacts,
  ProductLinkView,
  ProductSummary,
  RelatedProductsView,
} from '../../catalogue/view.ts'
import type { ListWords } from '../../enquiry/schemas/listWords.ts'
import type { Catalogue } from '../catalogue.ts'
import { pageFile } from '../dataFiles.ts'
import { createFinderContents, type FinderContents, searchedTexts } from '../find/finderIndex.ts'
import { searchPhrases } from '../find/searchPhrases.ts'
import type { SiteLanguages } from '../pageKind.ts'
import { compareFormWords } from '../shared/categoryProducts.ts'
import { type SourceLookup, sourceView, withConfirmedChips } from '../shared/sourceView.ts'
import { addressViews } from './addressViews.ts'
import { kindOf, type PageView } from './pageKinds.ts'
import { productSummary } from './productSummary.ts'

/** Makes what the browser is given from the catalogue. Pure: the same catalogue, the same views. */
export type Views = {
  layout: LayoutView
  /** @returns undefined for a path that is not declared. */
  page(path: string): PageView | undefined
  /** What the finder goes by. */
  finderContents(): FinderContents
}

/** How many products of its category are shown below a product's page, at the most. */
const MOST_BESIDE = 6

function smallest({ stem, widths, width, height }: PictureFacts) {
  return { stem, widths: widths.slice(0, 1), width, height }
}

/** What stands round every page. */
function layoutView({ site, categories, properties }: Catalogue): LayoutView {
  const { name, shortName, phone, otherPhones = [], whatsapp, greeting, email } = site
  const { gstin, map, socials, servedCities, navigation, footer } = site
  const { product, error, enquiries } = site
  const copyright = fillTemplate(footer.copyright, 'year', String(footer.year))
  return {
    ...{ name, shortName, phone, otherPhones, whatsapp, greeting, email },
    ...(gstin && { gstin: { label: gstin.label, number: gstin.number } }),
    ...{ addresses: addressViews(site), map, socials, servedCities, navigation },
    footer: { ...footer, copyright: fillTemplate(copyright, 'name', name) },
    ...{ product, error, enquiries },
    writing: valueWriting(properties),
    menus: categories.categories.map(({ key, path, label, explanation, description, items }) => ({
      ...{ key, path, label, explanation, description },
      items: linksTo(items.slice(0, MOST_LINKS)),
      ...(items.length > MOST_LINKS && { more: fillTemplate(navigation.allOf, 'name', label) }),
    })),
  }
}

/** The summary of the page at a path; undefined where there is none. */
function summaryAt({ pages, properties }: Catalogue, path: string): ProductSummary | undefined {
  const page = pages.get(path)
  return page && productSummary(properties)(page)
}

function listWordsIn({ pages }: Catalogue): ListWords {
  const list = pages.get('/List')
  if (list?.kind !== 'list') throw new Error('/List is no list; run the check')
  return list.words
}

/**
 * @param whole the whole catalogue, checked
 * @param pictures file name -> what is known of that picture
 * @param absolute a declared path -> its address, as the rest of the world writes it
 * @param sources where its values come from
 * @param site the same in each language of the site; left out where it has one
 */
export function createViews(
  whole: Catalogue,
  pictures: ReadonlyMap<string, PictureFacts>,
  absolute: (path: string) => string,
  sources: SourceLookup,
  { catalogues: all, latin = () => [] }: SiteLanguages = { catalogues: [whole] },
): Views {
  const catalogue = { ...whole, properties: withConfirmedChips(whole.properties, sources) }
  const { site } = catalogue
  const english = all[0] === whole ? undefined : all[0]
  /** Those in which a page and its search are whole, and those that only searches know. */
  const languages = [catalogue, ...(english ? [english] : [])]
  const others = all.filter((one) => one !== whole && one !== english)
  const categoryOf = new Map<string, Category>()
  for (const category of catalogue.categories.categories) {
    categoryOf.set(category.path, category)
    for (const item of category.items) categoryOf.set(item.path, category)
  }

  function picture(file: string) {
    const facts = pictures.get(file)
    const described = catalogue.pictures[file]
    if (facts === undefined || described === undefined) {
      throw new Error(`${file} is not among the pictures; run the check`)
    }
    return { ...facts, alt: described.alt, illustration: described.kind === 'illustration' }
  }

  function breadcrumbFor(path: Path, label: string): BreadcrumbView | undefined {
    const home = site.navigation.links.find((link) => link.path === '/')
    if (home === undefined || path === home.path) return undefined
    const category = categoryOf.get(path)
    return {
      home,
      ...(category && { category: { label: category.label, path: category.path } }),
      current: { label, path },
    }
  }

  /** That the pictures of a list are illustrations, where one of them is. */
  function illustrations(items: Category['items']) {
    const files = items.map(({ path }) => summaryAt(catalogue, path)?.picture ?? '')
    const some = files.some((file) => catalogue.pictures[file]?.kind === 'illustration')
    return some && { illustrations: site.product.illustrations }
  }

  /** A product as a list shows it. */
  function product({ name, path }: Category['items'][number]): ProductLinkView {
    const summary = summaryAt(catalogue, path)
    const picture = pictures.get(summary?.picture ?? '')
    return {
      label: name,
      path,
      ...(picture !== undefined && { picture: smallest(picture) }),
      ...summary?.line,
    }
  }

  function relatedProductsFor(path: string): RelatedProductsView {
    const category = categoryOf.get(path)
    if (category === undefined) return { heading: site.product.related, links: [] }
    const { path: all, label, explanation, description: text, items } = category
    const compare = compareFormWords(catalogue)
    if (all === path) {
      const heading = site.category.products
      const links = items.map(product)
      return { heading, explanation, text, ...illustrations(items), links, compare }
    }
    const here = items.findIndex((item) => item.path === path)
    const after = items.slice(here + 1, here + 1 + MOST_BESIDE)
    const rest = [...after, ...items.slice(0, here)].slice(0, MOST_BESIDE)
    return {
      heading: site.product.related,
      ...illustrations(rest),
      // Figures say more than the text, which the category's page shows.
      links: rest
        .map(product)
        .map(({ text, ...link }) => (link.figures ? link : { ...link, text })),
      compare,
      ...(items.length > rest.length + 1 && {
        all: { label: fillTemplate(site.navigation.allOf, 'name', label), path: all },
      }),
    }
  }

  function page(path: string): PageView | undefined {
    if (!isDeclared(catalogue.routes, path)) return undefined
    const shown = catalogue.pages.get(path)
    if (shown === undefined) return undefined
    const inEnglish = english?.pages.get(path)
    return kindOf(shown).view(shown, {
      catalogue,
      common: {
        path,
        breadcrumb: 'heading' in shown ? breadcrumbFor(path, shown.heading) : undefined,
      },
      head: (heading, description, index = true) => ({
        canonical: absolute(path),
        title: ('title' in shown ? shown.title : undefined) ?? `${heading} | ${site.name}`,
        description,
        index,
      }),
      source: (jsonPath) => sourceView(sources(pageFile(path), jsonPath), site),
      picture,
      relatedProducts: relatedProductsFor(path),
      productLink: product,
      finderContents: finding,
      ...{ languages, latin },
      listWords: () => listWordsIn(catalogue),
      ...(english &&
        inEnglish && {
          english: {
            page: inEnglish,
            catalogue: english,
            listWords: () => listWordsIn(english),
          },
        }),
    })
  }

  function finding(): FinderContents {
    const links = catalogue.categories.categories.flatMap(({ items }) => items.map(product))
    const textsOf = (one: Catalogue) =>
      searchedTexts(one, (path) => summaryAt(one, path), languages.includes(one))
    return createFinderContents(
      catalogue,
      links,
      (path) => summaryAt(catalogue, path),
      [...languages, ...others].map(textsOf),
      latin,
      others.length === 0 ? undefined : searchPhrases(others, latin),
    )
  }

  return { layout: layoutView(catalogue), page, finderContents: finding }
}
