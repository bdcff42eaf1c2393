import { rule } from '../draft.ts'
import { fileOf, pageFile, pathOf, slugOf } from '../files.ts'
import type { Finding } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'

/** Paths that show something else than a file of `data/pages/`. */
const standing = { '/': 'home', '/About': 'about', '/Contact': 'contact' } as const

/** Every declared page has its file, and every file is declared. */
export const pagesAndRoutes = rule(['routes'], function* (draft): Iterable<Finding> {
  const { routes, pages, brokenPages } = draft
  const slugs = new Set([...pages.keys(), ...brokenPages])
  const undeclared = [...slugs].filter((slug) => routes[pathOf(slug)] === undefined)
  const lost = Object.entries(routes)
    .filter(
      ([path, kind]) => (kind === 'category' || kind === 'product') && !slugs.has(slugOf(path)),
    )
    .map(([path]) => path)
  for (const path of lost) {
    const near = nearest(slugOf(path), undeclared)
    yield {
      file: fileOf('routes'),
      spot: [path],
      key: true,
      message: `The page "${path}" has no file ${pageFile(slugOf(path))}`,
      hint:
        near === undefined
          ? `Make the file (npm run new -- page ${slugOf(path)}), or delete this line.`
          : `Did you mean "${pathOf(near)}"?`,
    }
  }
  for (const slug of undeclared) {
    yield {
      file: pageFile(slug),
      message: `The page is not declared: data/routes.json has no "${pathOf(slug)}"`,
      hint: didYouMean(pathOf(slug), lost, `Add "${pathOf(slug)}": "product" to data/routes.json.`),
    }
  }
})

/** The home, about and contact page stand where they always stand, and nowhere else. */
export const standingRoutes = rule(['routes'], function* ({ routes }): Iterable<Finding> {
  for (const [path, kind] of Object.entries(standing)) {
    if (routes[path] === undefined) {
      yield {
        file: fileOf('routes'),
        spot: [],
        message: `The path "${path}" is missing here`,
        hint: `Add "${path}": "${kind}".`,
      }
    }
  }
  const kinds = new Map<string, string>(Object.entries(standing))
  const fixed = new Set<string>(Object.values(standing))
  for (const [path, kind] of Object.entries(routes)) {
    const always = kinds.get(path)
    if (always !== undefined ? always === kind : !fixed.has(kind)) continue
    yield {
      file: fileOf('routes'),
      spot: [path],
      message: `"${path}" cannot be "${kind}"`,
      hint: `Write "${always ?? 'product'}".`,
    }
  }
})
