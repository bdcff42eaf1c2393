import { z } from 'zod'
import { ClaimSubject } from './claim.ts'
import { Figure } from './figure.ts'
import { Text, text } from './text.ts'

const about = {
  title: 'Words or a figure',
  description: 'Words between quotation marks, or a figure { "values": [1, 2], "unit": "mm" }.',
  examples: ['Custom', { values: [1, 2], unit: 'mm' }],
}

const Item = z.union([Text, Figure]).meta(about)

/** What a table cell holds: words, a figure, or a list of words and figures. */
export const Cell = z.union([Item, z.array(Item).min(1).max(100).meta(about)]).meta({
  ...about,
  title: 'Words, a figure, or a list [ ] of them',
})

/** What a row measures, where the check or a drawing has to know it. */
export const Quantity = z
  .enum(['thickness', 'overall width', 'cover width', 'length', 'pitch step'])
  .meta({
    title: 'Quantity',
    description:
      'What the row measures. The drawing is made from these rows, and the check compares the widths.',
    examples: ['thickness'],
  })

/** One row: as many cells as the table has columns, the last of them a claim's where it names one. */
export const Row = z
  .strictObject({
    cells: z
      .array(Cell)
      .min(1)
      .max(12)
      .meta({ title: 'Cells', description: 'One cell for each column, from left to right.' }),
    quantity: Quantity.optional(),
    claim: ClaimSubject.meta({
      title: 'Claim',
      description:
        'The claim of this page whose figure stands in the last cell. The row then has one cell less.',
      examples: ['warranty'],
    }).optional(),
  })
  .meta({
    title: 'Row',
    description: 'One row of the table.',
    examples: [{ cells: ['Length', 'Custom'], quantity: 'length' }],
  })

export const Specification = z
  .strictObject({
    heading: text('Heading', 'Stands above the table.', 'Technical specification'),
    columns: z
      .array(text('Column', 'The head of one column.', 'Details'))
      .min(2)
      .max(12)
      .meta({ title: 'Columns', description: 'The heads of the columns, from left to right.' }),
    rows: z
      .array(Row)
      .min(1)
      .max(200)
      .meta({ title: 'Rows', description: 'The rows, from top to bottom.' }),
  })
  .meta({ title: 'Specification', description: 'The table of technical details.' })

export type Item = z.infer<typeof Item>
export type Cell = z.infer<typeof Cell>
export type Quantity = z.infer<typeof Quantity>
export type Row = z.infer<typeof Row>
export type Specification = z.infer<typeof Specification>
