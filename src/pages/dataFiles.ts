import { z } from 'zod'
import {
  glossaryFile,
  isInPages,
  PAGES,
  parseTranslationPath,
} from '../catalogue/catalogueFiles.ts'
import { quotedChoice } from '../catalogue/messageText.ts'
import { pathOf, slugOf } from '../catalogue/path.ts'
import { Aliases } from '../catalogue/schemas/aliases.ts'
import { Answers } from '../catalogue/schemas/answers.ts'
import { Categories } from '../catalogue/schemas/categories.ts'
import { Glossary } from '../catalogue/schemas/glossary.ts'
import { Jobs } from '../catalogue/schemas/jobs.ts'
import { PictureDescriptions } from '../catalogue/schemas/pictures.ts'
import { Vocabulary } from '../catalogue/schemas/properties.ts'
import { Site } from '../catalogue/schemas/site.ts'
import { Sources } from '../catalogue/schemas/sources.ts'
import { PathKey } from '../catalogue/schemas/text.ts'
import { Translation } from '../catalogue/schemas/translation.ts'
import { pageSchemaAt, type RouteTarget, singlePages, slugTargets } from './pageSchemas.ts'

const routeTargets: readonly RouteTarget[] = [...singlePages.values(), ...slugTargets]

/** `routes.json`: the declared paths, in their exact spelling. */
const Routes = z
  .record(
    PathKey,
    z.enum(routeTargets).meta({
      title: 'What the address shows',
      description: `A page with a file of its own is ${quotedChoice(slugTargets)}. Every other page is called by its name.`,
      examples: ['product'],
    }),
  )
  .meta({
    title: 'Pages and links',
    description: 'The address of every page of the site, in its exact spelling.',
  })

/** The files of `data/` besides the pages, with their schemas. */
const schemas = {
  routes: Routes,
  aliases: Aliases,
  site: Site,
  properties: Vocabulary,
  categories: Categories,
  jobs: Jobs,
  answers: Answers,
  pictures: PictureDescriptions,
  sources: Sources,
}

/** The name of a shared file without extension, such as `routes`. */
export type SharedFile = keyof typeof schemas

/** The values of the shared files, by file name without extension. */
export type SharedData = { [P in SharedFile]: z.infer<(typeof schemas)[P]> }

/** The schema of every shared file. */
export const sharedSchemas: { readonly [P in SharedFile]: z.ZodType<SharedData[P]> } = schemas

/** The optional files of a catalogue, each with its value if it is missing. */
export const optionalFiles: Partial<SharedData> = { answers: { answers: [] }, jobs: { jobs: [] } }

function isSharedFile(name: string): name is SharedFile {
  return Object.hasOwn(schemas, name)
}

/** The names of all shared files. */
export const sharedFiles: readonly SharedFile[] = Object.keys(schemas).filter(isSharedFile)

/** `routes` -> `data/routes.json` */
export function sharedFilePath(name: SharedFile): string {
  return `data/${name}.json`
}

/** The name of a shared file; undefined for any other file. */
export function sharedFileOf(file: string): SharedFile | undefined {
  return sharedFiles.find((name) => sharedFilePath(name) === file)
}

/** The file of the page at a path: `data/about.json`, or `data/pages/<slug>.json`. */
export function pageFile(path: string): string {
  const single = singlePages.get(path)
  return single === undefined ? `${PAGES}/${slugOf(path)}.json` : `data/${single}.json`
}

/** The path of the page in a file; undefined if the file is not a page. */
export function pathOfPageFile(file: string): string | undefined {
  if (!isInPages(file)) {
    return [...singlePages.keys()].find((single) => pageFile(single) === file)
  }
  const path = pathOf(file.slice(PAGES.length + 1, -'.json'.length))
  return pageFile(path) === file ? path : undefined
}

/** The files that every catalogue has, and those that it may have. */
export const fixedFiles: readonly string[] = [
  ...sharedFiles.map(sharedFilePath),
  ...[...singlePages.keys()].map(pageFile),
]

/** The schema of a file; undefined for a file that does not belong to the catalogue. */
export function schemaOfFile(file: string): z.ZodType | undefined {
  const { language } = parseTranslationPath(file) ?? {}
  if (language !== undefined) return file === glossaryFile(language) ? Glossary : Translation
  const shared = sharedFileOf(file)
  if (shared !== undefined) return sharedSchemas[shared]
  const path = pathOfPageFile(file)
  return path === undefined ? undefined : pageSchemaAt(path)
}
