/**
 * The units that code calculates with or reads from what buyers type, by the role that the data give them, so that
 * their keys can be renamed. `ratio` is the word between rise and run: 1 in 4.
 */
export const unitRoles = [
  'mm',
  'cm',
  'm',
  'ft',
  'in',
  'degrees',
  'ratio',
  '%',
  'count',
  'sqm',
  'sqft',
  'kg',
  'tonne',
  'box',
  'kg/m2',
] as const

export type UnitRole = (typeof unitRoles)[number]

/** The sizes of the lengths that are the same everywhere, in millimetres. */
export const millimetresIn = { mm: 1, cm: 10, m: 1000, ft: 304.8, in: 25.4 } as const

/** Fixed sizes; in each entry the unit with 1 is the base. */
export const physicalSizes: readonly { readonly [role in UnitRole]?: number }[] = [
  millimetresIn,
  { sqm: 1, sqft: 0.09290304 },
  { kg: 1, tonne: 1000 },
]
