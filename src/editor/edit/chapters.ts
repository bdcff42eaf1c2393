import { type Files, isInPages, parseTranslationPath } from '../../catalogue/catalogueFiles.ts'
import { pageHeadingOf } from '../../check/describePlace.ts'
import { readJson } from '../../check/readJson.ts'
import {
  fixedFiles,
  optionalFiles,
  pageFile,
  sharedFileOf,
  sharedFilePath,
} from '../../pages/dataFiles.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { singlePages } from '../../pages/pageSchemas.ts'
import { draftFor } from './draftFor.ts'
import { editorWords } from './editorWords.ts'
import { hoursEntry, wordsEntry } from './fileParts.ts'
import { hoursIn } from './openingHours.ts'

/** A file with its display name; `path` if it is a page; `holds`: what people look for in it under another name. */
export type ContentsEntry = { file: string; name: string; path?: string; holds?: string }

export type Chapter = { heading: string; entries: readonly ContentsEntry[] }

/** The table of contents: the pages by their menus, then the other files. */
export function chaptersOf(files: Files): Chapter[] {
  const { texts } = files
  const { categories } = draftFor(files)
  const page = (path: string, name?: string): ContentsEntry => {
    const file = pageFile(path)
    const heading = name ?? pageHeadingOf(readJson(String(texts.get(file))).value)
    return { file, name: heading ?? path, path }
  }
  const menus = (categories?.categories ?? []).map(({ label, path, items }) => ({
    heading: editorWords.productsOf(label),
    entries: [page(path), ...items.map(({ path, name }) => page(path, name))],
  }))
  const single = [...singlePages.keys()]
    .map((path) => page(path, fileTitle(pageFile(path))))
    // The home page first: it is what an owner looks for.
    .toSorted((a, b) => Number(b.path === '/') - Number(a.path === '/'))
  const pages = [...menus.flatMap(({ entries }) => entries), ...single]
  const listed = new Set(pages.map(({ file }) => file))
  const left = [...texts.keys()].filter((file) => {
    // Translations have a screen of their own.
    return file.endsWith('.json') && !listed.has(file) && parseTranslationPath(file) === undefined
  })
  const others = left.filter(isInPages)
  const fixed = fixedFiles.filter((file) => {
    const part = sharedFileOf(file)
    const isLeftOut = part !== undefined && optionalFiles[part] !== undefined && !texts.has(file)
    return !listed.has(file) && !isLeftOut
  })
  const rest = [...new Set([...fixed, ...left])].filter((file) => !others.includes(file))
  const named = (file: string): ContentsEntry => ({
    file,
    name: file === sharedFilePath('pictures') ? editorWords.pictureTexts : fileTitle(file),
  })
  const business = sharedFilePath('site')
  const hasHours = hoursIn(String(texts.get(business))).length > 0
  return [
    {
      heading: editorWords.business,
      entries: [
        { ...named(business), holds: editorWords.businessHolds },
        ...(hasHours ? [hoursEntry] : []),
        wordsEntry,
      ],
    },
    { heading: editorWords.singlePages, entries: single },
    ...menus,
    {
      heading: editorWords.noMenu,
      entries: others.map((file) => page(file.replace(/^data\/pages(.*)\.json$/, '$1'))),
    },
    {
      heading: editorWords.otherFiles,
      entries: rest.filter((file) => file !== business).map(named),
    },
  ].filter(({ entries }) => entries.length > 0)
}
