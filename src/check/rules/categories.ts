import type { JsonPath } from '../../catalogue/problem.ts'
import { didYouMean, suggestions } from '../../catalogue/suggest.ts'
import { fileOf } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { slugPages } from './routes.ts'

const file = fileOf('categories')

/** Each category has a page of its own, each category page a category, and no key comes twice. */
const categoryPages = rule(['categories', 'routes'], function* (draft) {
  const { routes } = draft
  const { categories } = draft.categories
  const declared = Object.keys(routes).filter((path) => routes[path] === 'category')
  for (const field of ['key', 'path'] as const) {
    for (const { i, name } of repeatedNames(categories, (category) => category[field])) {
      const message = `Another category already has the ${field} "${name}"`
      const hint = `Each category has its own ${field}.`
      yield { file, spot: ['categories', i, field], message, hint }
    }
  }
  for (const [i, { path }] of categories.entries()) {
    if (routes[path] === 'category') continue
    const message =
      routes[path] === undefined
        ? `The path "${path}" is not in ${fileOf('routes')}`
        : `"${path}" is a ${routes[path]} page in ${fileOf('routes')}, not a category page`
    const hint = didYouMean(path, declared, `The category pages are ${declared.join(', ')}.`)
    yield { file, spot: ['categories', i, 'path'], message, hint }
  }
  for (const path of declared) {
    if (categories.some((category) => category.path === path)) continue
    const message = `The category page "${path}" is in no category`
    const hint = `Add it to a category in ${file}, or write "product".`
    yield { file: fileOf('routes'), spot: [path], message, hint }
  }
})

/** Every product is in exactly one category, and a category lists products only. */
const categoryItems = rule(['categories', 'routes'], function* (draft) {
  const { routes } = draft
  const listed = new Map<string, string>()
  const unknown: { spot: JsonPath; path: string }[] = []
  for (const [i, category] of draft.categories.categories.entries()) {
    for (const [j, { path }] of category.items.entries()) {
      const spot: JsonPath = ['categories', i, 'items', j, 'path']
      const kind = routes[path] ?? (draft.paths.has(path) ? 'product' : undefined)
      if (kind !== 'product') {
        unknown.push({ spot, path })
        continue
      }
      const before = listed.get(path)
      listed.set(path, category.label)
      if (before === undefined) continue
      const message = `"${path}" is already in "${before}"`
      yield {
        file,
        spot,
        message,
        hint: 'A product can be in one category only. Delete one of the two.',
      }
    }
  }
  const unlisted = slugPages(draft).filter(
    (path) => routes[path] === 'product' && !listed.has(path),
  )
  const nearProduct = suggestions(unlisted)
  for (const { spot, path } of unknown) {
    const kind = routes[path]
    const message =
      kind === undefined
        ? `The path "${path}" is not in ${fileOf('routes')}`
        : `"${path}" is the ${kind} page, not a product`
    const hint = nearProduct(path, `Declare it in ${fileOf('routes')} as a "product".`)
    yield { file, spot, message, hint }
  }
  const nearItem = suggestions(unknown.map(({ path }) => path))
  for (const path of unlisted) {
    const message = `The product "${path}" is in no category`
    const hint = nearItem(path, `Add it to the items of one category in ${file}.`)
    yield { file: fileOf('routes'), spot: [path], key: true, message, hint }
  }
})

export const categoryRules = { categoryPages, categoryItems }
