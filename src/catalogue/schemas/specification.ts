import { z } from 'zod'
import { Figure } from './figure.ts'
import { group } from './group.ts'
import { PropertyKey, WordKey } from './properties.ts'
import { field, headingText, text } from './text.ts'

/** Words that only one page has; words of several pages belong to the vocabulary. */
const OwnWords = group('Words of this page', 'Words that no other page uses.', {
  // Tables without figures are made of the same few words, so repeating them is no copy.
  text: text('Text', 'The words.', 'Made in one piece').meta({
    repeatable: 'between figures',
    hasFigures: true,
  }),
})

const itemMeta = {
  title: 'Value',
  description: 'A word of the list “Properties”, a figure, or words of this page alone.',
  examples: ['custom', { values: [1, 2], unit: 'mm' }],
}

/** One item of a value: a word of the vocabulary, a figure, or words of this page. */
export const Item = z.union([WordKey, Figure, OwnWords]).meta({ ...itemMeta, control: 'item' })

/** The value of a property on one page: a word, a figure, or a list of them. */
export const Value = z.union([Item, z.array(Item).min(1).max(100).meta(itemMeta)]).meta({
  ...itemMeta,
  title: 'Content',
  expected: 'A word, a figure, or a list of them',
})

/** The variants of a product with their values: sizes, or widths by number of ribs. */
const Variants = group('Variants', 'The kinds in which a product comes.', {
  by: PropertyKey.meta({
    title: 'By',
    description: 'The property that tells one kind from another.',
    examples: ['ribs'],
  }),
  columns: field(
    'Columns',
    'What is told of each kind, in its order.',
    z.array(PropertyKey).min(1).max(12),
    ['width'],
  ),
  rows: field(
    'Rows',
    'The kinds, in their order.',
    z
      .array(
        z.record(PropertyKey, Value).meta({
          title: 'Variant',
          description: 'One kind: its value for "by" and for each of the columns.',
          examples: [{ ribs: { values: [5], unit: 'rib' }, width: { values: [1000], unit: 'mm' } }],
        }),
      )
      .min(1)
      .max(200),
  ),
})

const ValueRow = group('Row', 'One property and what it is.', {
  property: PropertyKey,
  value: Value,
})

const ClaimRow = group('Row with a promise', 'A row that shows the figure of one of the claims.', {
  claim: PropertyKey.meta({
    title: 'Promise',
    description: 'The promise of this page whose figure the row shows.',
    examples: ['warranty'],
  }),
})

const VariantsRow = group('Row of variants', 'One property that is not the same for all kinds.', {
  variants: Variants,
})

/** One row of the table. */
export const Row = z.union([ValueRow, ClaimRow, VariantsRow]).meta({
  title: 'Row',
  description: 'One property and what it is, the figure of a claim, or what differs by kind.',
  layout: 'row',
  examples: [{ property: 'thickness', value: { values: [1, 2], unit: 'mm' } }],
})

/** A marketing claim with its figure; forms call it a promise. */
export const Claim = group('Claim', 'A promise with its figure.', {
  property: PropertyKey.meta({
    title: 'Property',
    description: 'What the claim is about: a property of “Properties” with figures.',
    examples: ['warranty'],
  }),
  figure: Figure,
})

const heading = headingText('Shown above the table.', 'Technical specification')

/** A table with one row per property, as most products have it. */
export const PropertyTable = group('Table of properties', 'One row for each property.', {
  heading,
  rows: field('Rows', 'The rows, from top to bottom.', z.array(Row).min(1).max(200)),
})

/** The technical table of a product: one row per property, or one row per variant. */
export const Specification = field(
  'Specification',
  'The table of technical details: a row for each property, or for each kind.',
  z.union([
    PropertyTable,
    group('Table of variants', 'One row for each kind.', {
      heading,
      variants: Variants,
      commonRows: field(
        'Common rows',
        'What is the same for all kinds, below them.',
        z.array(ValueRow).max(20),
      ).optional(),
    }),
  ]),
)

export type Item = z.infer<typeof Item>
export type Value = z.infer<typeof Value>
export type Variants = z.infer<typeof Variants>
export type Row = z.infer<typeof Row>
export type Specification = z.infer<typeof Specification>
export type Claim = z.infer<typeof Claim>
