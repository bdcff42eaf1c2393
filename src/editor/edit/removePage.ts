import { z } from 'zod'
import type { Files } from '../../catalogue/catalogueFiles.ts'
import { lowerTitle } from '../../catalogue/messageText.ts'
import type { Place } from '../../catalogue/place.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { walkData } from '../../catalogue/walkData.ts'
import {
  describeField,
  describeFile,
  describePlace,
  pageHeadingOf,
} from '../../check/describePlace.ts'
import {
  type EntryAbout,
  entriesAbout,
  type PageReference,
  referencesTo,
} from '../../check/pageReferences.ts'
import { formatPointer, valueAt } from '../../check/pointer.ts'
import { valueOfFile } from '../../check/references.ts'
import { linkLabels } from '../../check/rules/linkLabels.ts'
import { pictureUses } from '../../check/rules/pictures.ts'
import { pageFile, schemaOfFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { singlePages } from '../../pages/pageSchemas.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { redirectPath } from './pageTasks.ts'
import { pictureFile } from './pictureFile.ts'
import { textsNaming } from './renameProduct.ts'

const routes = sharedFilePath('routes')
const categories = sharedFilePath('categories')

/** Removes the pictures that the catalogue before the task shows and this one does not. */
function removeUnusedPictures(work: CatalogueEdit, before: DraftCatalogue): void {
  const shownIn = (draft: DraftCatalogue) =>
    new Set(pictureUses(draft).map(({ picture }) => picture))
  const shown = shownIn(work.draft)
  for (const picture of shownIn(before)) {
    if (shown.has(picture)) continue
    work.remove(sharedFilePath('pictures'), [picture])
    work.put(pictureFile(picture), undefined)
    work.report(`is removed, because no other page shows it`, pictureFile(picture))
  }
}

/** The names of places with those of their files, one on each line. */
function placeList(draft: DraftCatalogue, places: readonly Place[]): string {
  return places.map((place) => `“${describePlace(place, draft)}”`).join('\n')
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
  work.report(
    `the menu "${old.label}" is removed, its products are now in "${target.label}"`,
    categories,
  )
}

/** The report of a removal: an entry of a list goes with the page, or stays without the part that is about it. */
function removedEntryWords({ file, jsonPath, texts }: EntryAbout, draft: DraftCatalogue): string {
  const name = describeField({ file, jsonPath }, draft)
  const said = texts.map((text) => ` “${text}”`).join()
  if (typeof jsonPath.at(-1) !== 'string' || typeof jsonPath.at(-2) !== 'number') {
    return `“${name}” is about this page only and is deleted${said && `:${said}`}`
  }
  const entry = describeField({ file, jsonPath: jsonPath.slice(0, -1) }, draft)
  const part = lowerTitle(name.slice(`${entry}, `.length))
  return `“${entry}” stays, without its ${part}${said && `:${said} is deleted`}`
}

/** Reports which entries go with the page, and what was written there. */
function reportRemovedEntries(
  work: CatalogueEdit,
  draft: DraftCatalogue,
  about: readonly EntryAbout[],
): void {
  for (const one of about) work.report(removedEntryWords(one, draft), one.file)
}

/** Reports which links lead to another page. */
function reportMovedLinks(
  work: CatalogueEdit,
  draft: DraftCatalogue,
  links: readonly PageReference[],
  target: string,
): void {
  const name = describeFile(pageFile(target), draft)
  for (const { file, jsonPath } of links) {
    work.report(`“${describeField({ file, jsonPath }, draft)}” leads to “${name}” now`, file)
  }
}

/** Reports which sentences still name the removed page. */
function reportRemainingNames(
  work: CatalogueEdit,
  path: string,
  heading: string | undefined,
): void {
  const { draft } = work
  for (const { file, jsonPath, text } of textsNaming(draft, path, heading ?? '')) {
    work.report(`“${describeField({ file, jsonPath }, draft)}” still names it: “${text}”`, file)
  }
}

/** Records that the owner has chosen the redirects, so that the check does not warn about their names. */
function recordChoice(work: CatalogueEdit, before: DraftCatalogue, heading = ''): void {
  const aliases = sharedFilePath('aliases')
  const unlike = (draft: DraftCatalogue) =>
    Array.from(linkLabels(draft)).flatMap(({ file, jsonPath = [] }) =>
      file === aliases ? formatPointer(jsonPath) : [],
    )
  const known = new Set(unlike(before))
  for (const pointer of unlike(work.draft).filter((one) => !known.has(one))) {
    const reason = `Chosen when “${heading}” was removed.`
    const entry = { file: aliases, pointer, from: 'owner', reason }
    work.insert(sharedFilePath('sources'), ['entries'], entry)
  }
}

/** True if the schema allows a list to be left out, and true if it allows an empty one. */
function allows(draft: DraftCatalogue, file: string, jsonPath: JsonPath) {
  const pointer = formatPointer(jsonPath)
  const node = walkData(valueOfFile(file, draft), schemaOfFile(file)).find(
    (one) => formatPointer(one.jsonPath) === pointer,
  )
  return {
    absence: node?.field instanceof z.ZodOptional,
    emptiness: node?.schema !== undefined && z.core.safeParse(node.schema, []).success,
  }
}

/**
 * Removes the entries that are written about a page, and optional lists that are empty then.
 * @throws a TaskError if another list would be empty
 */
function removeEntriesAbout(work: CatalogueEdit, path: string): void {
  const { draft } = work
  const emptied: Place[] = []
  // The last one first, so that the others stay at their indexes.
  for (const { file, jsonPath } of entriesAbout(draft, path).toReversed()) {
    work.remove(file, jsonPath)
    const list = jsonPath.slice(0, -1)
    const left = valueAt(JSON.parse(work.text(file)), list)
    if (!Array.isArray(left) || left.length > 0) continue
    const { absence, emptiness } = allows(draft, file, list)
    if (emptiness) continue
    if (absence) work.remove(file, list)
    else emptied.unshift({ file, jsonPath: list })
  }
  if (emptied.length === 0) return
  const fix = 'First add something else there, or remove what it is a part of.'
  throw new TaskError(`Nothing would be left here:\n${placeList(draft, emptied)}\n${fix}`)
}

/**
 * Removes a page. What is written about it elsewhere goes with it; its path and the links to it lead to `to`;
 * the pictures that nothing else shows are removed.
 */
export function removePage(files: Files, name: string, to?: string): TaskOutcome {
  return runTask(files, (work) => {
    const path = work.page(name)
    if (singlePages.has(path)) throw new TaskError(`The site needs the page "${path}".`)
    const target = to ? work.page(to) : undefined
    if (target === path) throw new TaskError('A removed page cannot lead to itself.', to)
    const { draft } = work
    const links = referencesTo(draft, path).filter(({ subject }) => subject === undefined)
    if (target === undefined && links.length > 0) {
      const list = `${placeList(draft, links)}\nChoose the page that they will lead to.`
      const why = `Other places lead to this page:\n${list}`
      throw new TaskError(why, '')
    }
    removeCategory(work, path, target ?? '', to ?? '')
    removeEntriesAbout(work, path)
    const file = pageFile(path)
    work.put(file, undefined)
    work.report(`is removed`, file)
    work.remove(routes, [path])
    reportRemovedEntries(work, draft, entriesAbout(draft, path))
    removeUnusedPictures(work, draft)
    if (target === undefined)
      work.report(`Visitors who open ${path} see that there is no such page.`)
    else {
      redirectPath(work, path, target)
      reportMovedLinks(work, draft, links, target)
    }
    const heading = pageHeadingOf(draft.pages.get(path))
    recordChoice(work, draft, heading)
    reportRemainingNames(work, path, heading)
  })
}
