import { quote } from '../../catalogue/format.ts'
import { createSuggester } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { pathLinks, productLinks, repeatedNames } from '../../pages/shared/ruleHelpers.ts'

/** An alias is no page itself, and leads to one at once. */
const aliases = rule(['aliases', 'routes'], function* (draft) {
  const { aliases, routes } = draft
  const file = sharedFilePath('aliases')
  const nearPath = createSuggester(Object.keys(routes))
  for (const [alias, target] of Object.entries(aliases)) {
    if (routes[alias] !== undefined) {
      const message = `"${alias}" is a page of its own in ${sharedFilePath('routes')}`
      const hint = "A path is either a page's own or a short one. Delete one of the two."
      yield { file, jsonPath: [alias], key: true, message, hint }
    }
    // A page that exists and is not declared is reported once, at its file.
    if (routes[target] !== undefined || draft.paths.has(target)) continue
    const message =
      aliases[target] === undefined
        ? `The short path leads to "${target}", which is not in ${sharedFilePath('routes')}`
        : `The short path leads to "${target}", which is a short path itself`
    const hint =
      aliases[target] === undefined
        ? nearPath(target, `Use a path from ${sharedFilePath('routes')}.`)
        : `Write "${aliases[target]}".`
    yield { file, jsonPath: [alias], message, hint }
  }
})

/** The links of the header lead to pages; one of them is the home page. */
const links = rule(['routes', 'site'], function* (draft) {
  const paths = draft.site.navigation.links.map((link) => link.path)
  const file = sharedFilePath('site')
  const jsonPath = ['navigation', 'links']
  for (const found of pathLinks(draft, jsonPath, paths, new Set(Object.keys(draft.routes)))) {
    yield { file, ...found }
  }
  if (!paths.some((path) => path === '/')) {
    const message = 'No link leads to the home page "/"'
    yield { file, jsonPath, message, hint: 'Add { "label": "Home", "path": "/" }.' }
  }
})

/** Each job has its own key, and leads to products, to each once. */
const jobs = rule(['jobs', 'routes'], function* (draft) {
  const { jobs } = draft.jobs
  const file = sharedFilePath('jobs')
  for (const { i, name } of repeatedNames(jobs, ({ key }) => key)) {
    const message = `Another job already has the key ${quote(name)}`
    yield { file, jsonPath: ['jobs', i, 'key'], message, hint: 'Give each job its own key.' }
  }
  for (const [i, { products }] of jobs.entries()) {
    const paths = products.map(({ path }) => path)
    for (const found of productLinks(draft, ['jobs', i, 'products'], paths)) {
      yield { file, ...found }
    }
  }
})

export const linkRules = { aliases, links, jobs }
