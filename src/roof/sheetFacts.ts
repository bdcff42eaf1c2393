import { numbersOf } from '../catalogue/figure.ts'
import { ownValue } from '../catalogue/ownValue.ts'
import { choiceOptions, type ProductTable, tableLines } from '../catalogue/productTable.ts'
import type { PropertyRole } from '../catalogue/propertyRole.ts'
import type { RoofSheet } from './roofTypes.ts'

/**
 * The catalogue's facts about a sheet for the roof calculator, in mm, the pitch in degrees; `widths` are the
 * sheets to choose from, if none is chosen; `chosenOf` has them if one is.
 */
export type SheetFacts = RoofSheet & {
  sideLap?: number | undefined
  widths: readonly SheetWidth[]
  chosenOf?: readonly SheetWidth[]
}

/** A width that can be chosen: its measures in mm, and the property and value that choose it. */
export type SheetWidth = { overall: number; cover: number; property: string; value: string }

/**
 * The facts about the chosen width or variant of a sheet, or about the only one.
 * @param values the values chosen so far, property -> value
 * @returns undefined if the calculator cannot be used for the product
 */
export function sheetFacts(
  table: ProductTable | undefined,
  values: Readonly<Record<string, string>>,
): SheetFacts | undefined {
  const joint = table?.calculator
  if (table === undefined || joint === undefined) return undefined
  const lines = [...tableLines(table)]

  /** The numbers of a property, in the unit of its role. */
  function numbers(role: PropertyRole) {
    const own = lines.filter((line) => line.role === role)
    return own.flatMap(({ property, variant, written }) =>
      written.flatMap(({ figure, compared }) => {
        if (figure === undefined || !('values' in figure)) return []
        return figure.values.map((n, i) => {
          const value = `${n}${figure.unit}`
          const isChosen = ownValue(values, property) === value
          return { variant, number: compared?.[i] ?? n, isChosen, property, value }
        })
      }),
    )
  }

  function single(role: PropertyRole): number | undefined {
    const [first, ...others] = numbers(role)
    return others.length === 0 ? first?.number : undefined
  }

  /** The largest number of a property; undefined if any of its values is open, such as "on request". */
  function largest(role: PropertyRole): number | undefined {
    const items = lines.flatMap((line) => (line.role === role ? line.written : []))
    const numbersOfItems = items.map(({ figure, compared }) =>
      figure !== undefined && ('values' in figure || 'max' in figure)
        ? Math.max(...(compared ?? numbersOf(figure)))
        : Number.NaN,
    )
    const number = Math.max(...numbersOfItems)
    return Number.isFinite(number) ? number : undefined
  }

  const step = numbers('pitch step').find(({ isChosen }) => isChosen)?.number
  const widths = numbers('overall width')
  const covers = numbers('cover width')
  const sheets = widths.length > 0 ? widths : covers
  const chosen = sheets.findIndex(({ variant, isChosen }) =>
    variant === undefined
      ? isChosen
      : variant.written.flatMap(choiceOptions)[0]?.value === ownValue(values, variant.property),
  )
  const role = widths.length > 0 ? 'overall width' : 'cover width'
  const items = lines.flatMap((line) => (line.role === role ? line.written : []))
  // One number beside a range, or beside a width on request, is not the only sheet.
  const isOnly = sheets.length === 1 && items.length === 1
  const index = chosen === -1 && isOnly ? 0 : chosen
  // Widths and cover widths are paired by position; with unequal numbers the pairs are unknown.
  const paired = widths.length === 0 || widths.length === covers.length
  const widthChoices = widths.flatMap(({ number: overall, variant, ...own }, i): SheetWidth[] => {
    const cover = paired ? covers[i]?.number : undefined
    const choice =
      variant === undefined
        ? { property: own.property, value: own.value }
        : {
            property: variant.property,
            value: variant.written.flatMap(choiceOptions)[0]?.value ?? '',
          }
    return cover === undefined ? [] : [{ overall, cover, ...choice }]
  })
  const offered = index === -1 ? widthChoices : []
  return {
    joint,
    widths: offered,
    ...(chosen !== -1 && { chosenOf: widthChoices }),
    overall: widths[index]?.number,
    // Each width that is offered is counted exactly.
    widest: offered.length > 0 ? undefined : (widths[index]?.number ?? largest('overall width')),
    cover: paired ? covers[index]?.number : undefined,
    sideLap: single('side lap'),
    endLap: single('end lap'),
    step: step ?? single('pitch step'),
    longest: single('longest length'),
    smallestPitch: single('smallest pitch'),
    screwsPerArea: single('screws per area'),
    weight: single('weight'),
    lengths: numbers('length').map(({ number }) => number),
  }
}

/** True if the sheet can be counted: exactly, or at least. */
export function canCount({ joint, cover, widest, widths }: SheetFacts): boolean {
  const isWidthKnown = cover !== undefined || widest !== undefined || widths.length > 0
  return joint !== 'profiles' && isWidthKnown
}
