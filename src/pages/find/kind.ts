import type { Kind, ViewTools } from '../kind.ts'
import { wordsOf } from './normalizeWords.ts'
import type { FindPage } from './shape.ts'

function view({ summary, jobs, ...page }: FindPage, tools: ViewTools) {
  const { categories, jobs: known, site } = tools.catalogue
  const { compare: box, compareChosen: button } = site.category
  const labels = new Map<string, string>(
    categories.categories.flatMap(({ items }) => items.map(({ path, name }) => [path, name])),
  )
  return {
    ...tools.common,
    ...page,
    head: tools.head(page.heading, summary),
    properties: tools.finding().filters,
    compare: { box, button },
    jobs: {
      ...jobs,
      jobs: known.jobs.map(({ search = [], products, ...job }) => ({
        ...job,
        // Folded here: on the bench's phone that was 6 ms of the first answer.
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
