import { kindOfProduct } from '../../catalogue/productTable.ts'
import { enquiryView } from '../../enquiry/product/enquiryView.ts'
import type { PageContext, PageKind } from '../pageKind.ts'
import { filterWordsView } from '../shared/filterWordsView.ts'
import { declaredFilterWords, declaredProductKind } from '../shared/ruleHelpers.ts'
import { structuredItemList } from '../shared/structured.ts'
import type { PlaceholderPage } from './placeholderSchema.ts'

function view(page: PlaceholderPage, context: PageContext) {
  const { kind, heading, summary, picture, productKind } = page
  const { common, isCategory, relatedProducts, catalogue } = context
  const head = context.head(heading, summary, false)
  // A category is not a product, so it has no enquiry form.
  const isProduct = common.breadcrumb?.category !== undefined && !isCategory
  const { path } = common
  const shown = picture === undefined ? undefined : context.picture(picture)
  const ofKind = kindOfProduct(productKind, catalogue.properties)
  const { calculator, quantities, asksUnit, lengthUnit, goesWith } = ofKind
  /** It has no table: these are the facts of its kind alone. */
  const table = {
    unlisted: ofKind.askedFor.map((property) => ({ property })),
    calculator,
    quantities,
    asksUnit,
    lengthUnit,
    goesWith,
  }
  return {
    ...common,
    kind,
    head,
    heading,
    /** True for a page that lists a category's products. */
    isCategory,
    ...(shown && { picture: shown }),
    // Below the picture, unless the list of the products says it.
    ...(shown?.illustration &&
      !relatedProducts.illustrations && { note: catalogue.site.product.illustration }),
    ...(isProduct && {
      table,
      enquiry: enquiryView({ name: heading, address: head.canonical, path, table }, context),
    }),
    relatedProducts,
    ...filterWordsView(page.filterWords, context),
  }
}

export type PlaceholderView = ReturnType<typeof view>

export const placeholder = {
  view,
  longestSentence: Number.POSITIVE_INFINITY,
  picture: (page) => page.picture,
  summaryLine: ({ summary }) => ({ text: summary }),
  structured: ({ heading, isCategory, relatedProducts }, facts) =>
    isCategory ? [structuredItemList(heading, relatedProducts.links, facts)] : [],
  rules: [declaredFilterWords, declaredProductKind],
} satisfies PageKind<PlaceholderPage, PlaceholderView>
