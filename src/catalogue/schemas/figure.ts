import { z } from 'zod'
import { field, text } from './text.ts'
import { Decimals, UnitKey } from './unit.ts'

const before = {
  prefix: text('Prefix', 'Letters directly before each number.', 'X').optional(),
}

const after = { unit: UnitKey, decimals: Decimals.optional() }

const Smallest = field(
  'Smallest value',
  'The lower end. Alone it means "this and more".',
  z.number(),
  1,
)

const Largest = field('Largest value', 'The upper end. Alone it means "up to this".', z.number(), 9)

/** A list of available values: `{"values": [1, 2], "unit": "mm"}`. */
const ValueList = z.strictObject({
  ...before,
  values: field(
    'Values',
    'Every value that can be had, from small to large, each once.',
    z
      .array(field('Value', 'A number, without its unit.', z.number()))
      .min(1)
      .max(100),
    [1, 1.5, 2],
  ),
  ...after,
})

/** A range between two values: `{"min": 1, "max": 9, "unit": "MPa"}`. */
const Range = z.strictObject({ ...before, min: Smallest, max: Largest, ...after })

/** "Up to" a value: `{"max": 9, "unit": "%"}`. */
const UpTo = z.strictObject({ ...before, max: Largest, ...after })

/** A value "and more": `{"min": 1, "unit": "count"}`. */
const AtLeast = z.strictObject({ ...before, min: Smallest, ...after })

export const Figure = field(
  'Figure',
  'A figure is written like "0.5", "0.30, 0.35", "350 to 650", "up to 5" or "3000 and more".',
  z.union([ValueList, Range, UpTo, AtLeast]),
  { values: [1, 1.5, 2], unit: 'mm' },
  { min: 1, max: 9, unit: 'mm' },
).meta({ control: 'figure', expected: 'A figure' })

export type Figure = z.infer<typeof Figure>
