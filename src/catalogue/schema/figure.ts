import { z } from 'zod'
import { Text } from './text.ts'

/** Every unit a figure may have. How each is written on the page stands in `site.json` under `units`. */
export const Unit = z.enum([
  'mm',
  'm',
  'micron',
  'MPa',
  'HRB',
  'GSM',
  '%',
  'years',
  'times',
  'index',
  'count',
])

const common = {
  unit: Unit,
  label: Text.optional(),
  prefix: Text.optional(),
  decimals: z.int().min(0).max(3).optional(),
}

/** A list of the values that can be had: `{"values": [0.6, 0.71], "unit": "mm"}`. */
export const ValueList = z.strictObject({ values: z.array(z.number()).min(1), ...common })

/** Everything between two values: `{"min": 350, "max": 650, "unit": "MPa"}`. */
export const Range = z.strictObject({ min: z.number(), max: z.number(), ...common })

/** "Up to" a value: `{"max": 90, "unit": "%"}`. */
export const UpTo = z.strictObject({ max: z.number(), ...common })

/** A value "and more": `{"min": 3000, "unit": "count"}`. */
export const AtLeast = z.strictObject({ min: z.number(), ...common })

export const Figure = z.union([ValueList, Range, UpTo, AtLeast])

export type Unit = z.infer<typeof Unit>
export type Figure = z.infer<typeof Figure>
