import { numbersOf } from '../../model/catalogue/figure.ts'
import { textOf } from '../../model/catalogue/textOf.ts'
import { convert } from '../../model/catalogue/unit.ts'
import type { Written } from '../../model/catalogue/written.ts'
import type { Words } from './words.ts'

/** What a table tells of one property, as the page has it. */
type Told = { property: string; written: readonly Written[] }
type TableLine = { of?: Told; written: readonly Written[] }

/** A product's technical table, as far as choosing needs it. */
export type Table = {
  rows: readonly {
    of?: Told
    cells: readonly { property: string; lines: readonly TableLine[] }[]
  }[]
}

/** Something to choose; without options it is written in, and the hint says what the table says. */
export type Choice = {
  property: string
  label: string
  hint?: string
  options: readonly { value: string; label: string }[]
}

/** A word or a figure of a table by one value each: `light-grey`, `0.71mm`; none of a range. */
function valuesOf({ word, figure, parts }: Written): { value: string; label: string }[] {
  if (word !== undefined || figure === undefined) {
    const label = textOf([{ parts }])
    return [{ value: word ?? label, label }]
  }
  if (!('values' in figure)) return []
  // Written as the page writes the whole list: "0.60, 0.71 mm" is "0.60 mm" and "0.71 mm".
  const [number] = parts.flatMap((part) => ('number' in part ? [part.number.split(', ')] : []))
  const unit = textOf([{ parts: parts.filter((part) => 'unit' in part) }])
  return figure.values.map((n, i) => ({
    value: `${n}${figure.unit}`,
    label: `${number?.[i] ?? n}${unit}`,
  }))
}

type Line = TableLine & { property: string; row?: Told }

/** Every line of a table, with the kind that its row is about. */
export function* linesOf(table: Table): Iterable<Line> {
  for (const { of, cells } of table.rows) {
    for (const { property, lines } of cells) {
      for (const line of lines) yield { ...line, property, row: of }
    }
  }
}

function unique(options: Choice['options']): Choice['options'] {
  return [...new Map(options.map((option) => [option.value, option])).values()]
}

/** The kinds that a property tells apart: "5 rib: 1095 mm". */
function kindsOf(lines: readonly Line[], property: string): Choice['options'] {
  return lines.flatMap(({ of, row, written }) => {
    if (of?.property === property) {
      const [kind] = of.written.flatMap(valuesOf)
      return kind === undefined ? [] : [{ ...kind, label: `${kind.label}: ${textOf(written)}` }]
    }
    return row?.property === property ? row.written.flatMap(valuesOf) : []
  })
}

/**
 * What can be chosen of a product: the properties that the vocabulary names, with the values of its
 * own table. What comes in kinds is chosen by the kind, and a value that is the only one is no choice.
 */
export function choicesOf(table: Table | undefined, { choices, open, line }: Words): Choice[] {
  if (table === undefined) {
    return [{ property: 'details', label: line.details, hint: line.detailsHint, options: [] }]
  }
  const lines = [...linesOf(table)]
  const chosen = new Set(choices.map(({ property }) => property))
  return choices.flatMap(({ property, label }): Choice[] => {
    const own = lines.filter(
      (one) => one.property === property && !(one.of !== undefined && chosen.has(one.of.property)),
    )
    const options = unique([
      ...kindsOf(lines, property),
      ...own.flatMap(({ written }) => written.flatMap(valuesOf)),
    ])
    if (options.length === 0 && own.length === 0) return []
    if (options.every(({ value }) => open.includes(value))) {
      const hint = textOf(own.flatMap(({ written }) => written))
      return [{ property, label, options: [], ...(hint !== '' && { hint }) }]
    }
    return [{ property, label, options }]
  })
}

/** What the catalogue knows of a sheet for the roof calculator, in mm, the pitch in degrees. */
export type SheetFacts = {
  overall?: number
  cover?: number
  sideLap?: number
  endLap?: number
  longest?: number
  smallestPitch?: number
  lengths: readonly number[]
}

function numbers(lines: readonly Line[], property: string, unit: 'mm' | 'degrees') {
  return lines
    .filter((one) => one.property === property)
    .flatMap(({ of, written }) =>
      written.flatMap(({ figure }) =>
        figure !== undefined && 'values' in figure
          ? numbersOf(figure).flatMap((n) => {
              const number = convert(n, figure.unit, unit)
              return number === undefined ? [] : [{ of, number, value: `${n}${figure.unit}` }]
            })
          : [],
      ),
    )
}

/**
 * The sheet that the roof is calculated for: the one whose width, or kind, is chosen, or the only one.
 * @param values what is chosen so far
 * @returns undefined where the table tells of no width at all: then it is no sheet
 */
export function sheetOf(
  table: Table | undefined,
  values: Readonly<Record<string, string>>,
): SheetFacts | undefined {
  const lines = table === undefined ? [] : [...linesOf(table)]
  if (!lines.some(({ property }) => property === 'width' || property === 'cover-width')) {
    return undefined
  }
  const widths = numbers(lines, 'width', 'mm')
  const covers = numbers(lines, 'cover-width', 'mm')
  const known = widths.length > 0 ? widths : covers
  const at = known.findIndex(({ of, value }) => {
    if (of === undefined) return values.width === value
    return of.written.flatMap(valuesOf)[0]?.value === values[of.property]
  })
  const place = at === -1 && known.length === 1 ? 0 : at
  const only = (property: string, unit: 'mm' | 'degrees' = 'mm') => {
    const found = numbers(lines, property, unit)
    return found.length === 1 ? found[0]?.number : undefined
  }
  return {
    overall: widths[place]?.number,
    // Widths and cover widths stand in one order; where they are not as many, nobody knows whose is whose.
    cover: widths.length > 0 && widths.length !== covers.length ? undefined : covers[place]?.number,
    sideLap: only('side-lap'),
    endLap: only('end-lap'),
    longest: only('longest-length'),
    smallestPitch: only('smallest-pitch', 'degrees'),
    lengths: numbers(lines, 'length', 'mm').map(({ number }) => number),
  }
}
