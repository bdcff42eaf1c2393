import { type Files, translationFile } from '../../catalogue/catalogueFiles.ts'
import type { JsonObject } from '../../catalogue/json.ts'
import { isRecord } from '../../catalogue/json.ts'
import { pathOf } from '../../catalogue/path.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { describeField } from '../../check/describePlace.ts'
import { entriesAbout } from '../../check/pageReferences.ts'
import { printFile } from '../../check/printFile.ts'
import { readCatalogue } from '../../check/readCatalogue.ts'
import { mapTexts } from '../../check/translation/mapTexts.ts'
import { textStates } from '../../check/translation/translate.ts'
import { updateTranslation } from '../../check/translation/writeTranslation.ts'
import { pageFile, schemaOfFile, sharedFilePath } from '../../pages/dataFiles.ts'
import { type CatalogueEdit, runTask, TaskError, type TaskOutcome } from './catalogueEdit.ts'
import { expectUnusedName, menuItemOf, unusedPath } from './pageTasks.ts'
import { replaceInText, type TextQuery } from './replaceInText.ts'

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

/** A copy of a product page under another name, which replaces the old one in its texts. */
function copyOf(page: JsonObject, file: string, query: TextQuery): JsonObject {
  const replace = (text: string) => replaceInText(text, query)?.after ?? text
  const copy = mapTexts(page, schemaOfFile(file), ({ text, jsonPath }) => {
    // Two pages share search words, but not a title.
    if (typeof text !== 'string' || jsonPath[0] === 'search') return text
    return jsonPath[0] === 'heading' ? query.replace : replace(text)
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
      const query = { find: page.heading, replace: heading, wholeWord: true }
      const before: JsonObject = JSON.parse(work.text(pageFile(original)))
      const copy = copyOf(before, file, query)
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
      reportWhereMissing(work, original)
    },
    file,
  )
}
