import { figureKey } from '../../model/catalogue/figure.ts'
import type { FormattedValue } from '../../model/catalogue/formatValue.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import type { Unit } from '../../model/catalogue/unit.ts'
import { type Table, tableLines } from '../list/choices.ts'

/** A property of the vocabulary, in its order, and the unit in which products are compared. */
export type Compared = { property: string; label: string; unit?: Unit }

/** The part of a product's page that is compared; a placeholder has no figures yet. */
export type ComparedPage =
  | { kind: 'placeholder' }
  | {
      kind: 'full'
      specification: Table
      claims: readonly (FormattedValue & { property: string })[]
    }

/** What the products state of one property; an empty cell states nothing. */
export type ComparedRow = Compared & { cells: readonly (readonly string[])[]; differs: boolean }

type Line = { of?: readonly FormattedValue[] | undefined; written: readonly FormattedValue[] }

/** All that a page states of a property: for each kind by itself, where the kinds differ. */
function statedLines(page: ComparedPage, property: string): Line[] {
  if (page.kind === 'placeholder') return []
  const lines = [...tableLines(page.specification)].map(({ variant: of, row, ...line }) => ({
    ...line,
    kind: of ?? row,
  }))
  const own = lines.filter((line) => line.property === property)
  const [first, ...rest] = own.map(({ kind, written }) => ({ of: kind?.written, written }))
  if (first !== undefined) {
    const same = rest.every(({ written }) => textOf(written) === textOf(first.written))
    return same ? [{ written: first.written }] : [first, ...rest]
  }
  const kinds = lines.flatMap(({ kind }) => (kind?.property === property ? [kind] : []))
  return kinds.length > 0
    ? kinds
    : page.claims.flatMap((claim) => (claim.property === property ? [{ written: [claim] }] : []))
}

function lineText({ of, written }: Line): string {
  return `${of === undefined ? '' : `${textOf(of)}: `}${textOf(written)}`
}

/** A line in one form, whatever the units of its figures and the order of its words. */
function comparableText({ of = [], written }: Line, unit: Unit | undefined): string {
  const items = written.map((one) =>
    one.figure === undefined
      ? (one.word ?? textOf([one]).toLowerCase())
      : figureKey(one.figure, unit),
  )
  return `${textOf(of)}: ${items.sort().join('; ')}`
}

/**
 * @returns a row for each property that a page states, in the vocabulary's order. It differs where two
 *   pages state different things: a page that states nothing makes no difference
 */
export function comparedRows(
  pages: readonly ComparedPage[],
  properties: readonly Compared[],
): ComparedRow[] {
  return properties.flatMap((compared) => {
    const lines = pages.map((page) => statedLines(page, compared.property))
    const stated = lines.filter(({ length }) => length > 0)
    if (stated.length === 0) return []
    const texts = stated.map((own) =>
      own
        .map((line) => comparableText(line, compared.unit))
        .sort()
        .join('\n'),
    )
    const cells = lines.map((own) => [...new Set(own.map(lineText))])
    return [{ ...compared, cells, differs: new Set(texts).size > 1 }]
  })
}
