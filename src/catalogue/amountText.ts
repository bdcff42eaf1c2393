import { fillTemplates } from './fillTemplate.ts'

/** A unit for any number but one, and for one: `metres`, `metre`. */
export type UnitNames = { unit: string; one: string }

/**
 * A number as it was typed, with its unit: `1 metre`, `30 metres`.
 * @param template contains `{number}` and `{unit}`
 */
export function amountText(number: string, { unit, one }: UnitNames, template: string): string {
  return fillTemplates(template, { number, unit: number.trim() === '1' ? one : unit })
}
