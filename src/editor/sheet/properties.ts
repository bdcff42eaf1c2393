import { isFigure } from '../../catalogue/figure.ts'
import { formatValue, itemsOf } from '../../catalogue/formatValue.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import type { Value } from '../../catalogue/schemas/specification.ts'
import { specificationEntries } from '../../catalogue/specification.ts'
import { unitSign } from '../../catalogue/spellings.ts'
import { formattedText } from '../../catalogue/textRuns.ts'
import { listSeparators } from '../../catalogue/valueWriting.ts'
import type { Catalogue } from '../../pages/catalogue.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import type { FullPage } from '../../pages/product/fullSchema.ts'
import { TaskError } from '../edit/catalogueEdit.ts'
import type { SheetField, SheetRow, ValueEdit, Worksheet } from './sheet.ts'
import { itemText, readValue, valueCells } from './values.ts'

/** The value of a property on a page, and how it is changed. */
type PropertyEntry = {
  property: string
  /** The variant of the product that has it; '' is the product itself. */
  kind: string
  /** Not in the table: only the filters use it. */
  fact?: true
  value?: Value
  /** @throws a TaskError if it cannot have this value */
  write(value: Value | undefined): readonly ValueEdit[]
}

/** `Ribs: 5 rib` */
function variantName({ property, value }: { property: string; value: Value }, words: Vocabulary) {
  const text = formattedText(
    formatValue(value, words, property),
    listSeparators(words.language),
  ).replaceAll(/\s/g, ' ')
  return `${ownValue(words.properties, property)?.label ?? property}: ${text}`
}

function claimsOf(file: string, { claims, specification }: FullPage): PropertyEntry[] {
  const rows = 'rows' in specification ? specification.rows : []
  return claims.map(({ property, figure }, i) => ({
    property,
    kind: '',
    value: figure,
    write(value) {
      if (value === undefined) {
        const row = rows.findIndex((row) => 'claim' in row && row.claim === property)
        const shows = row < 0 ? [] : [{ file, jsonPath: ['specification', 'rows', row] }]
        return [{ file, jsonPath: ['claims', i] }, ...shows]
      }
      if (typeof value === 'object' && isFigure(value)) {
        return [{ file, jsonPath: ['claims', i, 'figure'], value }]
      }
      throw new TaskError('This is a claim of the page, and a claim is one figure.')
    },
  }))
}

function tableOf(file: string, { specification }: FullPage, words: Vocabulary): PropertyEntry[] {
  return specificationEntries(specification).flatMap(({ property, value, variant, jsonPath }) => {
    const inKinds = jsonPath.includes('variants')
    // The kinds themselves are the keys of their rows.
    if (inKinds && variant === undefined) return []
    const write = (now: Value | undefined) => {
      if (now !== undefined) return [{ file, jsonPath: ['specification', ...jsonPath], value: now }]
      if (!inKinds) return [{ file, jsonPath: ['specification', ...jsonPath.slice(0, -1)] }]
      throw new TaskError('The table gives this for each kind. Write a dash if it is not known.')
    }
    return [
      { property, kind: variant === undefined ? '' : variantName(variant, words), value, write },
    ]
  })
}

function filterWordsOf(file: string, property: string, before?: Value): PropertyEntry {
  const jsonPath = ['filterWords', property]
  return {
    property,
    kind: '',
    fact: true,
    value: before,
    write(value) {
      if (value === undefined) return [{ file, jsonPath }]
      if (itemsOf(value).every((item) => typeof item === 'string')) {
        return [{ file, jsonPath, value: itemsOf(value) }]
      }
      throw new TaskError('The filters use words only.')
    },
  }
}

/** A property that a page does not have yet. */
function newEntry(file: string, page: Page, property: string, kind: string): PropertyEntry {
  const write = (value: Value | undefined) => {
    if (kind !== '') throw new TaskError('The table does not give this for each kind.')
    if (page.kind !== 'full') {
      throw new TaskError('The page has no table yet. Turn the placeholder into a full page first.')
    }
    const list = 'rows' in page.specification ? 'rows' : 'commonRows'
    return [{ file, jsonPath: ['specification', list, '-'], value: { property, value } }]
  }
  return { property, kind, write }
}

/**
 * The edits that give a page a property that it does not have, typed as in a cell.
 * @throws a TaskError if it cannot be read, or the page cannot have it
 */
export function newProperty(
  { pages, properties: words }: Catalogue,
  path: string,
  property: string,
  typed: string,
): readonly ValueEdit[] {
  const page = pages.get(path)
  if (page === undefined) throw new TaskError(`There is no page "${path}".`)
  const file = pageFile(path)
  const existing =
    page.kind === 'full'
      ? tableOf(file, page, words).find((one) => one.property === property && one.kind === '')
      : undefined
  const entry = existing ?? newEntry(file, page, property, '')
  return entry.write(readValue([typed], entry.value, property, words))
}

/** The sheet of the products: a row for each, and one for each of its kinds if they differ. */
export function propertiesSheet({ pages, routes, properties: words }: Catalogue): Worksheet {
  const products = [...pages].flatMap(([path, page]) => {
    if (ownValue(routes, path) !== 'product' || !('heading' in page)) return []
    const file = pageFile(path)
    const { filterWords = {} } = 'filterWords' in page ? page : {}
    const ofFilters = Object.entries(filterWords).map(([name, value]) =>
      filterWordsOf(file, name, value),
    )
    const entries =
      page.kind === 'full'
        ? [...claimsOf(file, page), ...tableOf(file, page, words), ...ofFilters]
        : ofFilters
    return [{ path, file, page, entries }]
  })
  const everything = products.flatMap(({ entries }) => entries)

  const columns = [false, true].flatMap((fact) =>
    Object.entries(words.properties).flatMap(([property, { label, unit }]) => {
      const here = everything.filter((one) => one.property === property && !fact === !one.fact)
      if (fact && here.length === 0) return []
      const items = here.flatMap(({ value }) => (value === undefined ? [] : itemsOf(value)))
      const isRange = (item: object) => isFigure(item) && !('values' in item)
      const ranges = items.some((item) => typeof item === 'object' && isRange(item))
      const sign = unit === undefined ? '' : unitSign(unit, words)
      const behind = fact ? ', for the filters' : sign === '' ? '' : ` (${sign})`
      const headers = (ranges ? [' from', ' to'] : ['']).map((end) => `${label}${end}${behind}`)
      const used = items.filter((item) => typeof item === 'string')
      const choices = [...new Set(used.map((item) => itemText(item, property, words)))].toSorted()
      return [{ property, fact, ranges, headers, choices }]
    }),
  )

  const fieldOf = (
    { property, ranges, headers }: (typeof columns)[number],
    entry: PropertyEntry,
  ): SheetField => ({
    headers,
    cells: entry.value === undefined ? [] : valueCells(entry.value, property, words, ranges),
    read: (typed) =>
      entry.write(
        typed.every((one) => one === '')
          ? undefined
          : readValue(typed, entry.value, property, words),
      ),
  })
  const lines = products.flatMap(({ path, file, page, entries }) =>
    [...new Set(['', ...entries.map(({ kind }) => kind)])].map((kind): SheetRow => {
      const fields = columns.flatMap((column) => {
        const { property, fact } = column
        if (fact && kind !== '') return []
        const existing = entries.find(
          (one) => one.property === property && one.kind === kind && !fact === !one.fact,
        )
        const none = fact ? filterWordsOf(file, property) : newEntry(file, page, property, kind)
        return [fieldOf(column, existing ?? none)]
      })
      return { keys: [path, kind], note: page.heading, fields }
    }),
  )
  return {
    name: 'Properties',
    keys: ['Path', 'Kind'],
    note: 'Name (only shown)',
    headers: columns.flatMap(({ headers }) => headers),
    rows: lines,
    choices: new Map(
      columns.flatMap(({ headers, choices }) =>
        headers.slice(0, 1).map((header) => [header, choices]),
      ),
    ),
  }
}
