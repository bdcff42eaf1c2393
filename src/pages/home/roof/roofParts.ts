/** The parts of the exploded roof, from the top down, as `home.json` names them. */
export const roofParts = [
  'ventilator',
  'ridge',
  'screw',
  'sheet',
  'skylight',
  'insulation',
  'purlin',
  'wall',
] as const

export type RoofPart = (typeof roofParts)[number]
