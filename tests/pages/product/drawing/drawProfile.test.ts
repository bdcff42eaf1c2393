import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../../src/catalogue/schemas/profile.ts'
import { type Canvas, WIDTH } from '../../../../src/pages/product/drawing/canvas.ts'
import { drawProfile } from '../../../../src/pages/product/drawing/drawProfile.ts'
import type { MeasuredProfile, TableLength } from '../../../../src/pages/product/drawing/section.ts'

function measure(label: string, value: number): TableLength {
  const text = `${value}\u00a0mm`
  return { named: `${label} ${text}`, value, text }
}

const overall = measure('Width', 1000)
const cover = measure('Effective width', 900)
const thickness = measure('Thickness', 2)

/** One profile of each shape that the data can hold. */
const shapes = {
  trapezoid: { shape: 'trapezoid', ribs: [5], depth: 28, toScale: false, sheets: [{ overall }] },
  greca: { shape: 'greca', ribs: [8], depth: 18, toScale: false, sheets: [{ overall }] },
  'clip-lok': { shape: 'clip-lok', ribs: [4], depth: 40, toScale: false, sheets: [{ overall }] },
  corrugated: { shape: 'corrugated', waves: 10, depth: 18, toScale: false, sheets: [{ overall }] },
  tile: { shape: 'tile', waves: 6, depth: 25, toScale: false, sheets: [{ overall }] },
  multiwall: { shape: 'multiwall', walls: 3, cells: 20, toScale: false, sheets: [], thickness },
} satisfies Record<Profile['shape'], MeasuredProfile>

const all: [string, MeasuredProfile][] = Object.entries(shapes)
const thin = all.filter(([shape]) => shape !== 'multiwall')

function texts(drawing: Canvas): string[] {
  return drawing.dimensions.map(({ text }) => text)
}

function xs(drawing: Canvas): number[] {
  return drawing.sheet.flatMap(({ points }) => points.map(([x]) => x))
}

function ys(drawing: Canvas): number[] {
  return drawing.sheet.flatMap(({ points }) => points.map(([, y]) => y))
}

function span(numbers: number[]): number {
  return Math.max(...numbers) - Math.min(...numbers)
}

describe('every shape', () => {
  it.each(all)('%s is drawn with finite points inside its paper', (_, profile) => {
    for (const each of [profile, { ...profile, sheets: [], thickness: undefined }]) {
      const drawing = drawProfile(each)
      const lines = [
        ...drawing.sheet,
        ...drawing.thin,
        ...drawing.dimensions.flatMap((d) => d.lines),
      ]
      expect(drawing.sheet.length).toBeGreaterThan(0)
      for (const [x, y] of lines.flatMap(({ points }) => points)) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x).toBeLessThanOrEqual(WIDTH)
        expect(y).toBeGreaterThanOrEqual(0)
        expect(y).toBeLessThanOrEqual(drawing.y)
      }
    }
  })

  it.each(all)('%s shows the figures of the table and no others', (_, profile) => {
    const given = { ...profile, sheets: [{ overall, cover }], thickness }
    expect(texts(drawProfile(given))).toEqual([
      'Width 1000\u00a0mm',
      'Effective width 900\u00a0mm',
      'Thickness 2\u00a0mm',
    ])
    expect(texts(drawProfile({ ...profile, sheets: [], thickness: undefined }))).toEqual([])
  })

  it.each(all)('%s ends in breaks if the table gives no width', (_, profile) => {
    const broken = drawProfile({ ...profile, sheets: [] })
    const whole = drawProfile({ ...profile, sheets: [{ overall }] })
    expect(broken.thin.length - whole.thin.length).toBe(2)
  })
})

describe('the dimension lines', () => {
  it.each(thin)('of a %s sheet end at the edges of the sheet', (_, profile) => {
    const drawing = drawProfile(profile)
    const ticks = drawing.dimensions[0]?.ticks.map(([x]) => x) ?? []
    expect(Math.min(...ticks)).toBeCloseTo(Math.min(...xs(drawing)))
    expect(Math.max(...ticks)).toBeCloseTo(Math.max(...xs(drawing)))
  })

  it.each(thin)('of a %s sheet have the proportion of the figures', (_, profile) => {
    const drawing = drawProfile({ ...profile, sheets: [{ overall, cover }] })
    const [whole, covered] = drawing.dimensions.map(({ ticks }) => span(ticks.map(([x]) => x)))
    expect(Number(covered) / Number(whole)).toBeCloseTo(cover.value / overall.value)
  })

  it('of a thick sheet span its thickness', () => {
    const drawing = drawProfile(shapes.multiwall)
    const ticks = drawing.dimensions[0]?.ticks.map(([, y]) => y) ?? []
    expect(span(ticks)).toBeCloseTo(span(ys(drawing)))
  })

  it.each(thin)(
    'of a %s sheet leave room for the next one, which lies on its edge',
    (_, profile) => {
      const drawing = drawProfile(profile)
      const next = drawing.thin.flatMap(({ points }) => points.map(([x]) => x))
      expect(Math.min(...next)).toBeLessThan(Math.max(...xs(drawing)))
      expect(Math.max(...next)).toBeGreaterThan(Math.max(...xs(drawing)))
    },
  )

  it('are each at a height of their own', () => {
    const drawing = drawProfile({
      ...shapes.tile,
      sheets: [{ overall, cover }],
      thickness,
      pitchStep: measure('Pitch step', 200),
    })
    const places = drawing.dimensions.map(({ textAt: [, y] }) => Math.round(y))
    expect(new Set(places).size).toBe(places.length)
  })

  it('show the figure alone if its name is too long to fit above them', () => {
    const long = {
      ...overall,
      named: 'Width of the whole sheet from one edge to the other 1000 mm',
    }
    expect(texts(drawProfile({ ...shapes.tile, sheets: [{ overall: long }] }))).toEqual([
      '1000\u00a0mm',
    ])
  })
})

const changes: [string, MeasuredProfile, MeasuredProfile][] = [
  ['ribs', shapes.trapezoid, { ...shapes.trapezoid, ribs: [6] }],
  ['depth', shapes.trapezoid, { ...shapes.trapezoid, depth: 40 }],
  ['ribs of a clip-lok sheet', shapes['clip-lok'], { ...shapes['clip-lok'], ribs: [3] }],
  ['waves', shapes.corrugated, { ...shapes.corrugated, waves: 11 }],
  ['depth of waves', shapes.corrugated, { ...shapes.corrugated, depth: 30 }],
  ['tiles', shapes.tile, { ...shapes.tile, waves: 5 }],
  ['walls', shapes.multiwall, { ...shapes.multiwall, walls: 4 }],
  ['cells', shapes.multiwall, { ...shapes.multiwall, cells: 16 }],
  ['thickness', shapes.multiwall, { ...shapes.multiwall, thickness: measure('Thickness', 3) }],
  ['scale', shapes.tile, { ...shapes.tile, toScale: true }],
  ['width', shapes.tile, { ...shapes.tile, sheets: [{ overall: measure('Width', 800) }] }],
]
it.each(changes)('a changed figure changes the drawing %s', (_, before, after) => {
  expect(drawProfile(after)).not.toEqual(drawProfile(before))
})

describe('sheets in several widths', () => {
  const sheets = [1095, 1080, 1290].map((width) => ({ overall: measure('Width', width) }))
  const drawing = drawProfile({ ...shapes.trapezoid, ribs: [5, 6, 7], sheets })

  it('are drawn one below the other, to one scale', () => {
    const widths = drawing.sheet.map(({ points }) => span(points.map(([x]) => x)))
    const [first, second, third] = widths
    expect(Number(first) / Number(third)).toBeCloseTo(1095 / 1290)
    expect(Number(second) / Number(third)).toBeCloseTo(1080 / 1290)
  })

  it('have their own ribs', () => {
    expect(drawing.sheet.map(({ points }) => points.length)).toEqual([20, 24, 28])
  })
})

it('a depth to scale is drawn in the scale of the width', () => {
  const drawing = drawProfile({ ...shapes.trapezoid, toScale: true })
  expect(span(ys(drawing)) / span(xs(drawing))).toBeCloseTo(28 / 1000)
})
