import type { z } from 'zod'
import { capitalize } from '../catalogue/capitalize.ts'
import {
  type Files,
  glossaryFile,
  isCatalogueFile,
  isInPages,
  PAGES,
  parseTranslationPath,
} from '../catalogue/catalogueFiles.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { pathOf } from '../catalogue/path.ts'
import type { FileProblem } from '../catalogue/problem.ts'
import { Glossary } from '../catalogue/schemas/glossary.ts'
import { Translation } from '../catalogue/schemas/translation.ts'
import { nearestWord } from '../catalogue/suggest.ts'
import type { Catalogue } from '../pages/catalogue.ts'
import {
  fixedFiles,
  optionalFiles,
  pageFile,
  type SharedData,
  type SharedFile,
  sharedFilePath,
  sharedFiles,
  sharedSchemas,
} from '../pages/dataFiles.ts'
import type { DraftCatalogue } from '../pages/draftCatalogue.ts'
import { fileTitle } from '../pages/fileTitle.ts'
import { type Page, pageSchemaAt, singlePages } from '../pages/pageSchemas.ts'
import { automaticFix, damageFix } from './formWords.ts'
import { type Memo, missingFileFault, parseFile } from './parseFile.ts'
import { isRemovedFile } from './removedData.ts'
import { SLUG } from './rules/routes.ts'
import { readableTranslations } from './translation/readableTranslations.ts'

/** Files and folders of `data/` that are not part of the catalogue. */
const ignoredPaths = ['data/README.md', 'data/changed-texts.md', 'data/schema/', `${PAGES}/`]

/**
 * Checks the shape of every file of the catalogue.
 * @param memo the files that were read by earlier checks
 * @returns the catalogue if every file matches its schema, and always a draft of the files that do
 */
export function readCatalogue(
  { texts, pictures }: Files,
  memo: Memo = new Map(),
): {
  draft: DraftCatalogue
  catalogue: Catalogue | undefined
  problems: FileProblem[]
} {
  const problems: FileProblem[] = []
  // Sorted, so that the problems do not depend on the order of the files.
  const names = [...texts.keys()].toSorted()
  const pages = new Map<string, Page>()
  const brokenPages = new Set<string>()
  const read: Partial<SharedData> = {}
  function readFile<T>(file: string, schema: z.ZodType<T>): T | undefined {
    const text = texts.get(file) ?? missingFileFault
    const loaded = parseFile(file, text, schema, memo)
    problems.push(...loaded.problems)
    return loaded.value
  }
  function readPart<P extends SharedFile>(part: P): void {
    const file = sharedFilePath(part)
    const leftOut = texts.has(file) ? undefined : optionalFiles[part]
    read[part] = leftOut ?? readFile(file, sharedSchemas[part])
  }
  const translations = new Map<string, Map<string, Translation>>()
  const glossaries = new Map<string, Glossary>()
  function readTranslation(file: string): void {
    const { language = '', of = '' } = parseTranslationPath(file) ?? {}
    if (file === glossaryFile(language)) {
      const glossary = readFile(file, Glossary)
      if (glossary !== undefined) glossaries.set(language, glossary)
      return
    }
    const text = texts.get(file)
    const words =
      readFile(file, Translation) ??
      (typeof text === 'string' ? readableTranslations(text) : undefined)
    const files = translations.get(language) ?? new Map<string, Translation>()
    if (words !== undefined) translations.set(language, files.set(of, words))
  }
  function readPage(path: string, file: string): void {
    const page = readFile(file, pageSchemaAt(path))
    if (page === undefined) brokenPages.add(path)
    else pages.set(path, page)
  }

  const folder = texts.get('data')
  if (typeof folder === 'object') problems.push({ file: 'data', ...folder })
  else {
    problems.push(...unknownFiles(names))
    for (const part of sharedFiles) readPart(part)
    for (const file of names) if (isTranslationFile(file)) readTranslation(file)
    const misnamed = new Set<string>()
    const paths = pathsOf(names, problems, misnamed)
    for (const path of misnamed)
      if (ownValue(read.routes, path) !== undefined) brokenPages.add(path)
    for (const path of singlePages.keys()) readPage(path, pageFile(path))
    for (const [path, file] of paths) readPage(path, file)
  }
  const draft: DraftCatalogue = {
    ...read,
    pages,
    brokenPages,
    paths: new Set([...pages.keys(), ...brokenPages]),
    pictureFiles: new Map([...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1))),
    translations,
    glossaries,
  }
  return {
    draft,
    catalogue:
      isComplete(read) && brokenPages.size === 0 ? { ...read, pages, translations } : undefined,
    problems,
  }
}

/** True if every shared file exists and matches its schema. */
function isComplete(read: Partial<SharedData>): read is SharedData {
  return sharedFiles.every((part) => read[part] !== undefined)
}

/** The correct slug for a misnamed page file: `round nail.json.txt` -> `Roundnail`. */
function intendedSlug(name: string): string {
  return capitalize(name.replace(/(?:\.\w+)+$/, '').replace(/[^A-Za-z0-9]/g, ''))
}

/**
 * The paths of the pages in their folder, with their files; reports other files there.
 * @param misnamed collects the paths of pages whose file name differs from their slug
 */
function pathsOf(
  files: readonly string[],
  problems: FileProblem[],
  misnamed: Set<string>,
): Map<string, string> {
  const paths = new Map<string, string>()
  for (const file of files) {
    if (!isInPages(file) || ignoredPaths.includes(file)) continue
    const slug = file.slice(PAGES.length + 1).replace(/\.json$/, '')
    const path = pathOf(slug)
    const single = singlePages.has(path)
    if (file.endsWith('.json') && SLUG.test(slug) && !single) paths.set(path, file)
    else if (single) {
      const message = `The page "${path}" already has a file: “${fileTitle(pageFile(path))}”`
      problems.push({ file, message, fix: 'Delete this one.' })
    } else {
      const intended = intendedSlug(file.slice(PAGES.length + 1))
      const message = 'Only pages belong here, in files named after their address'
      const rename = SLUG.test(intended) && !singlePages.has(pathOf(intended))
      if (files.includes(`${PAGES}/${intended}.json`)) {
        const fix = `Delete it: there is a "${intended}.json" beside it.`
        problems.push({ file, message, fix })
      } else if (rename) {
        misnamed.add(pathOf(intended))
        problems.push({ file, message, fix: `Rename it "${intended}.json".` })
      } else problems.push({ file, message, fix: 'Delete or move it.' })
    }
  }
  if (paths.size === 0) {
    const fix = damageFix('Restore the pages.')
    problems.push({ file: PAGES, message: 'There are no pages', fix })
  }
  return paths
}

/** True for a translation file or a glossary. */
function isTranslationFile(file: string): boolean {
  return parseTranslationPath(file) !== undefined && isCatalogueFile(file)
}

/** Reports the files of `data/` that do not belong to the catalogue. */
function* unknownFiles(paths: readonly string[]): Iterable<FileProblem> {
  const missing = fixedFiles.filter((path) => !paths.includes(path)).map(nameInData)
  for (const path of paths) {
    if (isInPages(path) || ignoredPaths.includes(path) || fixedFiles.includes(path)) continue
    // Translation files have their own rule.
    if (isTranslationFile(path)) continue
    if (isRemovedFile(path)) {
      yield { file: path, message: 'This file is no longer used', fix: automaticFix }
      continue
    }
    const message = 'This file does not belong to the catalogue'
    const whole = missing.find((name) => nameInData(path).startsWith(`${name}.`))
    const near = nearestWord(nameInData(path), missing)
    const other = near === undefined ? 'Delete or move it.' : `Did you mean "${near}"?`
    const fix = whole === undefined ? other : `Rename it "${whole}".`
    yield { file: path, message, fix }
  }
}

/** `data/routes.json` -> `routes.json` */
function nameInData(path: string): string {
  return path.slice('data/'.length)
}
