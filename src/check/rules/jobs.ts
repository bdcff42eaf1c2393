import { quote } from '../../model/format.ts'
import type { Finding } from '../../model/problem.ts'
import { fileOf } from '../../pages/files.ts'
import { rule } from '../../pages/partialCatalogue.ts'
import { pathLinks } from '../../pages/ruleHelpers.ts'

const file = fileOf('jobs')

/** Each job has its own key, and leads to products, to each once. */
export const jobs = rule(['jobs', 'routes', 'paths'], function* (draft): Iterable<Finding> {
  const { routes } = draft
  const products = new Set(Object.keys(routes).filter((path) => routes[path] === 'product'))
  const seen = new Set<string>()
  for (const [i, job] of draft.jobs.jobs.entries()) {
    const spot = ['jobs', i]
    if (seen.has(job.key)) {
      const message = `Another job has the key ${quote(job.key)} already`
      yield { file, spot: [...spot, 'key'], message, hint: 'Give each job its own key.' }
    }
    seen.add(job.key)
    const paths = job.products.map(({ path }) => path)
    for (const found of pathLinks(draft, [...spot, 'products'], paths, products)) {
      yield { file, ...found }
    }
    for (const [j, path] of paths.entries()) {
      const kind = routes[path]
      if (kind === undefined || kind === 'product') continue
      const message = `"${path}" is the ${kind} page, not a product`
      const at = [...spot, 'products', j, 'path']
      yield { file, spot: at, message, hint: 'Name the product that suits.' }
    }
  }
})
