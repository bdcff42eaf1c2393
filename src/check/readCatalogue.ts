import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Page } from '../shape/page.ts'
import { type Draft, hasParts } from './draft.ts'
import {
  type Files,
  fileOf,
  PAGES,
  type Part,
  type Parts,
  pageFile,
  pageShape,
  parts,
  shapes,
} from './files.ts'
import { load } from './load.ts'
import type { Finding } from './problem.ts'
import { SLUG } from './rules/routes.ts'
import { didYouMean } from './suggest.ts'

/** What lies in `data/` beside the files of the catalogue. */
const beside = ['data/README.md', 'data/schema/', `${PAGES}/`]

/**
 * Checks the shape of every file of the catalogue.
 * @returns the catalogue where every file has its shape, and in any case as far as they have
 */
export function readCatalogue({ texts, pictures }: Files): {
  draft: Draft
  catalogue: Catalogue | undefined
  findings: Finding[]
} {
  const findings: Finding[] = []
  // In whatever order files come, the same is said of them.
  const paths = [...texts.keys()].toSorted()
  const knownPictures = new Map([...pictures].toSorted(([a], [b]) => (a < b ? -1 : 1)))
  const named = new Map<string, unknown>()
  const pages = new Map<string, Page>()
  const brokenPages = new Set<string>()
  const read: Partial<Parts> = {}
  function readPart<P extends Part>(part: P): void {
    read[part] = load(texts, fileOf(part), shapes[part], findings, named)
  }

  const folder = texts.get('data')
  if (typeof folder === 'object') findings.push({ file: 'data', ...folder })
  else {
    findings.push(...strangers(paths))
    for (const part of parts) readPart(part)
    for (const slug of slugsOf(paths, findings)) {
      const page = load(texts, pageFile(slug), pageShape, findings, named)
      if (page === undefined) brokenPages.add(slug)
      else pages.set(slug, page)
    }
  }
  return {
    draft: { ...read, pages, brokenPages, named, knownPictures },
    catalogue: hasParts(read, parts) && brokenPages.size === 0 ? { ...read, pages } : undefined,
    findings,
  }
}

/** The pages' names; files among them that cannot be a page's are told of. */
function slugsOf(paths: readonly string[], findings: Finding[]): string[] {
  const slugs: string[] = []
  for (const path of paths) {
    if (!path.startsWith(`${PAGES}/`) || beside.includes(path)) continue
    const slug = path.slice(PAGES.length + 1).replace(/\.json$/, '')
    if (path.endsWith('.json') && SLUG.test(slug)) slugs.push(slug)
    else {
      findings.push({
        file: path,
        message: 'Only pages belong here, in files named like their address',
        hint: 'Name it with a capital letter, then letters and digits: Newroofingsheet.json.',
      })
    }
  }
  if (slugs.length === 0) {
    findings.push({ file: PAGES, message: 'There is no page', hint: 'Bring the pages back.' })
  }
  return slugs
}

/** Files of `data/` that the catalogue does not know. */
function* strangers(paths: readonly string[]): Iterable<Finding> {
  const known = parts.map(fileOf)
  const missing = known.filter((path) => !paths.includes(path)).map(nameOf)
  for (const path of paths) {
    if (path.startsWith(`${PAGES}/`) || beside.includes(path) || known.includes(path)) continue
    const message = 'The catalogue does not know this file'
    yield { file: path, message, hint: didYouMean(nameOf(path), missing, 'Delete or move it.') }
  }
}

/** `data/routes.json` -> `routes.json` */
function nameOf(path: string): string {
  return path.slice('data/'.length)
}
