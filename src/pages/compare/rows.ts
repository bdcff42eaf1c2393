import { figureKey } from '../../catalogue/figure.ts'
import type { FormattedValue } from '../../catalogue/formatValue.ts'
import { type ProductTable, tableLines } from '../../catalogue/productTable.ts'
import {
  runsOf,
  type TextRun,
  textOf,
  textOfRuns,
  type ValueWriting,
} from '../../catalogue/textOf.ts'
import type { Unit } from '../../catalogue/unit.ts'
import type { SourceView } from '../../catalogue/view.ts'

/** A property of the vocabulary, in its order, and the unit in which products are compared. */
export type ComparedProperty = {
  property: string
  label: string
  unit?: Unit
  /** The property whose figures it qualifies: it is compared beside them. */
  basisOf?: string
}

/** The part of a product's page that is compared; a placeholder has no figures yet. */
export type ComparedPage =
  | { kind: 'placeholder' }
  | {
      kind: 'full'
      specification: ProductTable
      claims: readonly (FormattedValue & { property: string; source?: SourceView })[]
    }

/** What a product states, and where that comes from. */
type ComparedLine = {
  runs: readonly TextRun[]
  text: string
  source?: SourceView | undefined
}

/**
 * Whether two products state different things of a property, all state the same, some state nothing,
 * or none states anything but "on request".
 */
export type Tier = 'differs' | 'same' | 'partly' | 'none'

/** What the products state of one property; an empty cell states nothing. */
export type ComparedRow = Omit<ComparedProperty, 'basisOf'> & {
  cells: readonly (readonly ComparedLine[])[]
  tier: Tier
}

type Line = {
  of?: readonly FormattedValue[] | undefined
  written: readonly FormattedValue[]
  source?: SourceView | undefined
}

/** All that a page states of a property: for each kind by itself, where the kinds differ. */
function statedLines(page: ComparedPage, property: string, { language }: ValueWriting): Line[] {
  if (page.kind === 'placeholder') return []
  const lines = [...tableLines(page.specification)].map(({ variant: of, row, ...line }) => ({
    ...line,
    kind: of ?? row,
  }))
  const own = lines.filter((line) => line.property === property)
  const [first, ...rest] = own.map(
    ({ kind, written, source }): Line => ({ of: kind?.written, written, source }),
  )
  if (first !== undefined) {
    const text = textOf(first.written, language)
    const same = rest.every(({ written }) => textOf(written, language) === text)
    return same ? [{ written: first.written, source: first.source }] : [first, ...rest]
  }
  const kinds = lines.flatMap(({ kind }) => (kind?.property === property ? [kind] : []))
  return kinds.length > 0
    ? kinds
    : page.claims.flatMap((claim) =>
        claim.property === property ? [{ written: [claim], source: claim.source }] : [],
      )
}

function comparedLine({ of, written, source }: Line, writing: ValueWriting): ComparedLine {
  const runs = runsOf(written, writing, of)
  return { runs, text: textOfRuns(runs), source }
}

/** A line in one form, whatever the units of its figures and the order of its words. */
function comparableText({ of = [], written }: Line, unit: Unit | undefined): string {
  const items = written.map((one) =>
    one.figure === undefined
      ? (one.word ?? textOfRuns(one.runs).toLowerCase())
      : figureKey(one.figure, unit),
  )
  return JSON.stringify([of.map(({ runs }) => textOfRuns(runs)), items.sort()])
}

/**
 * @param unknown the words that state nothing, such as "on request"
 * @returns a row for each property that a page names, in the vocabulary's order. A page that states
 *   nothing makes no difference
 */
export function comparedRows(
  pages: readonly ComparedPage[],
  properties: readonly ComparedProperty[],
  writing: ValueWriting,
  unknown: readonly string[],
): ComparedRow[] {
  const states = ({ written }: Line) =>
    written.some(({ word }) => word === undefined || !unknown.includes(word))
  const bases = new Map(
    properties.flatMap(({ property, basisOf }) =>
      basisOf === undefined ? [] : [[basisOf, property]],
    ),
  )
  return properties.flatMap((compared) => {
    if (compared.basisOf !== undefined) return []
    const basis = bases.get(compared.property)
    const lines = pages.map((page) => {
      const own = statedLines(page, compared.property, writing)
      return basis === undefined || own.length === 0
        ? own
        : [...own, ...statedLines(page, basis, writing)]
    })
    if (lines.every(({ length }) => length === 0)) return []
    const stated = lines.filter((own) => own.some(states))
    const texts = stated.map((own) =>
      own
        .map((line) => comparableText(line, compared.unit))
        .sort()
        .join('\n'),
    )
    const cells = lines.map((own) => [
      ...new Map(
        own.map((line) => comparedLine(line, writing)).map((line) => [line.text, line] as const),
      ).values(),
    ])
    return [{ ...compared, cells, tier: tierOf(texts, pages.length) }]
  })
}

/** @param stated what each page states that states anything */
function tierOf(stated: readonly string[], pages: number): Tier {
  if (stated.length === 0) return 'none'
  if (new Set(stated).size > 1) return 'differs'
  return stated.length < pages ? 'partly' : 'same'
}
