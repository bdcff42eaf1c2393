import { describe, expect, it } from 'vitest'
import type { Files } from '../../../src/catalogue/catalogueFiles.ts'
import { checkCatalogue } from '../../../src/check/checkCatalogue.ts'
import { formatProblems } from '../../../src/check/report.ts'
import { translateCatalogue } from '../../../src/check/translation/translate.ts'
import { choicesOf } from '../../../src/enquiry/list/choices.ts'
import { itemContent } from '../../../src/enquiry/list/itemContent.ts'
import { emptyItem } from '../../../src/enquiry/list/listItem.ts'
import type { Catalogue } from '../../../src/pages/catalogue.ts'
import { comparisonRows } from '../../../src/pages/compare/rows.ts'
import type { PageView } from '../../../src/pages/registry/pageKinds.ts'
import type { CatalogueViews } from '../../../src/pages/registry/views.ts'
import { sheetFacts } from '../../../src/roof/sheetFacts.ts'
import { gridsOf } from '../../editor/sheet/sheets.ts'
import { catalogueFolder } from '../../helpers/folders.ts'
import { pseudoFiles } from '../../helpers/pseudoLanguage.ts'
import { renameKeys } from '../../helpers/renameKeys.ts'
import { viewOfKind, viewsOf } from '../../helpers/views.ts'

function checked(files: Files) {
  const { catalogue, problems, warnings } = checkCatalogue(files)
  if (catalogue === undefined) throw new Error(formatProblems(problems, 'text'))
  return { catalogue, found: [...problems, ...warnings].map(({ message }) => message) }
}

const files = await pseudoFiles(catalogueFolder)
const before = checked(files)
const renamed = renameKeys(files, before.catalogue.properties)
const { restore } = renamed
const after = checked(renamed.files)

/** The views of a catalogue, language by language. */
function languagesOf(catalogue: Catalogue): { language: string; views: CatalogueViews }[] {
  const others = catalogue.site.languages?.others ?? []
  const all = [catalogue, ...others.map((other) => translateCatalogue(catalogue, other))]
  return all.map((inLanguage) => ({
    language: inLanguage.site.language,
    views: viewsOf(inLanguage, all),
  }))
}

const others = languagesOf(after.catalogue)
const languages = languagesOf(before.catalogue).map(({ language, views: own }, i) => ({
  language,
  own,
  other: others[i]?.views ?? own,
}))

const paths = Object.keys(before.catalogue.routes)

/** The products of a language, each with its table. */
function productsOf({ page }: CatalogueViews) {
  return paths.flatMap((path) => {
    const view: PageView | undefined = page(path)
    if (view?.kind !== 'full' && view?.kind !== 'placeholder') return []
    const table = view.kind === 'full' ? view.specification : view.table
    return table === undefined ? [] : [{ view, table }]
  })
}

/** The results of the roof calculator for each product, with each of its choices and with all of them. */
function countsOf(views: CatalogueViews) {
  const { words } = viewOfKind(views, '/List', 'list')
  const roof = { eave: '9', slope: '6.2', slopes: '2', endLap: '150', cover: '1000', step: '250' }
  return productsOf(views).flatMap(({ view: { path, heading }, table }) => {
    const choices = choicesOf(table, words)
    const values = choices.map(({ property, options }) => [property, options.at(-1)?.value ?? '3'])
    const chosen = [
      {},
      Object.fromEntries(values),
      ...choices.flatMap(({ property, options }) =>
        options.map(({ value }) => ({ [property]: value })),
      ),
    ]
    return chosen.map((values) => {
      const item = { ...emptyItem({ path, heading }), values, roof }
      const facts = sheetFacts(table, values)
      return { path, facts, texts: itemContent(item, { name: heading, table }, words) }
    })
  })
}

/** A value as JSON stores it, without undefined fields. */
function plain<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value))
}

/** Removes the fingerprint in the address of the finder's file: it changes with the keys in the file. */
function withoutFingerprints<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value).replaceAll(/(?<=assets\/find-)\w+/g, ''))
}

describe('a catalogue in which every property, word and kind of product has another key', () => {
  it('has none of the old keys', () => {
    const { properties, words, productKinds = {} } = after.catalogue.properties
    const keys = [properties, words, productKinds].flatMap((group) => Object.keys(group))
    expect(keys.length).toBeGreaterThan(100)
    expect(keys.filter((key) => !/^(?:property|word|kind)-\d+x$/.test(key))).toEqual([])
  })

  it('has the same problems and warnings', () => {
    expect(restore(after.found)).toEqual(before.found)
  })

  it.each(languages)('shows the same on all pages in $language', ({ own, other }) => {
    expect(paths.length).toBeGreaterThan(10)
    const shownBy = ({ page, layout, finderContents }: CatalogueViews) =>
      withoutFingerprints([paths.map(page), layout, finderContents()])
    expect(restore(shownBy(other))).toEqual(shownBy(own))
  })

  it.each(languages)('draws the same profiles in $language', ({ own, other }) => {
    const drawingsOf = ({ page }: CatalogueViews) =>
      paths.flatMap((path) => {
        const view = page(path)
        return view?.kind === 'full' && view.drawing ? [view.drawing] : []
      })
    expect(drawingsOf(own).some(({ sheets }) => sheets.length > 1)).toBe(true)
    expect(drawingsOf(other)).toEqual(drawingsOf(own))
  })

  it.each(languages)(
    'counts the same sheets for roofs, in the same words, in $language',
    ({ own, other }) => {
      const counts = countsOf(own)
      expect(counts.filter(({ facts }) => facts?.cover !== undefined)).not.toEqual([])
      expect(counts.filter(({ facts }) => facts?.step !== undefined)).not.toEqual([])
      expect(restore(countsOf(other))).toEqual(plain(counts))
    },
  )

  it.each(languages)('compares the same in $language', ({ own, other }) => {
    const rowsOf = (views: CatalogueViews) => {
      const { compared, unknown } = viewOfKind(views, '/Compare', 'compare')
      const pages = productsOf(views).map(({ view }) => view)
      return comparisonRows(pages, compared, views.layout.writing, unknown)
    }
    expect(rowsOf(own).length).toBeGreaterThan(10)
    expect(restore(rowsOf(other))).toEqual(plain(rowsOf(own)))
  })

  it('is edited in the same spreadsheets', () => {
    expect(restore(gridsOf(renamed.files, 'Properties'))).toEqual(
      plain(gridsOf(files, 'Properties')),
    )
  })
})
