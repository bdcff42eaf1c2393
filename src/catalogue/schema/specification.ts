import { z } from 'zod'
import { Figure } from './figure.ts'
import { Text } from './text.ts'

const Item = z.union([Text, Figure])

/** What a table cell holds: words, a figure, or a list of words and figures. */
export const Cell = z.union([Item, z.array(Item).min(1)])

/** What a row measures, where the check or a drawing has to know it. */
export const Quantity = z.enum([
  'thickness',
  'overall width',
  'cover width',
  'length',
  'pitch step',
])

/** One row: as many cells as the table has columns. */
export const Row = z.strictObject({ cells: z.array(Cell).min(1), quantity: Quantity.optional() })

export const Specification = z.strictObject({
  heading: Text,
  columns: z.array(Text).min(2),
  rows: z.array(Row).min(1),
})

export type Item = z.infer<typeof Item>
export type Cell = z.infer<typeof Cell>
export type Quantity = z.infer<typeof Quantity>
export type Row = z.infer<typeof Row>
export type Specification = z.infer<typeof Specification>
