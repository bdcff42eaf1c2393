import { type CategoryPart, categoryParts } from '../../catalogue/categoryParts.ts'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Category } from '../../catalogue/schemas/categories.ts'
import type { EncodedPicture, ProductLinkView, RelatedProductsView } from '../../catalogue/view.ts'
import type { Catalogue } from '../catalogue.ts'
import { compareFormWords } from '../shared/categoryProducts.ts'
import { summaryAt } from './productSummary.ts'

/** The most related products below a product's page. */
const MOST_RELATED = 6

/** The data that product links are made from. */
type LinkData = {
  catalogue: Catalogue
  /** File name -> stem and size of that picture. */
  pictures: ReadonlyMap<string, EncodedPicture>
}

/** A picture in the two widths that lists need: beside a text, and in a grid. */
function smallWidths({ stem, widths, width, height }: EncodedPicture) {
  return { stem, widths: widths.slice(0, 2), width, height }
}

/** The link, picture and main figures of a product, for lists. */
export function createProductLink(
  { catalogue, pictures }: LinkData,
  { name, path }: Category['items'][number],
): ProductLinkView {
  const summary = summaryAt(catalogue, path)
  const picture = pictures.get(summary?.picture ?? '')
  return {
    label: name,
    path,
    ...(picture !== undefined && { picture: smallWidths(picture) }),
    ...summary?.line,
  }
}

/** True if the picture of the page at a path is an illustration. */
function isIllustrated(catalogue: Catalogue, path: string): boolean {
  const file = summaryAt(catalogue, path)?.picture ?? ''
  return ownValue(catalogue.pictures, file)?.kind === 'illustration'
}

/** The note "illustrations", if any picture in the list is one. */
function illustrationsNote(catalogue: Catalogue, items: Category['items']) {
  return (
    items.some(({ path }) => isIllustrated(catalogue, path)) && {
      illustrations: catalogue.site.product.illustrations,
    }
  )
}

/** The products of a category on one of its pages. */
function productsOfCategory(
  data: LinkData,
  category: Category,
  { items }: CategoryPart,
): RelatedProductsView {
  const { catalogue } = data
  const parts = categoryParts(category)
  const { page } = catalogue.site.category
  return {
    // The name of a category is easily misunderstood.
    heading: category.explanation ?? catalogue.site.category.products,
    text: category.description,
    ...illustrationsNote(catalogue, items),
    links: items.map((item) => createProductLink(data, item)),
    compare: compareFormWords(catalogue),
    ...(parts.length > 1 && {
      all: parts.map(({ path, number }) => ({
        label: fillTemplate(page, 'number', String(number)),
        path,
      })),
    }),
  }
}

/**
 * The products to show below the page of a category or a product: those of its category, for a product
 * beginning with the ones that follow it.
 * @param category the category at the path, or that of the product at the path
 * @param part the part of the category at the path
 */
export function createRelatedProducts(
  data: LinkData,
  path: string,
  category: Category | undefined,
  part: CategoryPart | undefined,
): RelatedProductsView {
  const { catalogue } = data
  const { product: words, navigation } = catalogue.site
  if (category === undefined) return { heading: words.related, links: [] }
  if (part !== undefined) return productsOfCategory(data, category, part)
  const { items, label } = category
  const index = items.findIndex((item) => item.path === path)
  const following = items.slice(index + 1, index + 1 + MOST_RELATED)
  const related = [...following, ...items.slice(0, index)].slice(0, MOST_RELATED)
  const hasMore = items.length > related.length + 1
  return {
    heading: words.related,
    // The page says it below its own picture.
    ...(!isIllustrated(catalogue, path) && illustrationsNote(catalogue, related)),
    // Without the text, which the category page has: in a row that slides it makes one item higher than the others.
    links: related.map((item) => createProductLink(data, item)).map(({ text: _, ...link }) => link),
    compare: compareFormWords(catalogue),
    ...(hasMore && {
      all: [{ label: fillTemplate(navigation.allOf, 'name', label), path: category.path }],
    }),
  }
}
