import { numbersIn } from '../../../catalogue/figure.ts'
import { figuresOf } from '../../../catalogue/specification.ts'
import type { PageRule } from '../../../check/draft.ts'
import type { FullPage } from '../shape.ts'

/** All numbers that the table gives for one length, in millimetres, with their places. */
function millimetres({ specification }: FullPage, property: string) {
  return figuresOf(specification, property).flatMap(({ figure, spot }) =>
    numbersIn(figure, 'mm').map((mm) => ({ mm, spot: ['specification', ...spot] })),
  )
}

/** What a sheet covers is less than its width: laps take the rest. */
export const widths: PageRule<FullPage> = function* (page) {
  const overall = millimetres(page, 'width')
  const cover = millimetres(page, 'cover-width')
  if (overall.length === 0) return
  const widest = Math.max(...overall.map(({ mm }) => mm))
  const paired = overall.length === cover.length
  for (const [i, { mm, spot }] of cover.entries()) {
    const whole = paired ? overall[i]?.mm : widest
    if (whole === undefined || mm < whole) continue
    const message = `The cover width ${mm} mm is not below the width ${whole} mm`
    yield { spot, message, hint: 'Sheets overlap: a sheet covers less than its width.' }
  }
}

/** A profile is deeper than its sheet is thick, and its ribs are told once. */
export const profile: PageRule<FullPage> = function* (page) {
  if (page.profile === undefined) return
  if ('depth' in page.profile) {
    const thickness = Math.max(0, ...millimetres(page, 'thickness').map(({ mm }) => mm))
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
