import type { JsonPath } from '../../catalogue/problem.ts'
import { createSuggester, didYouMean } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { slugPages } from './routes.ts'

const file = sharedFilePath('categories')

/** Each category has a page of its own, each category page a category, and no key comes twice. */
const categoryPages = rule(['categories', 'routes'], function* (draft) {
  const { routes } = draft
  const { categories } = draft.categories
  const declared = Object.keys(routes).filter((path) => routes[path] === 'category')
  for (const field of ['key', 'path'] as const) {
    for (const { i, name } of repeatedNames(categories, (category) => category[field])) {
      const message = `Another category already has the ${field} "${name}"`
      const hint = `Each category has its own ${field}.`
      yield { file, jsonPath: ['categories', i, field], message, hint }
    }
  }
  for (const [i, { path }] of categories.entries()) {
    if (routes[path] === 'category') continue
    const message =
      routes[path] === undefined
        ? `The path "${path}" is not in ${sharedFilePath('routes')}`
        : `"${path}" is a ${routes[path]} page in ${sharedFilePath('routes')}, not a category page`
    const hint = didYouMean(path, declared, `The category pages are ${declared.join(', ')}.`)
    yield { file, jsonPath: ['categories', i, 'path'], message, hint }
  }
  for (const path of declared) {
    if (categories.some((category) => category.path === path)) continue
    const message = `The category page "${path}" is in no category`
    const hint = `Add it to a category in ${file}, or write "product".`
    yield { file: sharedFilePath('routes'), jsonPath: [path], message, hint }
  }
})

/** Every product is in exactly one category, and a category lists products only. */
const categoryItems = rule(['categories', 'routes'], function* (draft) {
  const { routes } = draft
  const listed = new Map<string, string>()
  const unknown: { jsonPath: JsonPath; path: string }[] = []
  for (const [i, category] of draft.categories.categories.entries()) {
    for (const [j, { path }] of category.items.entries()) {
      const jsonPath: JsonPath = ['categories', i, 'items', j, 'path']
      const kind = routes[path] ?? (draft.paths.has(path) ? 'product' : undefined)
      if (kind !== 'product') {
        unknown.push({ jsonPath, path })
        continue
      }
      const before = listed.get(path)
      listed.set(path, category.label)
      if (before === undefined) continue
      const message = `"${path}" is already in "${before}"`
      yield {
        file,
        jsonPath,
        message,
        hint: 'A product can be in one category only. Delete one of the two.',
      }
    }
  }
  const unlisted = slugPages(draft).filter(
    (path) => routes[path] === 'product' && !listed.has(path),
  )
  const nearProduct = createSuggester(unlisted)
  for (const { jsonPath, path } of unknown) {
    const kind = routes[path]
    const message =
      kind === undefined
        ? `The path "${path}" is not in ${sharedFilePath('routes')}`
        : `"${path}" is the ${kind} page, not a product`
    const hint = nearProduct(path, `Declare it in ${sharedFilePath('routes')} as a "product".`)
    yield { file, jsonPath, message, hint }
  }
  const nearItem = createSuggester(unknown.map(({ path }) => path))
  for (const path of unlisted) {
    const message = `The product "${path}" is in no category`
    const hint = nearItem(path, `Add it to the items of one category in ${file}.`)
    yield { file: sharedFilePath('routes'), jsonPath: [path], key: true, message, hint }
  }
})

export const categoryRules = { categoryPages, categoryItems }
