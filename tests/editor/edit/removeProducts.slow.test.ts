import { describe, expect, it } from 'vitest'
import { type Files, parseTranslationPath } from '../../../src/catalogue/catalogueFiles.ts'
import { isRecord } from '../../../src/catalogue/json.ts'
import { ownValue } from '../../../src/catalogue/ownValue.ts'
import { slugOf } from '../../../src/catalogue/path.ts'
import { readCatalogue } from '../../../src/check/readCatalogue.ts'
import { filesAfter, formatTaskMessage } from '../../../src/editor/edit/catalogueEdit.ts'
import { removePage } from '../../../src/editor/edit/removePage.ts'
import { requireSuccess } from '../../check/outcome.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { pseudoFiles } from '../../helpers/pseudoLanguage.ts'

/*
 * The texts about each product, read from the JSON alone: by no schema, so that it finds what a schema
 * might forget. `CATALOGUE=. npm test -- slow removeProducts` tries the live catalogue.
 */

const files = await pseudoFiles(catalogueFolder)
const { draft } = readCatalogue(files)
const products = Object.entries(draft.routes ?? {}).flatMap(([path, shows]) =>
  shows === 'product' ? [path] : [],
)
const fullPages = products.filter((path) => draft.pages.get(path)?.kind === 'full')

/** The files that say nothing of a product: declarations and notes. */
const silent = ['aliases', 'routes', 'sources'].map((name) => `data/${name}.json`)

/** A text, and the page that it is said of. */
type Said = { text: string; path: string }

/** The paths of pages that an object holds in its own fields and in its lists of bare paths. */
function pathsIn(value: object, pageOf: (text: unknown) => string | undefined): string[] {
  return Object.values(value)
    .flat()
    .flatMap((one) => pageOf(one) ?? [])
}

/** The texts of an object, without those of the objects in it that hold a path themselves. */
function textsIn(value: unknown, pageOf: (text: unknown) => string | undefined): string[] {
  if (typeof value === 'string') return pageOf(value) === undefined ? [value] : []
  if (Array.isArray(value)) return value.flatMap((one) => textsIn(one, pageOf))
  if (!isRecord(value) || pathsIn(value, pageOf).length > 0) return []
  return Object.values(value).flatMap((one) => textsIn(one, pageOf))
}

function* saidIn(value: unknown, pageOf: (text: unknown) => string | undefined): Iterable<Said> {
  if (typeof value !== 'object' || value === null) return
  // A card that opens the nearest page says so, and names something else.
  const isLink = 'nearest' in value
  for (const path of isLink || Array.isArray(value) ? [] : pathsIn(value, pageOf)) {
    const texts = Object.values(value).flatMap((one) => textsIn(one, pageOf))
    for (const text of texts) yield { text, path }
  }
  for (const inside of Object.values(value)) yield* saidIn(inside, pageOf)
}

/** All that a catalogue says of its pages outside of their own files. */
function saidOfPages({ texts }: Files): Said[] {
  const jsonOf = (file: string) => JSON.parse(String(texts.get(file)))
  const [routes, aliases] = [jsonOf('data/routes.json'), jsonOf('data/aliases.json')]
  const pageOf = (text: unknown) => {
    const path = String(text)
    if (ownValue(routes, path) !== undefined) return path
    const target = ownValue(aliases, path)
    return typeof target === 'string' ? target : undefined
  }
  const read = [...texts.keys()].filter(
    (file) =>
      /^data\/(pages\/)?\w+\.json$/.test(file) &&
      !silent.includes(file) &&
      parseTranslationPath(file) === undefined,
  )
  return read.flatMap((file) => [...saidIn(jsonOf(file), pageOf)])
}

const keyOf = ({ text, path }: Said) => `${path}: ${text}`
const before = saidOfPages(files)
const known = new Set(before.map(keyOf))

describe('if a product is removed, nothing that was said of it is said of another', () => {
  it('among many texts of the catalogue', () => {
    expect(fullPages.length).toBeGreaterThan(0)
    expect(before.filter(({ path }) => fullPages.includes(path)).length).toBeGreaterThan(
      fullPages.length,
    )
  })

  it.each(fullPages)('%s', (path) => {
    const target = products.find((one) => one !== path) ?? ''
    const outcome = removePage(files, slugOf(path), slugOf(target))
    if ('refused' in outcome) {
      // The lists that would be empty are named, and nothing has changed.
      expect(outcome.refused).toMatch(/^Nothing would be left here:\n“/)
      return
    }
    expect(outcome.problems).toEqual([])
    const after = filesAfter(files, outcome)
    expect(
      saidOfPages(after)
        .map(keyOf)
        .filter((one) => !known.has(one)),
    ).toEqual([])
    const said = outcome.messages.map(formatTaskMessage).join('\n')
    // A part of the roof keeps its own texts: it only lists the product.
    const left = [...after.texts.values()].join()
    const gone = before.filter(
      (one) => one.path === path && !left.includes(JSON.stringify(one.text)),
    )
    expect(gone.length).toBeGreaterThan(0)
    expect(gone.filter(({ text }) => !said.includes(text) && /\s/.test(text))).toEqual([])
    // No translation is left without its English text.
    expect(outcome.warnings.filter(({ file }) => parseTranslationPath(file))).toEqual([])
  })

  it('“The look of a tiled roof” is said of no ribbed sheet', () => {
    const tiled = '/Tiledprofileroofingsheet'
    const reason = draft.jobs?.jobs
      .flatMap((job) => job.products)
      .find((product) => product.path === tiled)?.reason
    const done = requireSuccess(removePage(files, slugOf(tiled), 'Colorcoatedroofingsheet'))
    const jobs = filesAfter(files, done).texts.get('data/jobs.json')
    expect(jobs).not.toContain(reason ?? 'no reason')
    expect(done.messages.map(formatTaskMessage).join()).toContain(reason ?? 'no reason')
  })
})
