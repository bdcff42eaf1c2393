import { capitalize } from '../catalogue/capitalize.ts'
import { amountText, fillTemplate, fillTemplates, labelList } from '../catalogue/fillTemplate.ts'
import { formatNumber, type PluralTexts, pluralText } from '../catalogue/intl.ts'
import { labelledText } from '../catalogue/labelledText.ts'
import { joinList } from '../catalogue/textRuns.ts'
import type { LengthUnit } from '../catalogue/unit.ts'
import type { CalculatedRoof, CalculatedSide, CountedSheets } from './calculatedRoof.ts'
import {
  areaText,
  lengthWithUnit,
  onOneLine,
  quantityText,
  runningText,
  sheetText,
  slopeText,
  weightText,
} from './roofText.ts'
import type { RoofWords } from './roofWords.ts'
import type { roofFacts } from './schemas/roofCalculatorWords.ts'
import { multiplyCount, numberOf, type SheetCount } from './sheetCount.ts'
import type { UsableResult } from './usableResult.ts'

/** A number of sheets: `24`; a lower bound always as one: `at least 24`. */
function countText(count: SheetCount, words: RoofWords): string {
  const number = formatNumber(numberOf(count), words.writing.language)
  return 'exact' in count ? number : fillTemplate(words.roofCalculator.atLeast, 'count', number)
}

/** Fills a template about sheets, in the plural form of their number. */
function fillSheets(
  template: PluralTexts,
  count: SheetCount,
  values: Readonly<Record<string, string>>,
  words: RoofWords,
): string {
  const form = pluralText(template, numberOf(count), words.writing.language)
  return fillTemplates(form, { count: countText(count, words), ...values })
}

/** Sheets of several lengths: `12 of 3.2 m and 12 of 2.5 m`. */
function piecesText(pieces: CountedSheets['pieces'], unit: LengthUnit, words: RoofWords): string {
  const { piece } = words.roofCalculator
  const texts = pieces.map(({ count, length }) =>
    fillSheets(piece, count, { length: sheetText(length, unit, words) }, words),
  )
  return joinList(texts, words.writing.lists)
}

/** The length of all sheets; undefined if there are several. */
export function onlyLength({ sides }: CalculatedRoof): number | undefined {
  const columns = sides.map(({ column = [] }) => column.map(({ length }) => length))
  const lengths = new Set(columns.flat())
  return lengths.size === 1 && columns.every(({ length }) => length > 0)
    ? [...lengths][0]
    : undefined
}

/** The length of all sheets of a result that is taken over; undefined if there are several, or the lap is still to add. */
export function lengthToOrder({ result, shorter }: UsableResult): number | undefined {
  return shorter?.isLapKnown === false ? undefined : onlyLength(result)
}

/** The sheets from eave to ridge on each side; undefined if the sides have different numbers of them. */
function rowsUp({ sides }: CalculatedRoof): number | undefined {
  const ups = sides.map(({ column = [] }) => column.reduce((sum, { count }) => sum + count, 0))
  return new Set(ups).size === 1 ? ups[0] : undefined
}

/** The way in which the sheets lie: `12 on each side`; empty for one side with one sheet from eave to ridge. */
function laidParts(result: CalculatedRoof, words: RoofWords): string[] {
  const { sheets, ridge } = result
  if (sheets === undefined) return []
  const { onEachSide, sideBySide } = words.roofCalculator
  const up = rowsUp(result)
  const onSide = up === undefined ? undefined : multiplyCount(sheets.across, up)
  return [
    ...(ridge === 0 || onSide === undefined
      ? []
      : [fillTemplate(onEachSide, 'count', countText(onSide, words))]),
    ...(up === 1 ? [] : [fillTemplate(sideBySide, 'across', countText(sheets.across, words))]),
  ]
}

function laidText(result: CalculatedRoof, words: RoofWords): string {
  return joinList(laidParts(result, words), words.writing.lists)
}

/** The width that is left over, in mm, below which an inexact wall may take a sheet more. */
const LITTLE_SPARE = 50

/** The width that the sheets cover beyond the eave, if it is little: `33 mm`. */
function spareText({ sheets }: CalculatedRoof, words: RoofWords): string | undefined {
  const { spare } = sheets ?? {}
  if (spare === undefined || spare >= LITTLE_SPARE) return undefined
  return quantityText(Math.floor(Number(spare.toFixed(3))), 'mm', words)
}

/** The width that a lower bound is counted with: `counted with the widest of these sheets, 1290 mm`. */
function boundText({ sheets }: CalculatedRoof, words: RoofWords): string | undefined {
  const { countedWith } = sheets ?? {}
  if (countedWith === undefined) return undefined
  const { widest, full } = words.roofCalculator.countedWith
  const width = quantityText(countedWith.width, 'mm', words)
  return fillTemplate(countedWith.isWidest ? widest : full, 'width', width)
}

/** A number of sheets with their length, or with their lengths. */
function sheetsText(
  { count, pieces }: Pick<CountedSheets, 'count' | 'pieces'>,
  unit: LengthUnit,
  words: RoofWords,
): string {
  const { answer, answerMixed } = words.roofCalculator
  const [only, ...others] = pieces
  return only !== undefined && others.length === 0
    ? fillSheets(answer, count, { length: sheetText(only.length, unit, words) }, words)
    : fillSheets(answerMixed, count, { pieces: piecesText(pieces, unit, words) }, words)
}

/**
 * The sheets of one of two sides that differ, for a message: `12 sheets of 10 ft 5 in`.
 * @returns without a count their lengths; undefined if those are not known either
 */
export function sideSheetsText(
  { sheets }: CalculatedRoof,
  { column = [] }: CalculatedSide,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const up = column.reduce((sum, { count }) => sum + count, 0)
  if (up === 0) return undefined
  if (sheets === undefined) return rowText([{ column }], unit, words)
  const { across } = sheets
  const pieces = column.map(({ length, count }) => ({
    length,
    count: multiplyCount(across, count),
  }))
  return capitalize(sheetsText({ count: multiplyCount(across, up), pieces }, unit, words))
}

/**
 * The count with the way in which the sheets lie, for a message; of two sides that differ, which have a line each, the
 * total. Undefined if they cannot be counted.
 */
export function messageSummary(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { sheets } = result
  if (sheets === undefined) return undefined
  const { answer, answerSeveral, answerTotal, littleSpare } = words.roofCalculator
  const only = onlyLength(result)
  const sidesDiffer = result.sides.length > 1
  const ofOneLength = only === undefined ? answerSeveral : answer
  const counted = fillSheets(
    sidesDiffer ? answerTotal : ofOneLength,
    sheets.count,
    only === undefined ? {} : { length: sheetText(only, unit, words) },
    words,
  )
  const spare = spareText(result, words)
  const laid = [
    sidesDiffer ? '' : laidText(result, words),
    spare === undefined ? '' : fillTemplate(littleSpare, 'spare', spare),
    boundText(result, words) ?? '',
  ].filter(Boolean)
  if (laid.length === 0) return capitalize(counted)
  return labelledText(
    { label: capitalize(counted), text: joinList(laid, words.writing.lists) },
    words,
  )
}

/** The count alone, with the length or the lengths: the answer; undefined without a count. */
export function answerText(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { sheets } = result
  return sheets && capitalize(sheetsText(sheets, unit, words))
}

/**
 * The same roof in shorter sheets with a lap, for one whose sheets are too long for most trucks.
 * @param shorter the result with them; undefined without a count
 * @param isLapKnown false if their lengths leave the lap out
 */
export function shorterText(
  { sheets }: CalculatedRoof,
  isLapKnown: boolean,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  if (sheets === undefined) return undefined
  const text = sheetsText(sheets, unit, words)
  return isLapKnown ? text : fillTemplate(words.roofCalculator.transport.plusLap, 'answer', text)
}

/** The sentences below the count: how the sheets lie, the width of a lower bound, and what is little to spare. */
export function countNotes(result: CalculatedRoof, words: RoofWords): string[] {
  const { sheets } = result
  if (sheets === undefined) return []
  const { sentence, takeMore } = words.roofCalculator
  const { lists, language } = words.writing
  const spare = spareText(result, words)
  if (spare !== undefined && 'exact' in sheets.across) {
    const { exact } = sheets.across
    const format = (number: number) => formatNumber(number, language)
    const laid = laidParts(result, words)
    const across = laid.pop() ?? format(exact)
    const note = fillTemplates(takeMore, { across, spare, more: format(exact + 1) })
    return [capitalize(joinList([...laid, note], lists))]
  }
  const notes = [laidText(result, words), boundText(result, words) ?? ''].filter(Boolean)
  const text = capitalize(joinList(notes, lists))
  return notes.length === 0 ? [] : [fillTemplate(sentence, 'text', text)]
}

/** True if most trucks cannot carry one of the sheets. */
export function isTooLongForTrucks({ sides }: CalculatedRoof, words: RoofWords): boolean {
  const { from } = words.roofCalculator.transport
  return sides.some(({ column = [] }) => column.some(({ length }) => length >= from * 1000))
}

/** The lengths of the sheets from eave to ridge, if these are not counted; undefined if they are not known. */
function rowText(
  sides: readonly Pick<CalculatedSide, 'column'>[],
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { answerLength, eachRow } = words.roofCalculator
  const rows = sides.flatMap(({ column = [] }) =>
    column.map(({ length, count }) => ({ length, count: { exact: count } })),
  )
  const [first] = rows
  if (first === undefined) return undefined
  const isOne =
    sides.every(({ column = [] }) => column.length === 1) &&
    rows.every(({ length, count }) => length === first.length && count.exact === 1)
  if (isOne) return fillTemplate(answerLength, 'length', sheetText(first.length, unit, words))
  return fillTemplate(eachRow, 'pieces', piecesText(rows, unit, words))
}

/** The length of the sheets if they cannot be counted, as far as it is known and the same for all. */
export function lengthNote(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const only = onlyLength(result)
  if (only === undefined) return undefined
  return fillTemplate(words.roofCalculator.answerLength, 'length', sheetText(only, unit, words))
}

/** Names the roof that was calculated: `For a building of 40 ft x 20 ft`. */
export function buildingText(result: CalculatedRoof, unit: LengthUnit, words: RoofWords): string {
  const { walls, span } = result
  const { forBuilding, forEave } = words.roofCalculator
  const length = onOneLine(lengthWithUnit(walls, unit, words))
  if (span === undefined) return fillTemplate(forEave, 'length', length)
  const width = onOneLine(lengthWithUnit(span, unit, words))
  return fillTemplates(forBuilding, { length, width })
}

/** A measure of the roof or of its material, with its label. */
type RoofFact = { fact: (typeof roofFacts)[number]; label: string; text: string }

/** The measures of a roof and of its material, as far as they are known. */
export function factTexts(result: CalculatedRoof, unit: LengthUnit, words: RoofWords): RoofFact[] {
  const { sides, area, ridge, eaves, sheets, screws, weight } = result
  const { facts } = words.roofCalculator
  const texts: Record<RoofFact['fact'], string | undefined> = {
    slope: joinList(
      sides.map(({ slope }) => slopeText(slope, unit, words)),
      words.writing.lists,
    ),
    area: areaText(area, unit, words),
    lengths: lengthsText(),
    ridge: ridge === 0 ? undefined : runningText(ridge, unit, words),
    eaves: runningText(eaves, unit, words),
    screws: screws === undefined ? undefined : quantityText(screws, undefined, words),
    weight: weight === undefined ? undefined : weightText(weight, words),
  }
  function lengthsText(): string | undefined {
    // For sheets of one length, the summary has the length.
    if (sheets !== undefined) {
      return sheets.pieces.length === 1 ? undefined : piecesText(sheets.pieces, unit, words)
    }
    return rowText(sides, unit, words)
  }
  const names = ['slope', 'area', 'lengths', 'ridge', 'eaves', 'screws', 'weight'] as const
  return names.flatMap((fact) => {
    const text = texts[fact]
    return text === undefined ? [] : [{ fact, label: facts[fact], text }]
  })
}

/** The condition of a count that holds for one width: `if the sheet covers 895 mm`. */
export function coverText(cover: number, words: RoofWords): string {
  return fillTemplate(words.roofCalculator.ifCovers, 'cover', lengthWithUnit(cover, 'mm', words))
}

/** A count that holds for one width: `68 sheets of 6.22 m, if the sheet covers 895 mm`. */
export function countForWidth(count: string, cover: number, words: RoofWords): string {
  return joinList([count, coverText(cover, words)], words.writing.lists)
}

/**
 * The measures of the roof in the other unit: in feet for metres, otherwise in metres. Buyers speak of square feet
 * also if the drawing is in metres.
 */
export function otherUnitFacts(
  result: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): RoofFact[] {
  const sides = result.sides.map((side) => ({ ...side, column: undefined }))
  const measures = { ...result, sides, sheets: undefined, screws: undefined, weight: undefined }
  return factTexts(measures, unit === 'ft' ? 'm' : 'ft', words)
}

/** The same in one line of a message. */
export function otherUnitText(result: CalculatedRoof, unit: LengthUnit, words: RoofWords) {
  const { inFeet, inMetres } = words.roofCalculator
  const measures = otherUnitFacts(result, unit, words)
  return {
    label: unit === 'ft' ? inMetres : inFeet,
    text: labelList(measures.map((fact) => labelledText(fact, words))),
  }
}

/** The sentence that the pitch is an example; undefined if the buyer knows it, or measured the slope. */
export function examplePitchText(
  { sides: [side], isExamplePitch }: CalculatedRoof,
  words: RoofWords,
): string | undefined {
  const pitch = side?.pitch
  if (!isExamplePitch || pitch === undefined) return undefined
  return fillTemplate(words.roofCalculator.pitchNote, 'pitch', quantityText(pitch, 'angle', words))
}

/** The sentence about the sheet that a mixture of lengths saves; undefined if it saves none. */
export function savingText(
  { saving }: CalculatedRoof,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  return (
    saving &&
    fillTemplates(words.roofCalculator.saving, {
      percent: quantityText(saving.percent, '%', words, 1),
      length: sheetText(saving.length, unit, words),
    })
  )
}

/**
 * The button that takes a result over: `Use 28 sheets`, or the length alone. Undefined if it has neither. A lower bound
 * is no quantity.
 */
export function takeOverText(usable: UsableResult, words: RoofWords): string | undefined {
  const { use, useShorter, useLength } = words.roofCalculator
  const { count } = usable.result.sheets ?? {}
  if (count !== undefined && 'exact' in count) {
    return fillSheets(usable.shorter === undefined ? use : useShorter, count, {}, words)
  }
  return lengthToOrder(usable) === undefined ? undefined : useLength
}

/**
 * The note that "Use this" has filled in width, length and quantity; undefined if the result has neither length nor
 * quantity. A lower bound is no quantity.
 */
export function usedText(
  usable: UsableResult,
  unit: LengthUnit,
  words: RoofWords,
): string | undefined {
  const { used, usedQuantity, usedLength, usedWidth, usedWidthQuantity } = words.roofCalculator
  const only = lengthToOrder(usable)
  const length = only === undefined ? undefined : sheetText(only, unit, words)
  const { count } = usable.result.sheets ?? {}
  if (count === undefined || !('exact' in count)) {
    return length === undefined ? undefined : fillTemplate(usedLength, 'length', length)
  }
  const { units, unitsOfOne, amount } = words.line
  const pieces = { unit: units.pieces, one: unitsOfOne.pieces }
  const quantity = amountText(formatNumber(count.exact, words.writing.language), pieces, amount)
  if (usable.width === undefined) {
    return length === undefined
      ? fillTemplate(usedQuantity, 'quantity', quantity)
      : fillTemplates(used, { length, quantity })
  }
  const width = lengthWithUnit(usable.width.overall, 'mm', words)
  return length === undefined
    ? fillTemplates(usedWidthQuantity, { width, quantity })
    : fillTemplates(usedWidth, { width, length, quantity })
}
