import { z } from 'zod'
import { unitRoles } from '../unitRole.ts'
import { group } from './group.ts'
import { field, pluralTemplate } from './text.ts'

/** A key of the `units`, as figures and properties use it; if it does not exist, a rule of the check suggests one. */
export const UnitKey = z
  .string()
  .max(20)
  .meta({
    title: 'Unit',
    description: 'What the figure is counted in: one of the units of “Properties”.',
    names: 'unit',
    examples: ['mm'],
  })

/** The key of a declared unit, which is also understood where people type it. */
export const UnitName = field(
  'Unit',
  'Its sign in the files, such as "mm" or "kg/m2". Pages show how it is written.',
  z
    .string()
    .max(20)
    .regex(/^[^\s\d.,{}"][^\s.,{}"]*$/, 'A sign like "kg/m2", without spaces, is expected here'),
)

export const Decimals = field(
  'Decimals',
  'The fewest digits after the point: with 2, the number 0.5 is written 0.50.',
  z.int().min(0).max(3),
  2,
)

/** A word that people type for a unit or a value. */
export const SpelledWord = field(
  'Word',
  'A word in small letters; several are written as one: "sqfeet".',
  z
    .string()
    .max(30)
    .regex(/^[^\s\d{}]+$/, 'One word in small letters is expected here')
    .refine((word) => word === word.toLowerCase(), 'One word in small letters is expected here'),
  'metre',
)

/** The name of a kind of unit; the data choose it. */
const KindName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[^{}"]+$/, 'A name like "mass per area" is expected here')

/** A unit: how it is written and typed, and its size. */
export const DeclaredUnit = group('Unit', 'A unit that figures can have.', {
  written: pluralTemplate(['number'], 'Written', 'How a number is written with it.', '{number} mm'),
  kind: field(
    'Kind',
    'The kind of quantity, in any words. Only figures of one kind are converted and compared.',
    KindName,
    'length',
  ),
  factor: field(
    'Factor',
    'Its size beside the other units of its kind: if mm has 1, m has 1000. The only unit of a kind has 1.',
    z.number().positive(),
    1000,
  ),
  role: field(
    'Role',
    'What the roof calculator, the drawing and the quantities of buyers take it for, which find it by this and not by its key. One unit has each role. Left out: tables, filters and comparisons use it, and nothing is counted in it.',
    z.enum(unitRoles),
    'mm',
  ).optional(),
  decimals: Decimals.optional(),
  code: field(
    'Code for search engines',
    'Its code of UN/CEFACT Recommendation 20. Left out: search engines get its sign.',
    z.string().regex(/^[A-Z\d]{2,3}$/, 'A code like "MMT" is expected here'),
    'MMT',
  ).optional(),
  short: field(
    'Short',
    'With true, large numbers are abbreviated: 3K.',
    z.literal(true),
    true,
  ).optional(),
  spellings: field(
    'Spellings',
    'Other words that people type for it, in every language of the site.',
    z.array(SpelledWord).min(1).max(200),
    ['metre', 'metres'],
  ).optional(),
}).meta({ examples: [{ written: '{number} mm', kind: 'length', factor: 1 }] })

export type DeclaredUnit = z.infer<typeof DeclaredUnit>

/** The kind of a property's figures, a kind of the units. */
export const Measures = field(
  'Measures',
  'What its figures measure: a kind of the units, or "words" if it has no figures.',
  KindName.meta({ names: 'kind' }),
  'length',
)
