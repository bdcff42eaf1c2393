import { fileOf } from '../../model/catalogue/catalogueFiles.ts'
import type { Finding, JsonPath } from '../../model/problem.ts'
import { suggestions } from '../../model/suggest.ts'
import { type PageFinding, type PartialCatalogue, rule } from '../../pages/partialCatalogue.ts'

/** An alias is no page itself, and leads to one at once. */
export const aliases = rule(['aliases', 'routes', 'paths'], function* (draft): Iterable<Finding> {
  const { aliases, routes } = draft
  const file = fileOf('aliases')
  const nearPath = suggestions(Object.keys(routes))
  for (const [alias, target] of Object.entries(aliases)) {
    if (routes[alias] !== undefined) {
      const message = `"${alias}" is a page of its own in ${fileOf('routes')}`
      const hint = 'A path is either a page or an alias. Delete one of the two.'
      yield { file, spot: [alias], key: true, message, hint }
    }
    // A page that exists and is not declared is reported once, at its file.
    if (routes[target] !== undefined || draft.paths.has(target)) continue
    const message =
      aliases[target] === undefined
        ? `The alias leads to "${target}", which is not declared in ${fileOf('routes')}`
        : `The alias leads to "${target}", which is an alias itself`
    const hint =
      aliases[target] === undefined
        ? nearPath(target, `Name a path of ${fileOf('routes')}.`)
        : `Write "${aliases[target]}".`
    yield { file, spot: [alias], message, hint }
  }
})

/**
 * Links of one list lead somewhere, and no two to one place.
 * @param spot the way to the list, whose entries have a `path`
 * @param known the paths that they may lead to
 */
export function* pathLinks(
  draft: Pick<PartialCatalogue, 'paths'>,
  spot: JsonPath,
  paths: readonly string[],
  known: ReadonlySet<string>,
): Iterable<PageFinding> {
  const seen = new Set<string>()
  let nearPath: ReturnType<typeof suggestions> | undefined
  for (const [i, path] of paths.entries()) {
    const at = [...spot, i, 'path']
    if (!known.has(path) && !draft.paths.has(path)) {
      nearPath ??= suggestions([...known])
      const message = `The link leads to "${path}", which is not declared`
      yield { spot: at, message, hint: nearPath(path, `Name a path of ${fileOf('routes')}.`) }
    } else if (seen.has(path)) {
      const message = `Another link of this list leads to "${path}" already`
      yield { spot: at, message, hint: 'Delete one of the two, or change its path.' }
    }
    seen.add(path)
  }
}

/** The links of the header lead to pages; one of them is the home page. */
export const links = rule(['routes', 'site', 'paths'], function* (draft): Iterable<Finding> {
  const paths = draft.site.navigation.links.map((link) => link.path)
  const file = fileOf('site')
  const spot = ['navigation', 'links']
  for (const found of pathLinks(draft, spot, paths, new Set(Object.keys(draft.routes)))) {
    yield { file, ...found }
  }
  if (!paths.some((path) => path === '/')) {
    const message = 'No link leads to the home page "/", where the way to every page begins'
    yield { file, spot, message, hint: 'Add { "label": "Home", "path": "/" }.' }
  }
})
