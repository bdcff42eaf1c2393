import type { Measure } from './unit.ts'

/**
 * The properties that code needs: for the roof calculator, the drawing, the lists, the form and the check.
 * `data/properties.json` says which of its properties has which role, so that its keys can be renamed.
 */
export const propertyRoles = [
  'thickness',
  'ribs',
  'overall width',
  'cover width',
  'side lap',
  'length',
  'longest length',
  'end lap',
  'pitch step',
  'smallest pitch',
  'screws per area',
  'weight',
] as const

export type PropertyRole = (typeof propertyRoles)[number]

/** The measure of each role. Figures of another measure cannot be drawn or calculated. */
export const roleMeasures: Readonly<Record<PropertyRole, Measure>> = {
  thickness: 'length',
  ribs: 'count',
  'overall width': 'length',
  'cover width': 'length',
  'side lap': 'length',
  length: 'length',
  'longest length': 'length',
  'end lap': 'length',
  'pitch step': 'length',
  'smallest pitch': 'angle',
  'screws per area': 'count',
  weight: 'mass per area',
}
