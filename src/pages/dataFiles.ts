import { z } from 'zod'
import { glossaryFile, PAGES, parseTranslationPath } from '../catalogue/catalogueFiles.ts'
import { pathOf, slugOf } from '../catalogue/path.ts'
import { Jobs } from '../catalogue/schemas/find.ts'
import { Glossary } from '../catalogue/schemas/glossary.ts'
import {
  AcceptedWarnings,
  Aliases,
  Categories,
  PictureDescriptions,
} from '../catalogue/schemas/lists.ts'
import { Vocabulary } from '../catalogue/schemas/properties.ts'
import { Site } from '../catalogue/schemas/site.ts'
import { Sources } from '../catalogue/schemas/sources.ts'
import { PathText } from '../catalogue/schemas/text.ts'
import { Translation } from '../catalogue/schemas/translation.ts'
import { pageSchemaAt, singlePages } from './pageSchemas.ts'

/** What a path can show. */
const routeTargets: readonly string[] = [...singlePages.values(), 'category', 'product']

/** `routes.json`: the declared paths, in their exact spelling. */
const Routes = z
  .record(
    PathText,
    z.enum(routeTargets).meta({
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
const schemas = {
  routes: Routes,
  aliases: Aliases,
  site: Site,
  properties: Vocabulary,
  categories: Categories,
  jobs: Jobs,
  pictures: PictureDescriptions,
  sources: Sources,
  acceptedWarnings: AcceptedWarnings,
}

export type SharedFile = keyof typeof schemas

/** The values of those files, by the files' names without their ending. */
export type SharedData = { [P in SharedFile]: z.infer<(typeof schemas)[P]> }

export const sharedSchemas: { readonly [P in SharedFile]: z.ZodType<SharedData[P]> } = schemas

function isSharedFile(name: string): name is SharedFile {
  return Object.hasOwn(schemas, name)
}

export const sharedFiles: readonly SharedFile[] = Object.keys(schemas).filter(isSharedFile)

/** `routes` -> `data/routes.json` */
export function sharedFilePath(part: SharedFile): string {
  return `data/${part}.json`
}

/** The part that a file holds; undefined for a page and for any other file. */
export function sharedFileOf(file: string): SharedFile | undefined {
  return sharedFiles.find((part) => sharedFilePath(part) === file)
}

/** The file of the page at a path: `data/about.json`, or `data/pages/<slug>.json`. */
export function pageFile(path: string): string {
  const single = singlePages.get(path)
  return single === undefined ? `${PAGES}/${slugOf(path)}.json` : `data/${single}.json`
}

/** The path of the page whose file this is; undefined for any other file. */
export function pathOfPageFile(file: string): string | undefined {
  if (!file.startsWith(`${PAGES}/`))
    return [...singlePages.keys()].find((one) => pageFile(one) === file)
  const path = pathOf(file.slice(PAGES.length + 1, -'.json'.length))
  return pageFile(path) === file ? path : undefined
}

/** The files that every catalogue has. */
export const fixedFiles: readonly string[] = [
  ...sharedFiles.map(sharedFilePath),
  ...[...singlePages.keys()].map(pageFile),
]

/** The shape of a file; undefined for a file that the catalogue does not have. */
export function schemaOfFile(file: string): z.ZodType | undefined {
  const { language } = parseTranslationPath(file) ?? {}
  if (language !== undefined) return file === glossaryFile(language) ? Glossary : Translation
  const part = sharedFileOf(file)
  if (part !== undefined) return sharedSchemas[part]
  const path = pathOfPageFile(file)
  return path === undefined ? undefined : pageSchemaAt(path)
}
