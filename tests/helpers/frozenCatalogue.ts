import { formatProblems } from '../../src/check/report.ts'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { checkFolder } from '../../src/site/disk/checkFolder.ts'
import { catalogueFolder } from './folders.ts'
import { sourceOf, viewsOf } from './views.ts'

const found = await checkFolder(catalogueFolder)
if (found.catalogue === undefined) throw new Error(formatProblems(found.problems, 'text'))

/** The frozen catalogue. */
export const frozenCatalogue = found.catalogue

/** The views of the frozen catalogue. */
export const views = viewsOf(frozenCatalogue)

/** Its declared paths. */
export const paths = Object.keys(frozenCatalogue.routes)

/** One path of each kind of page: of products and of categories, one with a table and one without. */
export const samples = [
  ...new Map(
    paths.map((path) => [`${frozenCatalogue.routes[path]} ${viewOf(path).kind}`, path]),
  ).values(),
]

/** Its full pages, with their views. */
export const fullPages = paths.flatMap((path) => {
  const page = frozenCatalogue.pages.get(path)
  const view = viewOf(path)
  return page?.kind === 'full' && view.kind === 'full' ? [{ path, page, view }] : []
})

/** The view of a declared path. */
export function viewOf(path: string): PageView {
  const view = views.page(path)
  if (view === undefined) throw new Error(`${path} is not declared`)
  return view
}

/** The page source with the views of the frozen catalogue. */
export const source = sourceOf(frozenCatalogue, views)
