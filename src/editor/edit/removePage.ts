import type { Files } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { walkData } from '../../catalogue/walkData.ts'
import { readJson } from '../../check/json.ts'
import { entryNames, placeName } from '../../check/placeName.ts'
import { formatPointer } from '../../check/pointer.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { roofParts } from '../../pages/home/roof/roofParts.ts'
import { singlePages } from '../../pages/pageSchemas.ts'
import { pictureFile } from '../catalogueOf.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { menuItemOf, redirectPath } from './pageTasks.ts'

/** The parts of a catalogue in which the cards of a page are found. */
type CardLinks = Pick<DraftCatalogue, 'pages' | 'aliases'>

const routes = sharedFilePath('routes')
const categories = sharedFilePath('categories')
const jobs = sharedFilePath('jobs')
const home = pageFile('/')

/** The pictures that a page and some cards of the home page show. */
function picturesOf(work: CatalogueEdit, path: string, cards: readonly { picture: string }[]) {
  const own = pageFile(path)
  const uses = pictureUses(readCatalogue(work.files).draft)
  const ofPage = uses.flatMap(({ by, file }) => (by === own ? [file] : []))
  return new Set([...ofPage, ...cards.map(({ picture }) => picture)])
}

/** Removes those of some pictures that nothing shows any more. */
function removeUnused(work: CatalogueEdit, pictures: ReadonlySet<string>): void {
  const shown = new Set(pictureUses(readCatalogue(work.files).draft).map(({ file }) => file))
  for (const picture of pictures) {
    if (shown.has(picture)) continue
    work.remove(sharedFilePath('pictures'), [picture])
    work.put(pictureFile(picture), undefined)
    work.say(`is removed, because no other page shows it`, pictureFile(picture))
  }
}

/** The name of every place that links to a path, except its menu entry and its declaration. */
function linksTo(work: CatalogueEdit, path: string): string[] {
  return [...work.files.texts].flatMap(([file, text]) => {
    if (typeof text !== 'string' || !file.endsWith('.json')) return []
    if (file === categories || file === routes) return []
    const all = readJson(text).value
    return walkData(all).flatMap(({ value, jsonPath }) => {
      if (value !== path) return []
      const place = { file, pointer: formatPointer(jsonPath) }
      return [`“${placeName(place, all, entryNames(readCatalogue(work.files).draft))}”`]
    })
  })
}

/**
 * Moves the products of a category to another, and removes its menu.
 * @param given the chosen page to which they move
 */
function removeCategory(work: CatalogueEdit, path: string, to: string, given: string): void {
  const all = work.catalogue.categories.categories
  const at = all.findIndex((one) => one.path === path)
  const place = all.findIndex((one) => one.path === to)
  const [old, target] = [all[at], all[place]]
  if (old === undefined) return
  if (target === undefined) {
    const why = `"${path}" is the page of the menu "${old.label}", which has products.`
    throw new TaskError(`${why} Choose the page of another menu, to which they move.`, given)
  }
  for (const item of old.items) work.insert(categories, ['categories', place, 'items'], item)
  work.remove(categories, ['categories', at])
  work.say(
    `the menu "${old.label}" is removed, its products are now in "${target.label}"`,
    categories,
  )
}

/** A part of the roof that names both pages keeps the target alone. */
function removeDoublePart(work: CatalogueEdit, path: string, target: string): void {
  const page = work.catalogue.pages.get('/')
  if (page?.kind !== 'home') return
  for (const part of roofParts) {
    const { name, products } = page.roof.parts[part]
    const listed: readonly string[] = products
    const at = listed.indexOf(path)
    if (at < 0 || !listed.includes(target)) continue
    work.remove(home, ['roof', 'parts', part, 'products', at])
    work.say(`"${name}" already has ${target} and no longer has ${path}`, home)
  }
}

/** A job that names both pages keeps the target alone. */
function removeDoubleProduct(work: CatalogueEdit, path: string, target: string): void {
  for (const [i, { title, products }] of work.catalogue.jobs.jobs.entries()) {
    const at = products.findIndex((product) => product.path === path)
    if (at < 0 || !products.some((product) => product.path === target)) continue
    work.remove(jobs, ['jobs', i, 'products', at])
    work.say(`"${title}" already has ${target} and no longer has ${path}`, jobs)
  }
}

/** The cards of the home page that lead to a page. */
export function cardsOf({ pages, aliases }: CardLinks, path: string) {
  const page = pages.get('/')
  const cards = page?.kind === 'home' ? page.products.cards : []
  return [...cards.entries()].flatMap(([at, card]) =>
    card.path === path || ownValue(aliases, card.path) === path ? [{ at, ...card }] : [],
  )
}

/** Removes cards from the home page. */
function removeCards(work: CatalogueEdit, cards: ReturnType<typeof cardsOf>): void {
  for (const { at, title } of cards.toReversed()) {
    work.remove(home, ['products', 'cards', at])
    work.say(`the card "${title}" is removed`, home)
  }
}

/**
 * Removes a page and the pictures of it alone; its path and all links to it lead to `to`.
 * @param cards what becomes of its cards on the home page
 */
export function removePage(
  files: Files,
  name: string,
  to?: string,
  cards: 'lead on' | 'remove' = 'lead on',
): TaskOutcome {
  return runTask(files, (work) => {
    const path = work.page(name)
    if (singlePages.has(path)) throw new TaskError(`The site needs the page "${path}".`)
    const target = to ? work.page(to) : undefined
    if (target === path) throw new TaskError('A removed page cannot lead to itself.', to)
    const gone = cards === 'remove' ? cardsOf(work.catalogue, path) : []
    const pictures = picturesOf(work, path, gone)
    removeCards(work, gone)
    const places = linksTo(work, path)
    if (target === undefined && places.length > 0) {
      const how = 'Choose the page that they will lead to.'
      const list = `${places.join('\n')}\n${how}`
      const why = {
        inFile: `Other places lead to "${path}":\n${list}`,
        inForm: `Other places lead to this page:\n${list}`,
      }
      throw new TaskError(why, '')
    }
    const item = menuItemOf(work, path)
    if (item !== undefined) {
      work.remove(categories, ['categories', item.category, 'items', item.item])
      work.say(`its line is removed`, categories)
    } else removeCategory(work, path, target ?? '', to ?? '')
    const file = pageFile(path)
    work.put(file, undefined)
    work.say(`is removed`, file)
    work.remove(routes, [path])
    removeUnused(work, pictures)
    if (target === undefined) work.say(`Visitors who open ${path} see that there is no such page.`)
    else {
      removeDoubleProduct(work, path, target)
      removeDoublePart(work, path, target)
      redirectPath(work, path, target)
    }
  })
}
