import { limits } from '../catalogue/limits.ts'
import { type LengthUnit, lengthUnits } from '../catalogue/unit.ts'
import type { RoofFields } from './answerRoof.ts'
import { NO_UNIT } from './noUnit.ts'

/** The size of a building as it was typed. `unit` applies to numbers without a unit; undefined if none is chosen. */
export type BuildingSize = { length: string; width: string; unit: LengthUnit | undefined }

/** The fragment of the calculator in an address. */
export const roofFragment = 'sheets'

/** The fields of the calculator for a building; without a slope. */
export function roofOfBuilding({ length, width, unit }: BuildingSize): RoofFields {
  if (import.meta.env.WITHOUT_ROOF_CALCULATOR) return {}
  return { eave: length, span: width, unit: unit ?? NO_UNIT, by: 'unsure', slopes: '2' }
}

/**
 * The fragment of the address of the roof calculator with the size of a building filled in,
 * `#sheets/length=20&width=40&unit=ft`. The finder's page writes its own query, so a fragment holds it.
 * @param size undefined if it is not known
 * @param purpose the job or the sentence for which the visitor counts sheets
 * @param english the job in English, if the page is in another language
 */
export function roofAddress(size: BuildingSize | undefined, purpose = '', english = ''): string {
  if (import.meta.env.WITHOUT_ROOF_CALCULATOR) return ''
  const query = new URLSearchParams({
    ...(size && { ...size, unit: size.unit ?? NO_UNIT }),
    ...(purpose !== '' && { for: purpose }),
    ...(english !== '' && { 'for.en': english }),
  })
  return [`#${roofFragment}`, String(query)].filter(Boolean).join('/')
}

/** The fragment of the calculator for a roof that is sent as a sketch. */
export const sketchFragment = `#${roofFragment}/slopes=sketch`

/** Longer than any size, in characters. */
const LONGEST = 40

/** The content of an address of the calculator. */
type RoofArrival = { fields: RoofFields; purpose?: string; english?: string }

/**
 * The fields of the calculator and the purpose of the sheets, from the fragment of an address.
 * @param fragment without its `#`
 * @returns undefined if it is not about the calculator
 */
export function readRoofAddress(fragment: string): RoofArrival | undefined {
  const [name, ...parts] = fragment.split('/')
  if (name !== roofFragment) return undefined
  const query = new URLSearchParams(parts.join('/'))
  const text = (key: string, longest = LONGEST) => (query.get(key) ?? '').slice(0, longest)
  const [length, width] = [text('length'), text('width')]
  const named = query.get('unit')
  // An older address has no unit, and is in metres.
  const unit = named === null ? 'm' : lengthUnits.find((known) => known === named)
  const hasSize = length !== '' || width !== ''
  const size = hasSize && roofOfBuilding({ length, width, unit })
  const isSketch = query.get('slopes') === 'sketch'
  const chosenUnit = named !== null && unit !== undefined && { unit }
  const fields = { ...(size || chosenUnit), ...(isSketch && { slopes: 'sketch' }) }
  const purpose = text('for', limits.query)
  const english = text('for.en', limits.query)
  return { fields, ...(purpose !== '' && { purpose }), ...(english !== '' && { english }) }
}
