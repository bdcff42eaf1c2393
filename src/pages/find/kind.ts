import type { Path } from '../../catalogue/schemas/text.ts'
import { unbreakUnits } from '../../catalogue/unbreakUnits.ts'
import type { CrossPageRule } from '../draftCatalogue.ts'
import {
  type EnglishPage,
  INTERFACE_SENTENCE,
  type PageContext,
  type PageKind,
} from '../pageKind.ts'
import { categoryProducts, compareFormWords } from '../shared/categoryProducts.ts'
import { productLinks } from '../shared/ruleHelpers.ts'
import { type FinderProduct, filtersOf } from './finderIndex.ts'
import type { FindPage } from './schema.ts'

/** The English messages about products that were not found and about questions, below those in the page's language. */
function englishMessage(
  { page, catalogue: { properties } }: EnglishPage,
  products: readonly FinderProduct[],
) {
  if (page.kind !== 'find') return undefined
  const filters = filtersOf(properties, products)
  const { message, question, typed } = page.results
  return { english: { message, question, typed, properties: filters } }
}

/** The heading and the text of the roof calculator; undefined without one. */
function calculatorWords(context: PageContext) {
  const { heading, text } = context.listWords().roofCalculator ?? {}
  return heading === undefined || text === undefined
    ? undefined
    : { heading, text: unbreakUnits(text) }
}

/** The words of the link to the roof calculator, without those that find it. */
function calculatorLink({ measured, withoutUnit }: NonNullable<FindPage['answers']['calculator']>) {
  return { measured, withoutUnit }
}

function view(page: FindPage, context: PageContext) {
  const {
    summary,
    jobs,
    ignored: _,
    general: __,
    common: ___,
    certain: ____,
    foreign: _____,
    unlisted = [],
    answers,
    ...rest
  } = page
  const { jobs: allJobs, pictures, site, categories } = context.catalogue
  const { calculator, ranges } = answers
  const { filters, address, file, indic } = context.finderContents()
  const { products } = file
  const english = context.english && englishMessage(context.english, products)
  const links = new Map(products.map(({ link }) => [link.path, link]))
  const linkTo = (path: Path) => {
    const { label = path, picture } = links.get(path) ?? {}
    return { label, path, ...(picture && { picture }) }
  }
  return {
    ...context.common,
    ...rest,
    head: context.head(page.heading, summary),
    properties: filters,
    ...english,
    /** The address of the finder's file, relative to the site's root. */
    index: address,
    /** The same for queries in Indian scripts. */
    indicIndex: indic.address,
    answers: {
      ...(calculator && { calculator: calculatorLink(calculator) }),
      ranges,
    },
    calculator: calculatorWords(context),
    services: site.services.items.map(({ title, text }) => ({ title, text })),
    ranges: categories.categories.map(({ label, explanation = label, path, picture }) => ({
      label: explanation,
      path,
      ...(picture !== undefined && { picture: smallPicture(picture) }),
    })),
    unlisted: unlisted.map(({ nearest, search: _, ...thing }) => ({
      ...thing,
      ...(nearest && { nearest: { ...linkTo(nearest.path), text: nearest.reason } }),
    })),
    compare: compareFormWords(context.catalogue),
    /** True if any picture of the catalogue is an illustration. */
    illustrations: Object.values(pictures).some(({ kind }) => kind === 'illustration'),
    categories: categoryProducts(context),
    jobs: jobs && {
      ...jobs,
      jobs: allJobs.jobs.map(({ search: _, hazard: __, picture, products, ...job }) => {
        const jobPicture = picture === undefined ? firstPicture(products) : smallPicture(picture)
        return {
          ...job,
          ...englishTitle(job.key),
          ...(jobPicture && { picture: jobPicture }),
          products: products.map(({ path, reason }) => ({
            label: linkTo(path).label,
            path,
            reason,
            ...englishName(path),
          })),
        }
      }),
    },
  }

  /** The title of a job in the English copy of messages; none on an English page. */
  function englishTitle(key: string): { english?: string } {
    const job = context.english?.catalogue.jobs.jobs.find((job) => job.key === key)
    return job === undefined ? {} : { english: job.title }
  }

  /** The name under which the buyer's list stores a product, in any language. */
  function englishName(path: string) {
    const page = context.english?.catalogue.pages.get(path)
    return page !== undefined && 'heading' in page && { name: page.heading }
  }

  function firstPicture([first]: readonly { path: Path }[]) {
    return first && linkTo(first.path).picture
  }

  function smallPicture(file: string) {
    const { stem, widths, width, height } = context.picture(file)
    return { stem, widths: widths.slice(0, 2), width, height }
  }
}

/** The view of the finder's page. */
export type FindView = ReturnType<typeof view>

/** A job on the finder's page. */
export type JobView = NonNullable<FindView['jobs']>['jobs'][number]

/** The nearest of each thing that is not listed is a product. */
const unlistedProducts: CrossPageRule<FindPage> = function* ({ unlisted = [] }, draft) {
  const { routes, paths } = draft
  if (routes === undefined) return
  for (const [i, { nearest }] of unlisted.entries()) {
    if (nearest === undefined) continue
    for (const problem of productLinks({ routes, paths }, ['unlisted'], [nearest.path])) {
      yield { ...problem, jsonPath: ['unlisted', i, 'nearest', 'path'] }
    }
  }
}

export const find = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  isDrawnByScript: true,
  crossPageRules: [unlistedProducts],
} satisfies PageKind<FindPage, FindView>
