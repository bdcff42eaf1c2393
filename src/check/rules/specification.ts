import type { FullPage } from '../../shape/page.ts'
import type { Quantity } from '../../shape/specification.ts'
import type { Draft, Rule } from '../draft.ts'
import { numbersOf, rowFigures } from '../figures.ts'
import { pageFile } from '../files.ts'
import type { Finding, Spot } from '../problem.ts'
import { count } from '../say.ts'

function* fullPages({ pages }: Draft): Iterable<{ file: string; page: FullPage }> {
  for (const [slug, page] of pages) if (page.kind === 'full') yield { file: pageFile(slug), page }
}

function rowSpot(i: number): Spot {
  return ['specification', 'rows', i]
}

/** A row has as many cells as the table has columns; the figure of a claim fills one. */
export const cells: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    const { columns, rows } = page.specification
    for (const [i, row] of rows.entries()) {
      const filled = row.cells.length + (row.claim === undefined ? 0 : 1)
      if (filled === columns.length) continue
      const message = `This row has ${count(filled, 'cell')}, and the table has ${count(columns.length, 'column')}`
      const hint = `The columns are ${columns.join(', ')}.`
      yield { file, spot: [...rowSpot(i), 'cells'], message, hint }
    }
  }
}

/** The claim that a row shows is one of the page, and one alone. */
export const claimRows: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    const subjects = page.claims.map(({ subject }) => subject)
    for (const [i, { claim }] of page.specification.rows.entries()) {
      if (claim === undefined) continue
      const found = subjects.filter((subject) => subject === claim).length
      if (found === 1) continue
      const message = `This row shows the claim about the ${claim}, and the page has ${found === 0 ? 'none' : count(found, 'of them', 'of them')}`
      const hint =
        subjects.length === 0
          ? 'Write the claim under "claims", or write the figure into the row.'
          : `The claims of this page are about: ${[...new Set(subjects)].join(', ')}.`
      yield { file, spot: [...rowSpot(i), 'claim'], message, hint }
    }
  }
}

/** No column and no row of a table of names and details stands twice. */
export const repeats: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    const { columns, rows } = page.specification
    for (const [i, column] of columns.entries()) {
      if (columns.indexOf(column) === i) continue
      const message = `The table has a column "${column}" already`
      const spot = ['specification', 'columns', i]
      yield { file, spot, message, hint: 'Give this one its own name.' }
    }
    const names = rows.map(({ cells }) =>
      (columns.length === 2 && typeof cells[0] === 'string'
        ? cells[0]
        : JSON.stringify(cells)
      ).toLowerCase(),
    )
    const seen = new Set<string>()
    for (const [i, name] of names.entries()) {
      if (seen.has(name)) {
        const message = `The table has the row ${columns.length === 2 ? JSON.stringify(rows[i]?.cells[0]) : 'with these cells'} already`
        yield { file, spot: rowSpot(i), message, hint: 'Put both into one row, or rename one.' }
      }
      seen.add(name)
    }
  }
}

/** The figures of one row have one unit, and a row that measures a length has a unit of length. */
export const units: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    for (const [i, row] of page.specification.rows.entries()) {
      const figures = rowFigures(row, rowSpot(i))
      const unit = figures[0]?.figure.unit
      for (const { spot, figure } of figures) {
        const at = [...spot, 'unit']
        if (figure.unit !== unit) {
          const message = `This figure is in ${figure.unit}, and the row begins with ${unit}`
          const hint = 'Write all figures of one row in one unit.'
          yield { file, spot: at, message, hint }
        } else if (row.quantity !== undefined && unit !== 'mm' && unit !== 'm') {
          const message = `This row is the ${row.quantity}, and its figure is in ${unit}`
          yield { file, spot: at, message, hint: 'Write it in mm or m, or delete "quantity".' }
        }
      }
    }
  }
}

/** All numbers of the rows that measure something, in millimetres, and the first figure's place. */
function measured(page: FullPage, quantity: Quantity): { numbers: number[]; spot?: Spot } {
  const numbers: number[] = []
  let first: Spot | undefined
  for (const [i, row] of page.specification.rows.entries()) {
    if (row.quantity !== quantity) continue
    for (const { spot, figure } of rowFigures(row, rowSpot(i))) {
      first ??= spot
      const scale = figure.unit === 'm' ? 1000 : 1
      numbers.push(...numbersOf(figure).map((n) => n * scale))
    }
  }
  return { numbers, spot: first }
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, n) => Math.max(most, n), 0)
}

/** What a sheet covers is less than its width: laps take the rest. */
export const widths: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    const overall = measured(page, 'overall width').numbers
    const { numbers: cover, spot } = measured(page, 'cover width')
    if (overall.length === 0 || cover.length === 0 || spot === undefined) continue
    const [overalls, covers] =
      overall.length === cover.length ? [overall, cover] : [[largest(overall)], [largest(cover)]]
    for (const [i, width] of covers.entries()) {
      const whole = overalls[i]
      if (whole === undefined || width < whole) continue
      const message = `The cover width ${width} mm is not below the overall width ${whole} mm`
      yield { file, spot, message, hint: 'Sheets overlap: a sheet covers less than its width.' }
    }
  }
}

/** A profile is deeper than its sheet is thick: otherwise the depth is in another unit. */
export const profiles: Rule = function* (draft): Iterable<Finding> {
  for (const { file, page } of fullPages(draft)) {
    const { profile } = page
    if (profile === undefined || !('depth' in profile)) continue
    const thickness = largest(measured(page, 'thickness').numbers)
    if (profile.depth > thickness) continue
    const message = `The profile is ${profile.depth} mm deep, and the sheet is ${thickness} mm thick`
    yield { file, spot: ['profile', 'depth'], message, hint: 'Write the depth in millimetres.' }
  }
}
