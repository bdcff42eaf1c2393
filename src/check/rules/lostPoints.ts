import { numbersInUnit } from '../../catalogue/figure.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { Figure } from '../../catalogue/schemas/figure.ts'
import type { Property, Vocabulary } from '../../catalogue/schemas/properties.ts'
import { convertUnit, type Unit, type Units } from '../../catalogue/unit.ts'
import { usualDecimals } from '../../catalogue/vocabulary.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import { rule } from '../../pages/draftCatalogue.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { contentOfPage, type PageFigure } from '../pageContent.ts'

type Range = { min: number; max: number }

/** Fewer figures say nothing about the next. */
const FEWEST = 3

/** A figure this many times larger than the largest elsewhere has probably lost its point. */
const SUSPICIOUS = 2

/** The figures of a property on some pages. */
type Figures = {
  count: number
  /** The two largest and smallest of different pages: without the page in question, one of them is left. */
  largest: { n: number; path: string }[]
  smallest: { n: number; path: string }[]
}

function addPage(all: Figures, path: string, numbers: readonly number[]): void {
  if (numbers.length === 0) return
  all.count += numbers.length
  const extremes = { largest: Math.max(...numbers), smallest: Math.min(...numbers) }
  all.largest = [...all.largest, { n: extremes.largest, path }]
    .toSorted((a, b) => b.n - a.n)
    .slice(0, 2)
  all.smallest = [...all.smallest, { n: extremes.smallest, path }]
    .toSorted((a, b) => a.n - b.n)
    .slice(0, 2)
}

/** The range of the figures on all pages but one; undefined if there are too few. */
function rangeWithout(all: Figures | undefined, path: string, own: number): Range | undefined {
  if (all === undefined || all.count - own < FEWEST) return undefined
  const [max] = all.largest.filter((one) => one.path !== path)
  const [min] = all.smallest.filter((one) => one.path !== path)
  return max && min && { min: min.n, max: max.n }
}

/** The range of the other values of the same list; undefined if there are too few. */
function rangeInList(figure: Figure, n: number, unit: Unit, units: Units): Range | undefined {
  if (!('values' in figure)) return undefined
  const others = numbersInUnit(figure, unit, units).filter((one) => one !== n)
  if (others.length < FEWEST) return undefined
  return { min: Math.min(...others), max: Math.max(...others) }
}

type Measured = Property & { unit: Unit }

/** A property whose figures have decimals in its unit, so that a point can be lost; undefined for any other. */
function propertyWithDecimals(key: string, vocabulary: Vocabulary): Measured | undefined {
  const property = ownValue(vocabulary.properties, key)
  const { unit } = property ?? {}
  if (property === undefined || unit === undefined) return undefined
  return (usualDecimals(key, unit, vocabulary) ?? 0) > 0 ? { ...property, unit } : undefined
}

function productKindOf(page: Page): string | undefined {
  return 'productKind' in page ? page.productKind : undefined
}

/**
 * A whole number far above the same figures elsewhere has lost its decimal point: 35 for 0.35. Elsewhere is the list that
 * it is in, the products of its kind, or all products: the first of these that has enough figures.
 */
export const lostPoints = rule(['properties'], function* ({ pages, properties }) {
  const { units } = properties
  const measured = new Map<string, Map<string, PageFigure[]>>()
  for (const [path, page] of pages) {
    for (const figure of contentOfPage(page).figures) {
      const { property = '' } = figure
      if (propertyWithDecimals(property, properties) === undefined) continue
      const byPath = measured.get(property) ?? new Map<string, PageFigure[]>()
      byPath.set(path, [...(byPath.get(path) ?? []), figure])
      measured.set(property, byPath)
    }
  }
  for (const [key, byPath] of measured) {
    const property = propertyWithDecimals(key, properties)
    if (property === undefined) continue
    const { label, unit, usual } = property
    const numbersOn = (path: string) =>
      (byPath.get(path) ?? []).flatMap(({ figure }) => numbersInUnit(figure, unit, units))
    /** Kind of product -> the figures of its products; those of all products under ''. */
    const groups = new Map<string, Figures>()
    for (const path of byPath.keys()) {
      const page = pages.get(path)
      const kind = page && productKindOf(page)
      for (const group of kind === undefined ? [''] : ['', kind]) {
        const all = groups.get(group) ?? { count: 0, largest: [], smallest: [] }
        addPage(all, path, numbersOn(path))
        groups.set(group, all)
      }
    }
    for (const [path, figures] of byPath) {
      const page = pages.get(path)
      const own = numbersOn(path).length
      const elsewhere =
        rangeWithout(groups.get((page && productKindOf(page)) ?? ''), path, own) ??
        rangeWithout(groups.get(''), path, own)
      for (const { figure, jsonPath } of figures) {
        for (const n of numbersInUnit(figure, unit, units)) {
          const range = rangeInList(figure, n, unit, units) ?? elsewhere
          // Beyond the usual range another rule asks.
          if (range === undefined || n > (usual?.max ?? n)) continue
          if (!Number.isInteger(n) || n <= SUSPICIOUS * range.max) continue
          const meant = [n / 100, n / 10]
            .filter((one) => !Number.isInteger(one) && one >= range.min && one <= range.max)
            .flatMap((one) => convertUnit(one, unit, figure.unit, units) ?? [])
          if (meant.length === 0) continue
          const message = `${label} is ${range.min} to ${range.max} ${unit} elsewhere`
          const fix = `Did you mean ${meant.join(' or ')} ${figure.unit}?`
          yield { file: pageFile(path), jsonPath, message, fix, warning: true }
          break
        }
      }
    }
  }
})
