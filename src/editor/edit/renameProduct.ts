import type { Files } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { pathOf } from '../../catalogue/path.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { pageHeadingOf } from '../../check/describePlace.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { expectUnusedName, moveToAddress } from './pageTasks.ts'
import { isProperName } from './properName.ts'
import { replaceInText, spansOf, type TextQuery, type TextSpan } from './replaceInText.ts'
import {
  applyTextChanges,
  catalogueTexts,
  type TextChange,
  type TextPlace,
  textChange,
} from './textChanges.ts'

/** A place whose whole text is the name of the page, and whether a person has to choose to change it. */
type NamePlace = Omit<TextPlace, 'text'> & { text: string | undefined; chosen?: 'always' | 'no' }

/** A text that names a page, with the parts of it that are the longer names of others. */
type NamingText = TextPlace & { kept: readonly TextSpan[] }

/** The places that name a page: its heading, its line in a menu or its menu, and its cards on the home page. */
function* namePlaces(
  { pages, categories, aliases }: DraftCatalogue,
  path: string,
): Iterable<NamePlace> {
  const heading = pageHeadingOf(pages.get(path))
  yield { file: pageFile(path), jsonPath: ['heading'], text: heading, chosen: 'always' }
  const menus = sharedFilePath('categories')
  for (const [i, { path: own, label, items }] of (categories?.categories ?? []).entries()) {
    if (own === path) yield { file: menus, jsonPath: ['categories', i, 'label'], text: label }
    for (const [j, item] of items.entries()) {
      const jsonPath = ['categories', i, 'items', j, 'name']
      if (item.path === path) yield { file: menus, jsonPath, text: item.name }
    }
  }
  const home = pages.get('/')
  const cards = home?.kind === 'home' ? home.products.cards : []
  for (const [i, { path: to, title }] of cards.entries()) {
    if (to !== path && ownValue(aliases, to) !== path) continue
    const jsonPath = ['products', 'cards', i, 'title']
    // A card with a title of its own may be about a variant of the product, or about a similar one.
    const isName = title.toLowerCase() === heading?.toLowerCase()
    yield { file: pageFile('/'), jsonPath, text: title, ...(!isName && { chosen: 'no' }) }
  }
}

/** The names of other pages that contain a name: "Polycarbonate sheets" is not meant in "Clear polycarbonate sheets". */
function longerNames({ pages }: DraftCatalogue, path: string, name: string): string[] {
  return [...pages].flatMap(([other, page]) => {
    const heading = pageHeadingOf(page) ?? ''
    return other !== path && spansOf(heading, name).length > 0 ? [heading] : []
  })
}

/** True for search words: buyers go on typing the old name. */
function isSearchWord(jsonPath: JsonPath): boolean {
  return jsonPath.includes('search')
}

/**
 * The sentences that name a page, in the site's own language, without search words.
 * @param name its heading; longer names of other pages that contain it are not meant
 */
export function textsNaming(draft: DraftCatalogue, path: string, name: string): NamingText[] {
  const longer = name === '' ? [] : longerNames(draft, path, name)
  return [...catalogueTexts(draft)].flatMap((place) => {
    if (place.language !== undefined || isSearchWord(place.jsonPath)) return []
    const kept = longer.flatMap((other) => spansOf(place.text, other))
    const query: TextQuery = { find: name, replace: '', wholeWord: true }
    return replaceInText(place.text, query, kept) === undefined ? [] : [{ ...place, kept }]
  })
}

/**
 * The texts that change with the name of a page, except translations: the places that name the page, then
 * sentences with its name.
 */
function nameChanges(draft: DraftCatalogue, path: string, to: string): TextChange[] {
  const name = cleanTyped(to)
  const heading = pageHeadingOf(draft.pages.get(path))
  if (heading === undefined || name === '') return []
  const named = [...namePlaces(draft, path)].flatMap(({ chosen, text, ...place }) => {
    if (text === undefined || text === name) return []
    const whole = { after: name, spans: [{ start: 0, end: text.length, by: name }] }
    return [{ ...textChange(draft, { ...place, text }, whole), ...(chosen && { chosen }) }]
  })
  const namedKeys = new Set(named.map(({ key }) => key))
  const query: TextQuery = {
    find: heading,
    replace: name,
    wholeWord: true,
    isProperName: isProperName(name, draft),
  }
  const sentences = textsNaming(draft, path, heading).flatMap(({ kept, ...place }) => {
    const replaced = replaceInText(place.text, query, kept)
    const change = replaced && textChange(draft, place, replaced)
    return change === undefined || namedKeys.has(change.key) ? [] : [change]
  })
  return [...named, ...sentences]
}

/** The text changes that a new page name requires. */
export function nameChangesOf(files: Files, slug: string, to: string): TextChange[] {
  return nameChanges(readCatalogue(files).draft, pathOf(slug), to)
}

/** Changes the texts that name a page. @throws a TaskError if it has that name */
function renameTexts(
  work: CatalogueEdit,
  path: string,
  to: string,
  leftOut: ReadonlySet<string> | undefined,
): void {
  const changes = nameChanges(work.draft, path, to)
  const isLeftOut = ({ key, chosen }: TextChange) => leftOut?.has(key) ?? chosen === 'no'
  if (!changes.some(({ chosen }) => chosen === 'always')) {
    throw new TaskError('Write a name that the page does not have yet.', to)
  }
  applyTextChanges(
    work,
    changes.filter((change) => change.chosen === 'always' || !isLeftOut(change)),
  )
}

/**
 * Gives a page another name wherever the catalogue has it, and another address if one is wanted: the old one
 * then leads to the page.
 * @param slug '' if the address stays
 * @param leftOut the keys of the changes that are not made; left out: of those that a person has to choose
 */
export function renameProduct(
  files: Files,
  from: string,
  to: string,
  slug = '',
  leftOut?: ReadonlySet<string>,
): TaskOutcome {
  return runTask(files, (work) => {
    const path = work.page(from)
    expectUnusedName(work, path, cleanTyped(to))
    renameTexts(work, path, to, leftOut)
    if (slug !== '') {
      // While the file has its old name, its translations follow its texts.
      work.removeLeftovers()
      moveToAddress(work, path, slug)
    } else work.report(`The address stays ${path}`)
  })
}
