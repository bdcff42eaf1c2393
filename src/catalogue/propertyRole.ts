import type { UnitRole } from './unitRole.ts'

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

/** The role of the unit in which code uses each property. Figures of another kind cannot be drawn or calculated. */
export const roleUnits: Readonly<Record<PropertyRole, UnitRole>> = {
  thickness: 'mm',
  ribs: 'count',
  'overall width': 'mm',
  'cover width': 'mm',
  'side lap': 'mm',
  length: 'mm',
  'longest length': 'mm',
  'end lap': 'mm',
  'pitch step': 'mm',
  'smallest pitch': 'degrees',
  'screws per area': 'count',
  weight: 'kg/m2',
}
