import { figureKey } from '../../model/catalogue/figure.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import type { Unit } from '../../model/catalogue/unit.ts'
import type { Written } from '../../model/catalogue/written.ts'
import { type Table, tableLines } from '../list/choices.ts'

/** A property of the vocabulary, in its order, and the unit in which products are compared. */
export type Compared = { property: string; label: string; unit?: Unit }

/** What of a product's page is compared; a placeholder tells nothing yet. */
export type ComparedPage =
  | { kind: 'placeholder' }
  | {
      kind: 'full'
      specification: Table
      claims: readonly (Written & { property: string })[]
    }

/** What the products say of one property; an empty cell: nothing. */
export type ComparedRow = Compared & { cells: readonly (readonly string[])[]; differs: boolean }

type Line = { of?: readonly Written[] | undefined; written: readonly Written[] }

/** All that a page tells of a property: of each kind by itself, where the kinds are not alike. */
function toldOf(page: ComparedPage, property: string): Line[] {
  if (page.kind === 'placeholder') return []
  const lines = [...tableLines(page.specification)].map(({ variant: of, row, ...line }) => ({
    ...line,
    kind: of ?? row,
  }))
  const own = lines.filter((line) => line.property === property)
  const [first, ...rest] = own.map(({ kind, written }) => ({ of: kind?.written, written }))
  if (first !== undefined) {
    const alike = rest.every(({ written }) => textOf(written) === textOf(first.written))
    return alike ? [{ written: first.written }] : [first, ...rest]
  }
  const kinds = lines.flatMap(({ kind }) => (kind?.property === property ? [kind] : []))
  return kinds.length > 0
    ? kinds
    : page.claims.flatMap((claim) => (claim.property === property ? [{ written: [claim] }] : []))
}

function lineText({ of, written }: Line): string {
  return `${of === undefined ? '' : `${textOf(of)}: `}${textOf(written)}`
}

/** What a line says, the same for figures in other units and words in another order. */
function meaningOf({ of = [], written }: Line, unit: Unit | undefined): string {
  const items = written.map((one) =>
    one.figure === undefined
      ? (one.word ?? textOf([one]).toLowerCase())
      : figureKey(one.figure, unit),
  )
  return `${textOf(of)}: ${items.sort().join('; ')}`
}

/**
 * Products side by side: a row for each property that one of them tells, in the vocabulary's order.
 * It differs where two that tell it do not say the same: what is not told is no difference.
 */
export function comparedRows(
  pages: readonly ComparedPage[],
  properties: readonly Compared[],
): ComparedRow[] {
  return properties.flatMap((compared) => {
    const told = pages.map((page) => toldOf(page, compared.property))
    const telling = told.filter((lines) => lines.length > 0)
    if (telling.length === 0) return []
    const meanings = telling.map((lines) =>
      lines
        .map((line) => meaningOf(line, compared.unit))
        .sort()
        .join('\n'),
    )
    const cells = told.map((lines) => [...new Set(lines.map(lineText))])
    return [{ ...compared, cells, differs: new Set(meanings).size > 1 }]
  })
}
