import type { Catalogue } from '../catalogue/catalogue.ts'
import { pathOf } from '../catalogue/path.ts'
import { type Page, shapeAt, singles } from '../pages/pages.ts'
import { type Draft, hasParts } from './draft.ts'
import { fixedFiles, type Part, type Parts, pageFile, parts, shapes } from './files.ts'
import { load } from './load.ts'
import { type Files, fileOf, PAGES } from './names.ts'
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
  const names = [...texts.keys()].toSorted()
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
    findings.push(...strangers(names))
    for (const part of parts) readPart(part)
    for (const path of [...singles.keys(), ...pathsOf(names, findings)]) {
      const page = load(texts, pageFile(path), shapeAt(path), findings, named)
      if (page === undefined) brokenPages.add(path)
      else pages.set(path, page)
    }
  }
  return {
    draft: { ...read, pages, brokenPages, named, knownPictures },
    catalogue: hasParts(read, parts) && brokenPages.size === 0 ? { ...read, pages } : undefined,
    findings,
  }
}

/** The paths of the pages in their folder; files among them that cannot be a page's are told of. */
function pathsOf(files: readonly string[], findings: Finding[]): string[] {
  const paths: string[] = []
  for (const file of files) {
    if (!file.startsWith(`${PAGES}/`) || beside.includes(file)) continue
    const slug = file.slice(PAGES.length + 1).replace(/\.json$/, '')
    const single = singles.has(pathOf(slug))
    if (file.endsWith('.json') && SLUG.test(slug) && !single) paths.push(pathOf(slug))
    else if (single) {
      const message = `The page "${pathOf(slug)}" has its file already: ${pageFile(pathOf(slug))}`
      findings.push({ file, message, hint: 'Delete this one.' })
    } else {
      findings.push({
        file,
        message: 'Only pages belong here, in files named like their address',
        hint: 'Name it with a capital letter, then letters and digits: Newroofingsheet.json.',
      })
    }
  }
  if (paths.length === 0) {
    findings.push({ file: PAGES, message: 'There is no page', hint: 'Bring the pages back.' })
  }
  return paths
}

/** Files of `data/` that the catalogue does not know. */
function* strangers(paths: readonly string[]): Iterable<Finding> {
  const known = fixedFiles
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
