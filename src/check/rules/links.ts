import { hasPageFile, rule } from '../draft.ts'
import { fileOf } from '../files.ts'
import type { Finding } from '../problem.ts'
import { suggestions } from '../suggest.ts'

/** An alias is no page itself, and leads to one at once. */
export const aliases = rule(['aliases', 'routes'], function* (draft): Iterable<Finding> {
  const { aliases, routes } = draft
  const file = fileOf('aliases')
  const nearPath = suggestions(Object.keys(routes))
  for (const [alias, target] of Object.entries(aliases)) {
    if (routes[alias] !== undefined) {
      const message = `"${alias}" is a page of its own in ${fileOf('routes')}`
      const hint = 'A path is either a page or an alias. Delete one of the two.'
      yield { file, spot: [alias], key: true, message, hint }
    }
    // A page that is there and not declared is told once, at its file.
    if (routes[target] !== undefined || hasPageFile(draft, target)) continue
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

/** The links of the menu and of the home page's cards lead somewhere, and no two to one place. */
export const links = rule(
  ['aliases', 'routes', 'home', 'site'],
  function* (draft): Iterable<Finding> {
    const { aliases, routes, home, site } = draft
    const lists = [
      {
        file: fileOf('home'),
        spot: ['products', 'cards'],
        paths: home.products.cards.map((card) => card.path),
        known: [...Object.keys(routes), ...Object.keys(aliases)],
      },
      {
        file: fileOf('site'),
        spot: ['navigation', 'links'],
        paths: site.navigation.links.map((link) => link.path),
        known: Object.keys(routes),
      },
    ]
    for (const { file, spot, paths, known } of lists) {
      const seen = new Set<string>()
      const declared = new Set(known)
      const nearPath = suggestions(known)
      for (const [i, path] of paths.entries()) {
        const place = { file, spot: [...spot, i, 'path'] }
        if (!declared.has(path) && !hasPageFile(draft, path)) {
          const message = `The link leads to "${path}", which is not declared`
          const hint = nearPath(path, `Name a path of ${fileOf('routes')}.`)
          yield { ...place, message, hint }
        } else if (seen.has(path)) {
          const message = `Another link of this list leads to "${path}" already`
          yield { ...place, message, hint: 'Delete one of the two, or change its path.' }
        }
        seen.add(path)
      }
    }
  },
)
