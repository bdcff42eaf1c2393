import { z } from 'zod'
import { WordKey } from './properties.ts'

function shape<Name extends string>(name: Name, description: string) {
  return z.literal(name).meta({ title: 'Shape', description, examples: [name] })
}

const depth = z
  .number()
  .positive()
  .max(1000)
  .meta({
    title: 'Depth',
    description: 'From the valley to the crest, in millimetres.',
    examples: [20],
  })

/** Ribs of each width in the table, in their order; the last applies to all further ones. */
const ribs = z
  .array(
    z
      .int()
      .min(2)
      .max(12)
      .meta({ title: 'Ribs', description: 'The ribs of one sheet.', examples: [4] }),
  )
  .min(1)
  .meta({
    title: 'Ribs',
    description:
      'The ribs of each sheet, in the order of the widths in the table; left out where the table tells them.',
    examples: [[4]],
  })
  .optional()

function number(title: string, description: string, least: number, most: number) {
  return z
    .int()
    .min(least)
    .max(most)
    .meta({ title, description, examples: [least + 2] })
}

const common = {
  name: WordKey.optional().meta({
    title: 'Name',
    description: 'What the profile is called, where the sheet comes in several.',
    examples: ['sinus'],
  }),
  /** False where a dimension is only illustrative; the drawing then says "not to scale". */
  toScale: z.boolean().meta({
    title: 'To scale',
    description: 'true where every dimension is known; with false the drawing says so.',
    examples: [false],
  }),
}

function ribbed<Name extends string>(name: Name, description: string) {
  return z.strictObject({ shape: shape(name, description), ribs, depth, ...common })
}

function waved<Name extends string>(name: Name, description: string, most: number) {
  const waves = number('Waves', 'Crests across one sheet.', 2, most)
  return z.strictObject({ shape: shape(name, description), waves, depth, ...common })
}

/**
 * The cross-section that is drawn beside the table, in millimetres. Figures that the table has (overall
 * width, cover width, pitch step, thickness) are read from there.
 */
export const Profile = z
  .discriminatedUnion('shape', [
    ribbed('trapezoid', 'Straight ribs with flat tops.'),
    ribbed('greca', 'Square ribs, like a Greek border.'),
    waved('corrugated', 'Round waves.', 24),
    waved('tile', 'Waves with steps, like a tiled roof.', 12),
    ribbed('clip-lok', 'Narrow ribs that clip onto hidden brackets.'),
    z.strictObject({
      shape: shape('multiwall', 'Flat walls with hollow cells between them.'),
      walls: number('Walls', 'Walls, the outer two counted.', 2, 7),
      cells: number('Cells', 'Hollow cells across the drawing.', 2, 40),
      ...common,
    }),
  ])
  .meta({ title: 'Profile', description: 'The cross-section that is drawn beside the table.' })

export type Profile = z.infer<typeof Profile>
