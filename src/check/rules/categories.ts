import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { createSuggester, suggestFix } from '../../catalogue/suggest.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { slugPages } from './routes.ts'

const file = sharedFilePath('categories')
const routesFile = sharedFilePath('routes')

/** The fix for a path that is not a product's. */
const declareProduct = 'Choose the address of a product.'

function unlistedPath(path: string): string {
  return `The address "${path}" is not in “${fileTitle(routesFile)}”`
}

/** Each category has its own page, each category page has a category, and no key is repeated. */
const categoryPages = rule(['categories', 'routes'], function* (draft) {
  const { routes } = draft
  const { categories } = draft.categories
  const declared = Object.keys(routes).filter((path) => ownValue(routes, path) === 'category')
  for (const field of ['key', 'path'] as const) {
    for (const { i, name } of repeatedNames(categories, (category) => category[field])) {
      const fieldTerm = field === 'path' ? 'address' : field
      const message = `Another category already has the ${fieldTerm} "${name}"`
      const fix = `Each category has its own ${fieldTerm}.`
      yield { file, jsonPath: ['categories', i, field], message, fix }
    }
  }
  for (const [i, { path }] of categories.entries()) {
    if (routes[path] === 'category') continue
    const message =
      routes[path] === undefined
        ? unlistedPath(path)
        : `"${path}" is a ${routes[path]} page in “${fileTitle(routesFile)}”, not a category page`
    const otherwise = `The category pages are ${declared.join(', ')}.`
    const fix = suggestFix(path, declared, otherwise)
    yield { file, jsonPath: ['categories', i, 'path'], message, fix }
  }
  for (const path of declared) {
    if (categories.some((category) => category.path === path)) continue
    const message = `The category page "${path}" is in no category`
    const fix = `Add it to a category in “${fileTitle(file)}”, or choose "product".`
    yield { file: routesFile, jsonPath: [path], message, fix }
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
        fix: 'A product can be in one category only. Delete one of the two.',
      }
    }
  }
  const unlisted = slugPages(draft).filter(
    (path) => ownValue(routes, path) === 'product' && !listed.has(path),
  )
  const nearProduct = createSuggester(unlisted)
  for (const { jsonPath, path } of unknown) {
    const kind = ownValue(routes, path)
    const message =
      kind === undefined ? unlistedPath(path) : `"${path}" is the ${kind} page, not a product`
    const fix = nearProduct(path, declareProduct)
    yield { file, jsonPath, message, fix }
  }
  const nearItem = createSuggester(unknown.map(({ path }) => path))
  for (const path of unlisted) {
    const message = `The product "${path}" is in no category`
    const fix = nearItem(path, `Add it to the items of one category in “${fileTitle(file)}”.`)
    yield { file: routesFile, jsonPath: [path], key: true, message, fix }
  }
})

export const categoryRules = { categoryPages, categoryItems }
