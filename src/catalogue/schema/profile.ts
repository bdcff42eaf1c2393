import { z } from 'zod'

const Length = z.number().positive()

/** Ribs of each sheet that the table's width rows name, in their order; the last holds for more. */
const Ribs = z.array(z.int().min(2).max(12)).min(1)

/** False where a dimension is only illustrative; the drawing then says "not to scale". */
const toScale = { toScale: z.boolean() }

/**
 * The cross-section that is drawn beside the table, in millimetres. Figures that stand in the
 * table already (overall width, cover width, pitch step, thickness) are read from there.
 */
export const Profile = z.discriminatedUnion('shape', [
  z.strictObject({
    shape: z.literal('trapezoid'),
    ribs: Ribs,
    depth: Length,
    ...toScale,
  }),
  z.strictObject({
    shape: z.literal('corrugated'),
    waves: z.int().min(2).max(24),
    depth: Length,
    ...toScale,
  }),
  z.strictObject({
    shape: z.literal('tile'),
    waves: z.int().min(2).max(12),
    depth: Length,
    ...toScale,
  }),
  z.strictObject({
    shape: z.literal('clip-lok'),
    ribs: Ribs,
    depth: Length,
    ...toScale,
  }),
  z.strictObject({
    shape: z.literal('multiwall'),
    walls: z.int().min(2).max(7),
    cells: z.int().min(2).max(40),
    ...toScale,
  }),
  z.strictObject({ shape: z.literal('flat'), ...toScale }),
])

export type Profile = z.infer<typeof Profile>
