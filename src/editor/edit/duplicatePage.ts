import { type Files, translationFile } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { isRecord } from '../../catalogue/json.ts'
import { pathOf } from '../../catalogue/path.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { describeField, pageHeadingOf } from '../../check/describePlace.ts'
import { entriesAbout } from '../../check/pageReferences.ts'
import { printFile } from '../../check/printFile.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { mapTexts } from '../../check/translation/mapTexts.ts'
import { textStates } from '../../check/translation/translate.ts'
import { updateTranslation } from '../../check/translation/writeTranslation.ts'
import { pageFile, schemaOfFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { expectUnusedName, menuItemOf, unusedPath } from './pageTasks.ts'
import { isProperName } from './properName.ts'
import { replaceInText, spansOf, type TextQuery } from './replaceInText.ts'

const sources = sharedFilePath('sources')

/** The fields of a page that state nothing about the product. */
const fieldsWithoutFacts = [
  '$schema',
  'kind',
  'heading',
  'title',
  'search',
  'picture',
  'gallery',
  'colourPictures',
  'productKind',
]

/** The words of a name; one with a hyphen is one word, as texts have it. */
const wordsOf = (text: string) => text.match(/[\p{L}\p{M}\p{N}]+(?:-[\p{L}\p{M}\p{N}]+)*/gu) ?? []

/** The adjacent words of a name that no other page's name has: "multiwall" of "Polycarbonate multiwall sheets". */
function ownWordsOf(name: string, others: readonly string[]): string | undefined {
  const shared = new Set(others.flatMap((other) => wordsOf(other.toLowerCase())))
  const words = wordsOf(name)
  const own = words.filter((word) => !shared.has(word.toLowerCase())).join(' ')
  return own !== '' && ` ${words.join(' ')} `.includes(` ${own} `) ? own : undefined
}

/** The short names of a product that headings may use, the longest first: the adjacent words of its name among which are its own. */
function shortNamesOf(name: string, own: string): string[] {
  const words = wordsOf(name)
  const parts = words.flatMap((_, start) =>
    words.slice(start).map((__, length) => words.slice(start, start + length + 1).join(' ')),
  )
  return parts
    .filter((part) => ` ${part} `.includes(` ${own} `))
    .toSorted((one, other) => other.length - one.length)
}

/**
 * A copy of a product page under another name, which replaces the old one in its texts.
 * @param short the short names of the old one, which are replaced only at the end of a heading: a word behind one may not
 *   suit the whole new name, and elsewhere more is said of the product
 */
function copyOf(
  page: JsonObject,
  file: string,
  query: TextQuery,
  short: readonly string[],
): JsonObject {
  const replace = (text: string, jsonPath: JsonPath) => {
    const ending = (name: string) => spansOf(text, name).some(({ end }) => end === text.length)
    const shortName = jsonPath.at(-1) === 'heading' ? short.find(ending) : undefined
    const find = spansOf(text, query.find).length > 0 ? query.find : shortName
    return (find !== undefined && replaceInText(text, { ...query, find })?.after) || text
  }
  const copy = mapTexts(page, schemaOfFile(file), ({ text, jsonPath }) => {
    // Two pages share search words, but not a title.
    if (typeof text !== 'string' || jsonPath[0] === 'search') return text
    return jsonPath[0] === 'heading' ? query.replace : replace(text, jsonPath)
  })
  if (!isRecord(copy)) return page
  const { title, ...rest } = copy
  // Left out, it is made of the heading.
  return title === page.title ? rest : copy
}

/** Adds a question for each copied fact: confirmations of the original are about another product. */
function addQuestions(work: CatalogueEdit, file: string, copy: JsonObject, from: string): void {
  const reason = `Copied from “${from}”. Is it the same here?`
  for (const [field, value] of Object.entries(copy)) {
    const isEmpty = Array.isArray(value) && value.length === 0
    if (fieldsWithoutFacts.includes(field) || isEmpty) continue
    const entry = { file, pointer: `/${field}`, from: 'owner', reason }
    work.insert(sources, ['entries'], entry)
  }
  work.report(
    'what was copied is asked among the questions, and nothing of it is confirmed',
    sources,
  )
}

/** Copies the translations of the texts that are the same in the copy. */
function copyTranslations(work: CatalogueEdit, from: string, file: string, copy: JsonObject): void {
  const { draft } = readCatalogue(work.start)
  for (const [language, files] of draft.translations) {
    const states = textStates(file, copy, files.get(from))
    const same = states.filter(({ state }) => state === 'fresh')
    if (same.length === 0) continue
    const target = translationFile(language, file)
    work.put(target, printFile(target, updateTranslation(copy, same, new Map())))
    const name = draft.site?.languages?.others.find(({ key }) => key === language)?.name
    const left = states.length - same.length
    work.report(
      `${name ?? language}: ${same.length} translations are copied, ${left} are left to do`,
    )
  }
}

/** Reports which parts of the copy still call it by the short name of the original. */
function reportShortName(work: CatalogueEdit, file: string, copy: JsonObject, short: string): void {
  const parts = new Set<string>()
  mapTexts(copy, schemaOfFile(file), ({ text, jsonPath }) => {
    const isNamed = typeof text === 'string' && spansOf(text, short).length > 0
    if (isNamed && jsonPath[0] !== 'search') {
      parts.add(describeField({ file, jsonPath: jsonPath.slice(0, 1), value: copy }, work.draft))
    }
    return text
  })
  if (parts.size === 0) return
  const list = [...parts].map((part) => `“${part}”`).join(', ')
  work.report(`still says “${short}” in ${list}`, file)
}

/** Reports where the original is recommended, shown or offered, and the copy is not. */
function reportWhereMissing(work: CatalogueEdit, original: string): void {
  const menus = sharedFilePath('categories')
  for (const { file, jsonPath } of entriesAbout(work.draft, original)) {
    if (file === menus) continue
    const label = describeField({ file, jsonPath }, work.draft)
    work.report(`“${label}” is not copied. If the copy belongs there too, add it there`, file)
  }
}

/**
 * Makes a product like another one, below it in its menu. What is written about the original elsewhere, its
 * links and its aliases are not copied.
 */
export function duplicatePage(files: Files, from: string, name: string, slug: string): TaskOutcome {
  const file = pageFile(pathOf(slug.replace(/^\//, '')))
  return runTask(
    files,
    (work) => {
      const original = work.page(from)
      const page = work.catalogue.pages.get(original)
      const item = menuItemOf(work, original)
      if (item === undefined || page === undefined || !('heading' in page)) {
        throw new TaskError(`"${original}" is not a product in a menu.`)
      }
      const path = unusedPath(work, slug)
      const heading = cleanTyped(name)
      expectUnusedName(work, path, heading)
      const query = {
        find: page.heading,
        replace: heading,
        wholeWord: true,
        isProperName: isProperName(heading, work.draft),
      }
      const before: JsonObject = JSON.parse(work.text(pageFile(original)))
      const others = [...work.catalogue.pages].flatMap(([path, other]) =>
        path === original ? [] : (pageHeadingOf(other) ?? []),
      )
      const own = ownWordsOf(page.heading, others)
      const short = own === undefined ? [] : shortNamesOf(page.heading, own)
      const copy = copyOf(before, file, query, short)
      work.put(file, printFile(file, copy))
      work.report(
        `is a copy of “${page.heading}” with the same pictures. Rewrite its texts: no two pages may say the same`,
        file,
      )
      work.add(sharedFilePath('routes'), [], path, 'product')
      work.report(`has the address ${path}`, sharedFilePath('routes'))
      const menus = sharedFilePath('categories')
      const place = ['categories', item.category, 'items']
      work.insert(menus, place, { name: heading, path }, item.item + 1)
      work.report(`lists "${heading}" below "${page.heading}"`, menus)
      addQuestions(work, file, copy, page.heading)
      copyTranslations(work, pageFile(original), file, copy)
      const isInName = own !== undefined && spansOf(heading, own).length > 0
      if (own !== undefined && !isInName) reportShortName(work, file, copy, own)
      reportWhereMissing(work, original)
    },
    file,
  )
}
