import type { RoofField, RoofShape, slopeMethods } from '../../src/roof/typedRoof.ts'

/** A roof as described by a buyer who knows nothing about sheets. */
export type JobRoof = {
  /** The size as buyers write it, and the area in square metres. */
  size: string
  area: string
  slopes: RoofShape
  by: (typeof slopeMethods)[number]
  /** The texts for the fields of the calculator, in their order. */
  typed: readonly (readonly [field: RoofField, text: string])[]
}

/** A shed near Hazira. */
export const shedRoof: JobRoof = {
  size: '12 x 30 m',
  area: '371',
  slopes: '2',
  by: 'rise',
  typed: [
    ['eave', '30'],
    ['span', '12'],
    ['rise', '1.5'],
  ],
}
