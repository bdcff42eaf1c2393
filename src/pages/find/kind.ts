import type { PageRelation } from '../draftCatalogue.ts'
import type { EnglishPage, PageKind, ViewTools } from '../pageKind.ts'
import { categoryProducts, compareFormWords } from '../shared/categoryProducts.ts'
import { productLinks } from '../shared/ruleHelpers.ts'
import { type FinderProduct, filtersOf } from './finderIndex.ts'
import type { FindPage } from './schema.ts'
import { searchPhrases } from './searchPhrases.ts'

/** What the business reads below a message that asks for what was not found, in English. */
function englishMessage(
  { page, catalogue: { properties } }: EnglishPage,
  products: readonly FinderProduct[],
) {
  if (page.kind !== 'find') return undefined
  const filters = filtersOf(properties, products)
  return { english: { message: page.results.message, properties: filters } }
}

function view(page: FindPage, tools: ViewTools) {
  const { summary, jobs, ignored: _, unlisted = [], ...rest } = page
  const { jobs: allJobs, pictures } = tools.catalogue
  const { filters, address, file } = tools.finderContents()
  const { products } = file
  const phrases = searchPhrases(tools.languages, tools.latin)
  const english = tools.english && englishMessage(tools.english, products)
  const links = new Map(products.map(({ link }) => [link.path, link]))
  const linkTo = (path: (typeof allJobs.jobs)[number]['products'][number]['path']) => {
    const { label = path, picture } = links.get(path) ?? {}
    return { label, path, ...(picture && { picture }) }
  }
  return {
    ...tools.common,
    ...rest,
    head: tools.head(page.heading, summary),
    properties: filters,
    ...english,
    /** The address of the finder's file, relative to the site's root. */
    index: address,
    // Normalized here, so that the browser need not before it can answer.
    ignored: phrases.ignored,
    unlisted: unlisted.map(({ path, reason, search: _, ...thing }, i) => ({
      ...thing,
      words: phrases.unlisted[i] ?? [],
      nearest: { ...linkTo(path), text: reason },
    })),
    compare: compareFormWords(tools.catalogue),
    /** Whether any picture is one. */
    illustrations: Object.values(pictures).some(({ kind }) => kind === 'illustration'),
    categories: categoryProducts(tools),
    jobs: {
      ...jobs,
      jobs: allJobs.jobs.map(({ search: _, picture, products, ...job }, i) => {
        const [first] = products.map(({ path }) => linkTo(path).picture)
        return {
          ...job,
          ...(picture === undefined ? first && { picture: first } : { picture: small(picture) }),
          words: phrases.jobs[i] ?? [],
          products: products.map(({ path, reason }) => ({
            label: linkTo(path).label,
            ...{ path, reason },
            ...englishName(path),
          })),
        }
      }),
    },
  }

  /** By which the buyer's list stores a product, in whatever language. */
  function englishName(path: string) {
    const page = tools.english?.catalogue.pages.get(path)
    return page !== undefined && 'heading' in page && { name: page.heading }
  }

  function small(file: string) {
    const { stem, widths, width, height } = tools.picture(file)
    return { stem, widths: widths.slice(0, 2), width, height }
  }
}

export type FindView = ReturnType<typeof view>

export type JobView = FindView['jobs']['jobs'][number]

/** What is not listed leads to a product. */
const unlistedProducts: PageRelation<FindPage> = function* ({ unlisted = [] }, draft) {
  const { routes, paths } = draft
  if (routes === undefined) return
  for (const [i, { path }] of unlisted.entries()) {
    for (const found of productLinks({ routes, paths }, ['unlisted'], [path])) {
      yield { ...found, jsonPath: ['unlisted', i, 'path'] }
    }
  }
}

export const find = { view, relations: [unlistedProducts] } satisfies PageKind<FindPage, FindView>
