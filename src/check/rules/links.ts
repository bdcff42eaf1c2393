import { quote } from '../../model/format.ts'
import { suggestions } from '../../model/suggest.ts'
import { fileOf } from '../../pages/files.ts'
import { rule } from '../../pages/partialCatalogue.ts'
import { pathLinks } from '../../pages/ruleHelpers.ts'

/** An alias is no page itself, and leads to one at once. */
const aliases = rule(['aliases', 'routes'], function* (draft) {
  const { aliases, routes } = draft
  const file = fileOf('aliases')
  const nearPath = suggestions(Object.keys(routes))
  for (const [alias, target] of Object.entries(aliases)) {
    if (routes[alias] !== undefined) {
      const message = `"${alias}" is a page of its own in ${fileOf('routes')}`
      const hint = "A path is either a page's own or a short one. Delete one of the two."
      yield { file, spot: [alias], key: true, message, hint }
    }
    // A page that exists and is not declared is reported once, at its file.
    if (routes[target] !== undefined || draft.paths.has(target)) continue
    const message =
      aliases[target] === undefined
        ? `The short path leads to "${target}", which is not in ${fileOf('routes')}`
        : `The short path leads to "${target}", which is a short path itself`
    const hint =
      aliases[target] === undefined
        ? nearPath(target, `Use a path from ${fileOf('routes')}.`)
        : `Write "${aliases[target]}".`
    yield { file, spot: [alias], message, hint }
  }
})

/** The links of the header lead to pages; one of them is the home page. */
const links = rule(['routes', 'site'], function* (draft) {
  const paths = draft.site.navigation.links.map((link) => link.path)
  const file = fileOf('site')
  const spot = ['navigation', 'links']
  for (const found of pathLinks(draft, spot, paths, new Set(Object.keys(draft.routes)))) {
    yield { file, ...found }
  }
  if (!paths.some((path) => path === '/')) {
    const message = 'No link leads to the home page "/"'
    yield { file, spot, message, hint: 'Add { "label": "Home", "path": "/" }.' }
  }
})

/** Each job has its own key, and leads to products, to each once. */
const jobs = rule(['jobs', 'routes'], function* (draft) {
  const { routes } = draft
  const file = fileOf('jobs')
  const products = new Set(Object.keys(routes).filter((path) => routes[path] === 'product'))
  const seen = new Set<string>()
  for (const [i, job] of draft.jobs.jobs.entries()) {
    const spot = ['jobs', i]
    if (seen.has(job.key)) {
      const message = `Another job already has the key ${quote(job.key)}`
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
      yield { file, spot: at, message, hint: 'Use the path of a product.' }
    }
  }
})

export const linkRules = { aliases, links, jobs }
