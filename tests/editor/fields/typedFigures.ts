import { readFileSync } from 'node:fs'
import { Figure } from '../../../src/catalogue/schemas/figure.ts'

/** One line of the table: what is typed for a property, and what each place makes of it. */
type Row = { property: string; typed: string; figure?: unknown; fault?: string; mm?: string }

const [, ...lines] = readFileSync('tests/fixtures/typedFigures.tsv', 'utf8').trim().split('\n')

/** The lines of the table. */
export const rows = lines.map((line): Row => {
  const [property = '', typed = '', expected = '', mm] = line.split('\t')
  const [, fault] = /^! (.*)$/.exec(expected) ?? []
  const outcome = fault === undefined ? { figure: JSON.parse(expected) } : { fault }
  return { property, typed: JSON.parse(typed), ...outcome, ...(mm !== undefined && { mm }) }
})

/** A figure without the decimals, which follow those of the figure before. */
export function withoutDecimals(value: unknown): unknown {
  const { decimals: _, ...figure } = Figure.parse(value)
  return figure
}
