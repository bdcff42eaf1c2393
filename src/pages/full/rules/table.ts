import { isFigure } from '../../../catalogue/figure.ts'
import { type Entry, entriesOf } from '../../../catalogue/specification.ts'
import { type Unit, unitFacts } from '../../../catalogue/unit.ts'
import { itemsOf } from '../../../catalogue/written.ts'
import type { PageFinding, PageRule } from '../../../check/draft.ts'
import { fileOf } from '../../../check/names.ts'
import type { Spot } from '../../../check/problem.ts'
import { choice, quote } from '../../../check/say.ts'
import { didYouMean } from '../../../check/suggest.ts'
import type { Figure } from '../../../shape/figure.ts'
import type { Variants } from '../../../shape/specification.ts'
import type { FullPage } from '../shape.ts'

const vocabularyFile = fileOf('properties')

/** Where each row of the table stands, and what it tells of, a table of variants as one row. */
function* rowsOf({ specification }: FullPage): Iterable<{ spot: Spot; properties: string[] }> {
  if ('variants' in specification) return
  for (const [i, row] of specification.rows.entries()) {
    const spot = ['specification', 'rows', i]
    if ('variants' in row) yield { spot, properties: row.variants.columns }
    else yield { spot, properties: ['claim' in row ? row.claim : row.property] }
  }
}

function* variantsOf({ specification }: FullPage): Iterable<{ spot: Spot; variants: Variants }> {
  if ('variants' in specification) {
    yield { spot: ['specification', 'variants'], variants: specification.variants }
    return
  }
  for (const [i, row] of specification.rows.entries()) {
    if (!('variants' in row)) continue
    yield { spot: ['specification', 'rows', i, 'variants'], variants: row.variants }
  }
}

/** Every property that the page names, with its place. */
function* namedProperties(page: FullPage): Iterable<{ spot: Spot; property: string }> {
  for (const [i, { property }] of page.claims.entries()) {
    yield { spot: ['claims', i, 'property'], property }
  }
  for (const { spot, variants } of variantsOf(page)) {
    yield { spot: [...spot, 'by'], property: variants.by }
    for (const [i, property] of variants.columns.entries()) {
      yield { spot: [...spot, 'columns', i], property }
    }
  }
  if ('variants' in page.specification) return
  for (const [i, row] of page.specification.rows.entries()) {
    const spot = ['specification', 'rows', i]
    if ('property' in row) yield { spot: [...spot, 'property'], property: row.property }
    if ('claim' in row) yield { spot: [...spot, 'claim'], property: row.claim }
  }
}

/** What is no key is looked for by how it is written, and among the keys that are near. */
function keyHint(
  typed: string,
  known: Readonly<Record<string, { label: string }>>,
  otherwise: string,
): string {
  const written = Object.keys(known).find(
    (key) => known[key]?.label.toLowerCase() === typed.toLowerCase(),
  )
  return written === undefined
    ? didYouMean(typed, Object.keys(known), otherwise)
    : `Tables name it by its key: write "${written}".`
}

/** Every property that a page names is one of the vocabulary. */
export const properties: PageRule<FullPage> = function* (page, draft) {
  if (draft.properties === undefined) return
  const known = draft.properties.properties
  for (const { spot, property } of namedProperties(page)) {
    if (Object.hasOwn(known, property)) continue
    const message = `There is no property ${quote(property)} in ${vocabularyFile}`
    yield { spot, message, hint: keyHint(property, known, 'Add it under "properties" there.') }
  }
}

/** Every word of the table is one of the vocabulary. */
export const words: PageRule<FullPage> = function* (page, draft) {
  if (draft.properties === undefined) return
  const known = draft.properties.words
  for (const { value, spot } of entriesOf(page.specification)) {
    for (const [i, item] of itemsOf(value).entries()) {
      if (typeof item !== 'string' || Object.hasOwn(known, item)) continue
      const at = ['specification', ...spot, ...(Array.isArray(value) ? [i] : [])]
      const message = `There is no word ${quote(item)} in ${vocabularyFile}`
      const otherwise = `Add it under "words" there, or write { "text": ${quote(item)} }.`
      yield { spot: at, message, hint: keyHint(item, known, otherwise) }
    }
  }
}

/** The table tells each property once, and each column of variants once. */
export const repeats: PageRule<FullPage> = function* (page) {
  const seen = new Set<string>()
  for (const { spot, properties } of rowsOf(page)) {
    for (const property of properties) {
      if (seen.has(property)) {
        const message = `The table has a row for "${property}" already`
        yield { spot, message, hint: 'Put both into one row, or name another property.' }
      }
      seen.add(property)
    }
  }
  for (const { spot, variants } of variantsOf(page)) {
    const columns = [variants.by, ...variants.columns]
    for (const [i, column] of variants.columns.entries()) {
      if (columns.indexOf(column) === i + 1) continue
      const message = `"${column}" is a column here already`
      yield { spot: [...spot, 'columns', i], message, hint: 'Delete it.' }
    }
    const kinds = variants.rows.map((row) => JSON.stringify(row[variants.by]))
    for (const [i, kind] of kinds.entries()) {
      if (kind === undefined || kinds.indexOf(kind) === i) continue
      const message = `A row above is about the same ${variants.by} already`
      yield { spot: [...spot, 'rows', i], message, hint: 'Put both into one row.' }
    }
  }
}

/** Each kind of the variants has its value in every column, and in no other. */
export const variants: PageRule<FullPage> = function* (page) {
  for (const { spot, variants } of variantsOf(page)) {
    const columns = [variants.by, ...variants.columns]
    for (const [i, row] of variants.rows.entries()) {
      const at = [...spot, 'rows', i]
      for (const column of columns) {
        if (row[column] !== undefined) continue
        const hint = `Add "${column}"; what is not known is "on-request".`
        yield { spot: at, message: `The field "${column}" is missing here`, hint }
      }
      for (const column of Object.keys(row)) {
        if (columns.includes(column)) continue
        const message = `"${column}" is no column here`
        const hint = `The columns are ${columns.join(', ')}.`
        yield { spot: [...at, column], key: true, message, hint }
      }
    }
  }
}

type Placed = { spot: Spot; property: string; figure: Figure; first: Unit }

/** The figures of one value, each with the unit of the first. */
function figuresIn({ value, spot, property }: Entry): Placed[] {
  const figures = itemsOf(value).flatMap((item, i) => {
    if (typeof item === 'string' || !isFigure(item)) return []
    const at = ['specification', ...spot, ...(Array.isArray(value) ? [i] : [])]
    return [{ spot: at, property, figure: item }]
  })
  const first = figures[0]?.figure.unit
  return first === undefined ? [] : figures.map((figure) => ({ ...figure, first }))
}

function* pageFigures(page: FullPage): Iterable<Placed> {
  for (const [i, { property, figure }] of page.claims.entries()) {
    yield { spot: ['claims', i, 'figure'], property, figure, first: figure.unit }
  }
  for (const entry of entriesOf(page.specification)) yield* figuresIn(entry)
}

/** A figure's unit measures what its property measures, and a row has one unit. */
export const units: PageRule<FullPage> = function* (page, draft): Iterable<PageFinding> {
  for (const { spot, property, figure, first } of pageFigures(page)) {
    const at = [...spot, 'unit']
    const known = draft.properties?.properties[property]
    const { unit } = figure
    if (known !== undefined && unitFacts(unit).measures !== known.measures) {
      const told =
        known.unit === undefined ? 'is told in words' : `has figures of ${known.measures}`
      const message = `${choice([unit])} is a unit of ${unitFacts(unit).measures}, and the ${property} ${told}`
      const hint =
        known.unit === undefined
          ? `Write a word of ${vocabularyFile}, or { "text": "..." }.`
          : `Write it in ${choice([known.unit])}.`
      yield { spot: at, message, hint }
    } else if (unit !== first) {
      const message = `This figure is in ${unit}, and the row begins with ${first}`
      yield { spot: at, message, hint: 'Write all figures of one row in one unit.' }
    }
  }
}
