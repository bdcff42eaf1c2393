import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import type { RoofFields } from './answerRoof.ts'

/** The size of a building as it was typed; `unit` is that of a number without one. */
export type BuildingSize = { length: string; width: string; unit: LengthUnit }

/** The fragment of the calculator in an address. */
export const roofFragment = 'sheets'

/**
 * The address of the roof calculator with the size of a building filled in: `/Find#sheets/length=20&width=40&unit=ft`.
 * The size is in the fragment, because the page writes its own query.
 * @param page the address of the finder's page, in the language of the visitor
 */
export function roofAddress(size: BuildingSize, page = '/Find'): string {
  return `${page}#${roofFragment}/${new URLSearchParams(size)}`
}

/** Longer than any size, in characters. */
const LONGEST = 40

/**
 * The fields that the fragment of an address fills in; the slope is not known.
 * @param fragment without its `#`
 * @returns undefined if it is not about the calculator
 */
export function readRoofAddress(fragment: string): RoofFields | undefined {
  const [name, ...parts] = fragment.split('/')
  if (name !== roofFragment) return undefined
  const size = new URLSearchParams(parts.join('/'))
  const text = (key: string) => (size.get(key) ?? '').slice(0, LONGEST)
  const typed = { eave: text('length'), span: text('width') }
  const unit = lengthUnits.find((known) => known === size.get('unit')) ?? 'm'
  return typed.eave === '' && typed.span === ''
    ? { unit }
    : { ...typed, unit, by: 'unsure', slopes: '2' }
}
