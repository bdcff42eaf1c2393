import type { Kind, ViewTools } from '../kind.ts'
import { wordsOf } from './normalizeWords.ts'
import type { FindPage } from './shape.ts'

function view({ summary, jobs, ignored = [], ...page }: FindPage, tools: ViewTools) {
  const { categories, jobs: allJobs, site } = tools.catalogue
  const { filters, address } = tools.finding()
  const { compare: box, compareChosen: button } = site.category
  const labels = new Map<string, string>(
    categories.categories.flatMap(({ items }) => items.map(({ path, name }) => [path, name])),
  )
  return {
    ...tools.common,
    ...page,
    head: tools.head(page.heading, summary),
    properties: filters,
    /** The address of the finder's file, relative to the site's root. */
    index: address,
    // Normalized here, so that the browser need not before it can answer.
    ignored: ignored.map(wordsOf),
    compare: { box, button },
    jobs: {
      ...jobs,
      jobs: allJobs.jobs.map(({ search = [], products, ...job }) => ({
        ...job,
        words: [...new Set([job.title, ...search].flatMap(wordsOf))],
        products: products.map((product) => ({
          ...product,
          label: labels.get(product.path) ?? product.path,
        })),
      })),
    },
  }
}

export type FindView = ReturnType<typeof view>

export const find = { view } satisfies Kind<FindPage, FindView>
