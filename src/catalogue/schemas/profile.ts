import { z } from 'zod'
import { WordKey } from './properties.ts'
import { field } from './text.ts'

function shape<Name extends string>(name: Name, description: string) {
  return z.literal(name).meta({ title: 'Shape', description, examples: [name] })
}

const depth = field(
  'Depth',
  'From the valley to the crest, in millimetres.',
  z.number().positive().max(1000),
  20,
)

/** The rib count of each width in the table, in the same order; the last applies to all further widths. */
const ribs = field(
  'Ribs',
  'The ribs of each sheet, in the order of the widths in the table; left out if the table has them.',
  z.array(field('Ribs', 'The ribs of one sheet.', z.int().min(2).max(12), 4)).min(1),
  [4],
).optional()

function count(title: string, description: string, minimum: number, maximum: number) {
  return field(title, description, z.int().min(minimum).max(maximum), minimum + 2)
}

const common = {
  name: WordKey.optional().meta({
    title: 'Name',
    description: 'The name of the profile, if the sheet comes in several.',
    examples: ['sinus'],
  }),
  /** False if a dimension is only illustrative; the drawing then says "not to scale". */
  toScale: z.boolean().meta({
    title: 'To scale',
    description: 'Yes if every dimension is known. If not, the drawing says so.',
    examples: [false],
  }),
}

function ribbed<Name extends string>(name: Name, description: string) {
  return z.strictObject({ shape: shape(name, description), ribs, depth, ...common })
}

function waved<Name extends string>(name: Name, description: string, maxWaves: number) {
  const waves = count('Waves', 'Crests across one sheet.', 2, maxWaves)
  return z.strictObject({ shape: shape(name, description), waves, depth, ...common })
}

/**
 * The cross-section that is drawn beside the table, in millimetres. Figures that are in the table (overall
 * width, cover width, pitch step, thickness) are read from it.
 */
export const Profile = field(
  'Profile',
  'The cross-section that is drawn beside the table.',
  z.discriminatedUnion('shape', [
    ribbed('trapezoid', 'Straight ribs with flat tops.'),
    ribbed('greca', 'Square ribs, like a Greek border.'),
    waved('corrugated', 'Round waves.', 24),
    waved('tile', 'Waves with steps, like a tiled roof.', 12),
    ribbed('clip-lok', 'Narrow ribs that clip onto hidden brackets.'),
    z.strictObject({
      shape: shape('multiwall', 'Flat walls with hollow cells between them.'),
      walls: count('Walls', 'Walls, the outer two counted.', 2, 7),
      cells: count('Cells', 'Hollow cells across the drawing.', 2, 40),
      ...common,
    }),
  ]),
)

export type Profile = z.infer<typeof Profile>
