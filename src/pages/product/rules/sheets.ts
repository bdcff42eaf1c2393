import { numbersInUnit } from '../../../catalogue/figure.ts'
import type { JsonPath, Problem } from '../../../catalogue/problem.ts'
import type { PropertyRole } from '../../../catalogue/propertyRole.ts'
import type { Profile } from '../../../catalogue/schemas/profile.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import { figuresOfRole } from '../../../catalogue/specification.ts'
import { unitWithRole } from '../../../catalogue/unit.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import type { FullPage } from '../fullSchema.ts'

/** All lengths in the table for the property with a role, in millimetres, with their JSON paths. */
function millimetres({ specification }: FullPage, role: PropertyRole, vocabulary: Vocabulary) {
  const { units } = vocabulary
  const mm = unitWithRole(units, 'mm')
  return figuresOfRole(specification, role, vocabulary).flatMap(({ figure, jsonPath }) =>
    numbersInUnit(figure, mm, units).map((mm) => ({
      mm,
      jsonPath: ['specification', ...jsonPath],
    })),
  )
}

/** A cover width is smaller than the overall width, because sheets overlap. */
export const widths: PageRule<FullPage> = function* (page, { properties }) {
  if (properties === undefined) return
  const overall = millimetres(page, 'overall width', properties)
  const cover = millimetres(page, 'cover width', properties)
  if (overall.length === 0) return
  const widest = Math.max(...overall.map(({ mm }) => mm))
  const paired = overall.length === cover.length
  for (const [i, { mm, jsonPath }] of cover.entries()) {
    const overallWidth = paired ? overall[i]?.mm : widest
    if (overallWidth === undefined || mm < overallWidth) continue
    const message = `The cover width ${mm} mm is not below the width ${overallWidth} mm`
    const fix = 'Sheets overlap: a sheet covers less than its width.'
    yield { jsonPath, message, fix }
  }
}

/** The smallest ratio of profile depth to thickness at which a sheet can be shaped. */
const MIN_DEPTH_RATIO = 6

/** The thinnest sheet, in millimetres. */
const MIN_THICKNESS = 0.1

/** The thickest flat sheet, in millimetres. More is usually a missing decimal point. */
const MAX_FLAT_THICKNESS = 12

/** A sheet is thin enough for its shape. */
export const thickness: PageRule<FullPage> = function* (page, { properties }) {
  if (properties === undefined) return
  const all = millimetres(page, 'thickness', properties)
  const [thickest] = all.toSorted((a, b) => b.mm - a.mm)
  if (thickest === undefined) return
  const { mm, jsonPath } = thickest
  const { profile } = page
  const depth = profile !== undefined && 'depth' in profile ? profile.depth : undefined
  const isThick =
    profile === undefined
      ? mm > MAX_FLAT_THICKNESS
      : depth !== undefined && depth > mm && depth < MIN_DEPTH_RATIO * mm
  if (!isThick) return
  const message = `${mm} mm is thick for a sheet of this shape`
  const fix = `Did you mean ${Number((mm / 10).toFixed(3))} mm?`
  yield { jsonPath, message, fix, warning: true }
}

/** The thicknesses that were probably meant, if a decimal point was lost: those that suit the shape. */
function meantThicknesses(mm: number, depth: number): number[] {
  const shifted = [mm / 100, mm / 10].map((one) => Number(one.toFixed(4)))
  return shifted.filter((one) => one >= MIN_THICKNESS && one * MIN_DEPTH_RATIO <= depth)
}

/** A profile is deeper than its sheet is thick, and its ribs are given in only one place. */
export const profile: PageRule<FullPage> = function* (page, { properties }) {
  if (properties === undefined) return
  if (page.profile !== undefined) yield* oneProfile(page, page.profile, ['profile'], properties)
  for (const [i, other] of (page.otherProfiles ?? []).entries()) {
    yield* oneProfile(page, other, ['otherProfiles', i], properties)
  }
}

function* oneProfile(
  page: FullPage,
  profile: Profile,
  jsonPath: JsonPath,
  vocabulary: Vocabulary,
): Iterable<Problem> {
  if ('depth' in profile) {
    const all = millimetres(page, 'thickness', vocabulary)
    const [thickest] = all.toSorted((a, b) => b.mm - a.mm)
    const { depth } = profile
    if (thickest !== undefined && depth <= thickest.mm) {
      const { mm } = thickest
      const message = `The profile is ${depth} mm deep, and the sheet is ${mm} mm thick`
      const meant = meantThicknesses(mm, depth)
      yield meant.length === 0
        ? {
            jsonPath: [...jsonPath, 'depth'],
            message,
            fix: 'Write the depth in millimetres.',
          }
        : {
            jsonPath: thickest.jsonPath,
            message,
            fix: `Did you mean ${meant.join(' or ')} mm?`,
          }
    }
  }
  // Waves and walls are always given with the profile; ribs may be.
  if ('waves' in profile || 'walls' in profile) return
  const { ribs } = profile
  const inTable = figuresOfRole(page.specification, 'ribs', vocabulary).length > 0
  if (inTable && ribs !== undefined) {
    const message = 'The table already gives the ribs'
    const fix = 'Remove them here.'
    yield { jsonPath: [...jsonPath, 'ribs'], key: true, message, fix }
  }
  if (!inTable && ribs === undefined) {
    const message = 'The number of ribs is missing here'
    const fix = 'Add the ribs of each width in the table.'
    yield { jsonPath, message, fix }
  }
}
