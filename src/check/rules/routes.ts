import { deviceNames } from '../../catalogue/catalogueFiles.ts'
import { siteFolders } from '../../catalogue/folders.ts'
import { slugOf } from '../../catalogue/path.ts'
import { createSuggester } from '../../catalogue/suggest.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { type DraftCatalogue, rule } from '../../pages/draftCatalogue.ts'
import { singlePages } from '../../pages/pageSchemas.ts'

/** What the address of a page may look like after its slash. */
export const SLUG = /^[A-Z][A-Za-z0-9]*$/

/**
 * What no page and no alias is called in any case of its letters, and what has that name already: the
 * home page's data lie at `data/pages/index.json`, and a page's at its slug in lower case.
 */
export const reservedNames: ReadonlyMap<string, string> = new Map([
  ['index', 'the home page'],
  ...deviceNames.map((name) => [name, 'Windows for a device'] as const),
  ...siteFolders.map((name) => [name, `the folder "${name}" of the site`] as const),
])

const file = sharedFilePath('routes')

function hasFile(kind: string | undefined): boolean {
  return kind === 'category' || kind === 'product'
}

/** Whether a path can be a page's. */
function isFree(path: string): boolean {
  const slug = slugOf(path)
  return SLUG.test(slug) && !reservedNames.has(slug.toLowerCase()) && !singlePages.has(path)
}

/** The pages that have a file of their own in `data/` have their fixed paths, and no others. */
const singlePageRoutes = rule(['routes'], function* ({ routes }) {
  for (const [path, kind] of singlePages) {
    if (routes[path] !== undefined) continue
    const message = `The path "${path}" is missing here`
    yield { file, jsonPath: [], message, hint: `Add "${path}": "${kind}".` }
  }
  const fixed: string[] = [...singlePages.values()]
  for (const [path, kind] of Object.entries(routes)) {
    const always = singlePages.get(path)
    if (always === undefined ? !fixed.includes(kind) : always === kind) continue
    const message = `"${path}" cannot be "${kind}"`
    yield { file, jsonPath: [path], message, hint: `Write "${always ?? 'product'}".` }
  }
})

/** A page's path can be the name of a file, on every disk. */
const pagePaths = rule(['routes'], function* ({ routes }) {
  for (const [path, kind] of Object.entries(routes)) {
    if (!hasFile(kind) || singlePages.has(path) || SLUG.test(slugOf(path))) continue
    const message = `"${path}" cannot be the path of a page`
    const hint = 'After the slash, start with a capital letter. Then use only letters and digits.'
    yield { file, jsonPath: [path], key: true, message, hint }
  }
})

/** No page and no alias has a name that the built site needs itself, or a language for its pages. */
const reservedPaths = rule(['routes', 'aliases'], function* (draft) {
  const languages = draft.site?.languages?.others ?? []
  const owners = new Map([
    ...reservedNames,
    ...languages.map(({ key }) => [key, `the pages of the language "${key}"`] as const),
  ])
  for (const part of ['routes', 'aliases'] as const) {
    for (const path of Object.keys(draft[part])) {
      const owner = owners.get(slugOf(path).toLowerCase())
      if (owner === undefined) continue
      const place = { file: sharedFilePath(part), jsonPath: [path], key: true }
      yield {
        ...place,
        message: `"${path}" is already used by ${owner}`,
        hint: 'Choose another name.',
      }
    }
  }
})

/** Every declared page has its file, and every file is declared. */
const pagesAndRoutes = rule(['routes'], function* (draft) {
  const { routes } = draft
  const files = slugPages(draft)
  // That there is no page at all is reported already.
  if (files.length === 0) return
  const undeclared = files.filter((path) => !hasFile(routes[path]))
  const lost = Object.keys(routes).filter(
    (path) => hasFile(routes[path]) && !draft.paths.has(path) && isFree(path),
  )
  const nearFile = createSuggester(undeclared)
  const nearPath = createSuggester(lost)
  for (const path of lost) {
    const message = `The page "${path}" has no file ${pageFile(path)}`
    const hint = nearFile(
      path,
      `Restore the file. To remove the page, delete its lines here and in ${sharedFilePath('categories')}.`,
    )
    yield { file, jsonPath: [path], key: true, message, hint }
  }
  for (const path of undeclared) {
    const message = `This page is not listed: ${file} has no "${path}" with a page file`
    const hint = nearPath(path, `Add "${path}": "product" to ${file}, or delete this file.`)
    yield { file: pageFile(path), message, hint }
  }
})

/** The paths of the files in the pages' folder. */
export function slugPages({ paths }: Pick<DraftCatalogue, 'paths'>): string[] {
  return [...paths].filter((path) => !singlePages.has(path))
}

/**
 * Paths and page files that differ by case alone: a disk that ignores case holds only one of them.
 * An alias may differ so from a page only where it leads to that very page.
 */
const caseTwins = rule(['routes', 'aliases'], function* (draft) {
  const { routes, aliases } = draft
  const hint = 'Choose a name that differs by more than capital letters.'
  const seen = new Map<string, string>()
  const places = [
    ...Object.keys(routes).map((path) => ({ file, path, target: path })),
    ...Object.entries(aliases).map(([path, target]) => ({
      file: sharedFilePath('aliases'),
      path,
      target,
    })),
  ]
  for (const place of places) {
    const twin = seen.get(place.path.toLowerCase())
    seen.set(place.path.toLowerCase(), twin ?? place.path)
    if (twin === undefined || twin === place.target || twin === place.path) continue
    // An alias that leads nowhere is reported already.
    if (routes[place.target] === undefined) continue
    const message = `"${place.path}" differs from "${twin}" only in capital letters`
    yield { file: place.file, jsonPath: [place.path], key: true, message, hint }
  }
  const files = new Map<string, string>()
  for (const path of slugPages(draft).toSorted()) {
    const twin = files.get(path.toLowerCase())
    files.set(path.toLowerCase(), path)
    if (twin === undefined) continue
    const message = `This file's name differs from ${slugOf(twin)}.json only in capital letters`
    yield { file: pageFile(path), message, hint }
  }
})

export const routeRules = { singlePageRoutes, pagePaths, reservedPaths, pagesAndRoutes, caseTwins }
