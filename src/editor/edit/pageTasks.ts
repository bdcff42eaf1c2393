import {
  type Files,
  parseTranslationPath,
  translationFile,
} from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { pathOf, slugOf } from '../../catalogue/path.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import { pageReferences } from '../../check/pageReferences.ts'
import { printFile } from '../../check/printFile.ts'
import { reservedNames, SLUG } from '../../check/rules/routes.ts'
import { UNWRITTEN } from '../../check/unwrittenTexts.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { singlePages } from '../../pages/pageSchemas.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'

const routes = sharedFilePath('routes')
const aliases = sharedFilePath('aliases')
const categories = sharedFilePath('categories')

/** The path of a new page. */
export function unusedPath(work: CatalogueEdit, name: string, from?: string): string {
  const slug = name.replace(/^\//, '')
  if (!SLUG.test(slug)) {
    const how = 'Start with a capital letter, then use letters and digits.'
    throw new TaskError(`"${name}" cannot be the name of a page. ${how}`, name)
  }
  const path = pathOf(slug)
  const owner = reservedNames.get(slug.toLowerCase())
  if (owner !== undefined) {
    const why = `The address "${path}" is already used by ${owner}. Choose another name.`
    throw new TaskError(why, name)
  }
  const usedPaths = [...Object.keys(work.catalogue.routes), ...Object.keys(work.catalogue.aliases)]
  const taken = usedPaths.find((one) => one.toLowerCase() === path.toLowerCase())
  // A page may take back a path that leads to it, and be spelt with other capital letters.
  const own = taken === from || ownValue(work.catalogue.aliases, taken ?? '') === from
  if (taken !== undefined && (from === undefined || !own)) {
    throw new TaskError(`The address "${taken}" is already used. Choose another name.`, name)
  }
  return path
}

/**
 * @param path the page that gets the name
 * @throws a TaskError if another page has it
 */
export function expectUnusedName(work: CatalogueEdit, path: string, name: string): void {
  for (const [other, page] of work.catalogue.pages) {
    const heading = 'heading' in page ? page.heading : undefined
    if (other === path || heading?.toLowerCase() !== name.toLowerCase()) continue
    throw new TaskError(`There is already a page “${heading}”. Choose another name.`, name)
  }
}

/** A slug for a product's name: `Ridge caps, 2 m` -> `RidgeCaps2M`; '' if it has no letters for one. */
export function slugFor(name: string): string {
  const words = name
    .normalize('NFKD')
    .replaceAll(/[^\w\s-]|_/g, '')
    .split(/[\s-]+/)
  const slug = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join('')
  return SLUG.test(slug) ? slug : ''
}

/** The index of a category, by its key. */
function categoryIndex(work: CatalogueEdit, name: string): number {
  const all = work.catalogue.categories.categories
  const at = all.findIndex(({ key }) => key === name)
  if (at >= 0) return at
  const keys = all.map(({ key }) => key)
  const hint = didYouMean(name, keys, `There are ${keys.join(', ')}.`)
  throw new TaskError(`There is no menu "${name}". ${hint}`)
}

/** The place of a product in the menus. */
export function menuItemOf(work: CatalogueEdit, path: string) {
  for (const [category, { items }] of work.catalogue.categories.categories.entries()) {
    const item = items.findIndex((one) => one.path === path)
    if (item >= 0) return { category, item }
  }
  return undefined
}

/**
 * Writes another path wherever the catalogue refers to a page.
 * @returns the changed files
 */
function replacePath(work: CatalogueEdit, from: string, to: string): ReadonlySet<string> {
  const references = [...pageReferences(work.draft)]
  const changed = references.filter(({ path }) => path === from)
  for (const { file, jsonPath } of changed) work.change(file, jsonPath, to)
  return new Set(changed.map(({ file }) => file))
}

/**
 * Redirects a path to another one, and changes the links of the catalogue.
 * @returns the files with other links
 */
export function redirectPath(work: CatalogueEdit, from: string, to: string): ReadonlySet<string> {
  const changed = replacePath(work, from, to)
  // Paths do not differ by case alone: one in another case is an alias already.
  const usedPaths = [to, ...Object.keys(work.catalogue.aliases)].map((one) => one.toLowerCase())
  if (usedPaths.includes(from.toLowerCase())) return changed
  work.add(aliases, [], from, to)
  work.report(`${from} leads to ${to}, so that links from outside still work`, aliases)
  return changed
}

/** Reports in which files links lead to another path. */
function reportLinks(work: CatalogueEdit, files: Iterable<string>, from: string, to: string): void {
  for (const file of files) work.report(`what led to ${from} leads to ${to}`, file)
}

/** `RidgeCap` -> `Ridge Cap` */
function nameFromSlug(slug: string): string {
  return slug.replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, ' ')
}

function addPlaceholder(work: CatalogueEdit, path: string, shows: string, heading: string): void {
  const file = pageFile(path)
  // The check reports it until somebody has written it: nobody publishes it by mistake.
  const summary = `${UNWRITTEN}a sentence for search engines that says what a buyer finds under “${heading}”.`
  const page = { kind: 'placeholder', heading, summary }
  work.put(file, printFile(file, page))
  work.add(routes, [], path, shows)
  work.report(`has the heading "${heading}": write its sentence for search engines`, file)
  work.report(`has the address ${path}`, routes)
}

/** Makes a placeholder page in a category, by its key; left out, in the last one. */
export function newPage(files: Files, slug: string, key?: string, name?: string): TaskOutcome {
  return runTask(files, (work) => {
    const path = unusedPath(work, slug)
    const all = work.catalogue.categories.categories
    const at = key === undefined ? all.length - 1 : categoryIndex(work, key)
    const category = all[at]
    if (category === undefined) throw new TaskError('There is no menu yet.')
    const heading = name?.trim() || nameFromSlug(slugOf(path))
    expectUnusedName(work, path, heading)
    addPlaceholder(work, path, 'product', heading)
    work.insert(categories, ['categories', at, 'items'], { name: heading, path })
    work.report(`lists "${heading}" in "${category.label}"`, categories)
  })
}

/** Makes a category with its page, its menu and its first product. */
export function newCategory(
  files: Files,
  slug: string,
  product: string,
  names: { label?: string; first?: string } = {},
): TaskOutcome {
  return runTask(files, (work) => {
    const path = unusedPath(work, slug)
    const first = unusedPath(work, product)
    const label = names.label?.trim() || nameFromSlug(slugOf(path))
    const name = names.first?.trim() || nameFromSlug(slugOf(first))
    expectUnusedName(work, path, label)
    expectUnusedName(work, first, name)
    addPlaceholder(work, path, 'category', label)
    addPlaceholder(work, first, 'product', name)
    const items = [{ name, path: first }]
    const category = { key: slugOf(path), path, label, description: `${label}.`, items }
    work.insert(categories, ['categories'], category)
    work.report(`has the menu "${label}": rewrite its label and description`, categories)
  })
}

/** Renames the translations of a page that has another file now, in every language that has some. */
function renameTranslations(work: CatalogueEdit, from: string, to: string): void {
  for (const file of work.files.texts.keys()) {
    const { language, of } = parseTranslationPath(file) ?? {}
    if (language === undefined || of !== from) continue
    const after = translationFile(language, to)
    work.put(after, work.text(file))
    work.put(file, undefined)
    work.report('moves to the new address', after)
  }
}

/**
 * Gives a page another path. The old one becomes an alias, and links are changed.
 * @throws a TaskError if that cannot be
 */
export function moveToAddress(work: CatalogueEdit, from: string, to: string): void {
  const old = work.page(from)
  if (singlePages.has(old)) throw new TaskError(`The page "${old}" cannot be renamed.`)
  const path = unusedPath(work, to, old)
  if (path === old) throw new TaskError('The page already has this name.', to)
  const [before, after] = [pageFile(old), pageFile(path)]
  const text = work.text(before)
  work.put(before, undefined)
  work.put(after, text)
  work.report('moves to the new address', after)
  renameTranslations(work, before, after)
  work.rename(routes, [], old, path)
  work.report(`has ${path} instead of ${old}`, routes)
  if (ownValue(work.catalogue.aliases, path) !== undefined) work.remove(aliases, [path])
  work.replaceEverywhere(before, after, 'follows the page to its new address')
  if (ownValue(work.catalogue.sources.confirmed ?? {}, before) !== undefined) {
    work.rename(sharedFilePath('sources'), ['confirmed'], before, after)
  }
  reportLinks(work, redirectPath(work, old, path), old, path)
}

/** Changes the path of a page as a task; see {@link moveToAddress}. */
export function renamePage(files: Files, from: string, to: string): TaskOutcome {
  return runTask(files, (work) => moveToAddress(work, from, to))
}

/**
 * Moves a product to the end of another menu, or to its place before another product.
 * @throws a TaskError if that cannot be
 */
export function moveProduct(
  work: CatalogueEdit,
  name: string,
  key: string,
  above: string | undefined,
): void {
  const path = work.page(name)
  const from = menuItemOf(work, path)
  if (from === undefined) throw new TaskError(`"${path}" is not a product in a menu.`)
  const all = work.catalogue.categories.categories
  const [old, target] = [all[from.category], all[categoryIndex(work, key)]]
  const item = old?.items[from.item]
  if (old === undefined || target === undefined || item === undefined) return
  if (old !== target && old.items.length === 1) {
    const fix = `Remove the page "${old.path}" instead: its menu goes, and its products move to the menu that you choose.`
    throw new TaskError(`"${path}" is the only product of "${old.label}". ${fix}`, name)
  }
  const next = above === undefined ? undefined : work.page(above)
  const rest = target.items.filter((one) => one !== item)
  const before = rest.findIndex((one) => one.path === next)
  if (next !== undefined && before < 0) {
    throw new TaskError(`"${next}" is not in "${target.label}".`)
  }
  work.remove(categories, ['categories', from.category, 'items', from.item])
  const place = ['categories', all.indexOf(target), 'items']
  work.insert(categories, place, item, before < 0 ? undefined : before)
  work.report(`"${item.name}" is now in "${target.label}"`, categories)
}

/** Moves a product to the end of another menu as a task; see {@link moveProduct}. */
export function movePage(files: Files, name: string, key: string): TaskOutcome {
  return runTask(files, (work) => moveProduct(work, name, key, undefined))
}

/** Removes a short path; what linked to it links to its page. */
export function removeAlias(files: Files, short: string): TaskOutcome {
  return runTask(files, (work) => {
    const alias = pathOf(short.replace(/^\//, ''))
    const path = ownValue(work.catalogue.aliases, alias)
    if (path === undefined) throw new TaskError(`There is no short address "${alias}".`)
    work.remove(aliases, [alias])
    reportLinks(work, replacePath(work, alias, path), alias, path)
    work.report(`Visitors who open ${alias} see that there is no such page.`)
  })
}
