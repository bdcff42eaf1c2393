import { z } from 'zod'
import { glossaryFile, PAGES, translationOf } from '../catalogue/catalogueFiles.ts'
import { pathOf, slugOf } from '../catalogue/path.ts'
import { Jobs } from '../catalogue/schemas/find.ts'
import { Glossary } from '../catalogue/schemas/glossary.ts'
import { AcceptedWarnings, Aliases, Categories, Pictures } from '../catalogue/schemas/lists.ts'
import { Vocabulary } from '../catalogue/schemas/properties.ts'
import { Site } from '../catalogue/schemas/site.ts'
import { Sources } from '../catalogue/schemas/sources.ts'
import { PathText } from '../catalogue/schemas/text.ts'
import { Translation } from '../catalogue/schemas/translation.ts'
import { shapeAt, singles } from './pageSchemas.ts'

/** What a path can show. */
const shown: readonly string[] = [...singles.values(), 'category', 'product']

/** `routes.json`: the declared paths, in their exact spelling. */
const Routes = z
  .record(
    PathText,
    z.enum(shown).meta({
      title: 'What the path shows',
      description: '"product" and "category" pages have a file of their own.',
      examples: ['product'],
    }),
  )
  .meta({
    title: 'Addresses',
    description: 'The address of every page of the site, in its exact spelling.',
  })

/** The files of `data/` beside the pages, each with its shape. */
const list = {
  routes: Routes,
  aliases: Aliases,
  site: Site,
  properties: Vocabulary,
  categories: Categories,
  jobs: Jobs,
  pictures: Pictures,
  sources: Sources,
  acceptedWarnings: AcceptedWarnings,
}

export type Part = keyof typeof list

/** The values of those files, by the files' names without their ending. */
export type Parts = { [P in Part]: z.infer<(typeof list)[P]> }

export const shapes: { readonly [P in Part]: z.ZodType<Parts[P]> } = list

function isPart(name: string): name is Part {
  return Object.hasOwn(list, name)
}

export const parts: readonly Part[] = Object.keys(list).filter(isPart)

/** `routes` -> `data/routes.json` */
export function fileOf(part: Part): string {
  return `data/${part}.json`
}

/** The part that a file holds; undefined for a page and for any other file. */
export function partIn(file: string): Part | undefined {
  return parts.find((part) => fileOf(part) === file)
}

/** The file of the page at a path: `data/about.json`, or `data/pages/<slug>.json`. */
export function pageFile(path: string): string {
  const single = singles.get(path)
  return single === undefined ? `${PAGES}/${slugOf(path)}.json` : `data/${single}.json`
}

/** The path of the page whose file this is; undefined for any other file. */
export function pathIn(file: string): string | undefined {
  if (!file.startsWith(`${PAGES}/`))
    return [...singles.keys()].find((one) => pageFile(one) === file)
  const path = pathOf(file.slice(PAGES.length + 1, -'.json'.length))
  return pageFile(path) === file ? path : undefined
}

/** The files that every catalogue has. */
export const fixedFiles: readonly string[] = [
  ...parts.map(fileOf),
  ...[...singles.keys()].map(pageFile),
]

/** The shape of a file; undefined for a file that the catalogue does not have. */
export function shapeOf(file: string): z.ZodType | undefined {
  const { language } = translationOf(file) ?? {}
  if (language !== undefined) return file === glossaryFile(language) ? Glossary : Translation
  const part = partIn(file)
  if (part !== undefined) return shapes[part]
  const path = pathIn(file)
  return path === undefined ? undefined : shapeAt(path)
}
