import { numbersIn } from '../../../catalogue/figure.ts'
import { entriesOf, figuresOf } from '../../../catalogue/specification.ts'
import type { PageRule } from '../../../check/draft.ts'
import type { FullPage } from '../shape.ts'

/** All numbers that the table gives for one length, in millimetres. */
function millimetres({ specification }: FullPage, property: string): number[] {
  return figuresOf(specification, property).flatMap(({ figure }) => numbersIn(figure, 'mm'))
}

/** What a sheet covers is less than its width: laps take the rest. */
export const widths: PageRule<FullPage> = function* (page) {
  const overall = millimetres(page, 'width')
  const cover = millimetres(page, 'cover-width')
  const entry = [...entriesOf(page.specification)].find((one) => one.property === 'cover-width')
  if (overall.length === 0 || cover.length === 0 || entry === undefined) return
  const [overalls, covers] =
    overall.length === cover.length
      ? [overall, cover]
      : [[Math.max(...overall)], [Math.max(...cover)]]
  for (const [i, width] of covers.entries()) {
    const whole = overalls[i]
    if (whole === undefined || width < whole) continue
    const message = `The cover width ${width} mm is not below the width ${whole} mm`
    const hint = 'Sheets overlap: a sheet covers less than its width.'
    yield { spot: ['specification', ...entry.spot], message, hint }
  }
}

/** A profile is deeper than its sheet is thick, and its ribs are told once. */
export const profile: PageRule<FullPage> = function* (page) {
  if (page.profile === undefined) return
  if ('depth' in page.profile) {
    const thickness = Math.max(0, ...millimetres(page, 'thickness'))
    const { depth } = page.profile
    if (depth <= thickness) {
      const message = `The profile is ${depth} mm deep, and the sheet is ${thickness} mm thick`
      yield { spot: ['profile', 'depth'], message, hint: 'Write the depth in millimetres.' }
    }
  }
  if (page.profile.shape !== 'trapezoid' && page.profile.shape !== 'clip-lok') return
  const inTable = figuresOf(page.specification, 'ribs').length > 0
  if (inTable && page.profile.ribs !== undefined) {
    const message = 'The table tells the ribs already'
    yield { spot: ['profile', 'ribs'], key: true, message, hint: 'Delete "ribs" here.' }
  }
  if (!inTable && page.profile.ribs === undefined) {
    const message = 'The field "ribs" is missing here'
    const hint = 'Add "ribs", the ribs of each width in the table: "ribs": [5].'
    yield { spot: ['profile'], message, hint }
  }
}
