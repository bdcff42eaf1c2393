import { deviceNames } from '../../catalogue/catalogueFiles.ts'
import { furtherParts } from '../../catalogue/categoryParts.ts'
import { siteFolders } from '../../catalogue/folders.ts'
import { quote, quotedChoice } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { slugOf } from '../../catalogue/path.ts'
import { createSuggester } from '../../catalogue/suggest.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { type DraftCatalogue, rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import {
  type RouteTarget,
  singlePages,
  slugTargets,
  targetsOfKind,
} from '../../pages/pageSchemas.ts'
import { damageFix, formWords } from '../formWords.ts'

/** The allowed form of a page's path, without its slash. */
export const SLUG = /^[A-Z][A-Za-z0-9]*$/

/**
 * Reserved names, ignoring case, each with its user. The build names a page's data after its slug in
 * lower case, and uses `index.json` for the home page.
 */
export const reservedNames: ReadonlyMap<string, string> = new Map([
  ['index', 'the home page'],
  ['404', 'the error page'],
  ['offline', 'the page that visitors see without a connection'],
  ...deviceNames.map((name) => [name, 'Windows for a device'] as const),
  ...siteFolders.map((name) => [name, `the folder "${name}" of the site`] as const),
])

const file = sharedFilePath('routes')

function hasFile(target: RouteTarget | undefined): boolean {
  return target !== undefined && slugTargets.includes(target)
}

/** The targets that `routes.json` may give a path: those of its page's kind, or all if the page cannot be read. */
function allowedTargets({ pages }: DraftCatalogue, path: string): readonly RouteTarget[] {
  const single = singlePages.get(path)
  if (single !== undefined) return [single]
  const page = pages.get(path)
  return page === undefined ? slugTargets : targetsOfKind(page.kind)
}

/** Those that are likely right: the page of a menu is a category, and one that a menu lists is a product. */
function likelyTargets(draft: DraftCatalogue, path: string): readonly RouteTarget[] {
  const allowed = allowedTargets(draft, path)
  const menus = draft.categories?.categories ?? []
  const isMenu = menus.some((category) => category.path === path)
  const isListed = menus.some(({ items }) => items.some((item) => item.path === path))
  const wanted = isMenu ? 'category' : isListed ? 'product' : undefined
  const likely = allowed.filter((target) => target === wanted)
  return likely.length > 0 ? likely : allowed
}

/** True if a page can have this path. */
function isFree(path: string): boolean {
  const slug = slugOf(path)
  return SLUG.test(slug) && !reservedNames.has(slug.toLowerCase()) && !singlePages.has(path)
}

/** Pages that exist only once, such as the home page, have fixed paths, and no path says another kind than its page. */
const routeKinds = rule(['routes'], function* (draft) {
  const { routes } = draft
  for (const [path, kind] of singlePages) {
    if (ownValue(routes, path) !== undefined) continue
    const message = `The address "${path}" is missing here`
    const fix = damageFix(`Add "${path}": "${kind}".`)
    yield { file, jsonPath: [], message, fix }
  }
  for (const [path, target] of Object.entries(routes)) {
    if (allowedTargets(draft, path).includes(target)) continue
    const message = `"${path}" cannot be "${target}"`
    const fix = `Choose ${quotedChoice(likelyTargets(draft, path))}.`
    yield { file, jsonPath: [path], message, fix }
  }
})

/** A page's path can be the name of a file, on every disk. */
const pagePaths = rule(['routes'], function* ({ routes }) {
  for (const [path, kind] of Object.entries(routes)) {
    if (!hasFile(kind) || singlePages.has(path) || SLUG.test(slugOf(path))) continue
    const message = `"${path}" cannot be the address of a page`
    const fix = 'After the slash, start with a capital letter. Then use only letters and digits.'
    yield { file, jsonPath: [path], key: true, message, fix }
  }
})

/** No page or alias has a name that the built site or a language folder needs. */
const reservedPaths = rule(['routes', 'aliases'], function* (draft) {
  const languages = draft.site?.languages?.others ?? []
  const owners = new Map([
    ...reservedNames,
    ...languages.map(({ key }) => [key, `the pages of the language "${key}"`] as const),
    ...Array.from(furtherParts(draft.categories?.categories ?? []), ([path, { category }]) => {
      return [slugOf(path).toLowerCase(), `the products of ${quote(category.label)}`] as const
    }),
  ])
  for (const part of ['routes', 'aliases'] as const) {
    for (const path of Object.keys(draft[part])) {
      const owner = owners.get(slugOf(path).toLowerCase())
      if (owner === undefined) continue
      const place = { file: sharedFilePath(part), jsonPath: [path], key: true }
      yield {
        ...place,
        message: `"${path}" is already used by ${owner}`,
        fix: 'Choose another name.',
      }
    }
  }
})

/** Every declared page has its file, and every file is declared. */
const pagesAndRoutes = rule(['routes'], function* (draft) {
  const { routes } = draft
  const files = slugPages(draft)
  // A catalogue without pages is reported already.
  if (files.length === 0) return
  const undeclared = files.filter((path) => !hasFile(ownValue(routes, path)))
  const lost = Object.keys(routes).filter(
    (path) => hasFile(ownValue(routes, path)) && !draft.paths.has(path) && isFree(path),
  )
  const nearFile = createSuggester(undeclared)
  const nearPath = createSuggester(lost)
  for (const path of lost) {
    const message = `The page "${path}" has no file`
    const target = ownValue(routes, path)
    const isInMenu = target === 'product' || target === 'category'
    const entries = isInMenu ? 'entries here and in the menus' : 'entry here'
    const fix = nearFile(
      path,
      `Bring it back under "${formWords.history}", or delete its ${entries}.`,
    )
    yield { file, jsonPath: [path], key: true, message, fix }
  }
  for (const path of undeclared) {
    const message = `This page is not listed: “${fileTitle(file)}” has no page "${path}"`
    const fix = nearPath(
      path,
      `List it there as ${quotedChoice(likelyTargets(draft, path))}, or delete this file.`,
    )
    yield { file: pageFile(path), message, fix }
  }
})

/** The paths of the files in the pages' folder. */
export function slugPages({ paths }: Pick<DraftCatalogue, 'paths'>): string[] {
  return [...paths].filter((path) => !singlePages.has(path))
}

/**
 * Paths and page files that differ by case alone: a disk that ignores case holds only one of them.
 * An alias may differ from a page by case only if it redirects to that page.
 */
const caseTwins = rule(['routes', 'aliases'], function* (draft) {
  const { routes, aliases } = draft
  const fix = 'Choose a name that differs by more than capital letters.'
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
    if (ownValue(routes, place.target) === undefined) continue
    const message = `"${place.path}" differs from "${twin}" only in capital letters`
    yield { file: place.file, jsonPath: [place.path], key: true, message, fix }
  }
  const files = new Map<string, string>()
  for (const path of slugPages(draft).toSorted()) {
    const twin = files.get(path.toLowerCase())
    files.set(path.toLowerCase(), path)
    if (twin === undefined) continue
    const message = `The address of this page differs from "${twin}" only in capital letters`
    yield { file: pageFile(path), message, fix }
  }
})

export const routeRules = { routeKinds, pagePaths, reservedPaths, pagesAndRoutes, caseTwins }
