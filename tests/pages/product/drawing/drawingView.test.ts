import { describe, expect, it } from 'vitest'
import type { Profile } from '../../../../src/catalogue/schemas/profile.ts'
import type { Row } from '../../../../src/catalogue/schemas/specification.ts'
import { drawingView } from '../../../../src/pages/product/drawing/drawingView.ts'
import { vocabulary } from '../../../catalogue/vocabulary.ts'

const trapezoid: Profile = { shape: 'trapezoid', ribs: [4, 5], depth: 20, toScale: false }
const words = { drawing: 'Section of {name}', notToScale: 'Not to scale.', profiles: 'Profile' }
const widths: Row = { property: 'width', value: { values: [900], unit: 'mm' } }

function draw(rows: Row[], profile: Profile | undefined = trapezoid) {
  const page = { heading: 'Ridged sheets', profile, specification: { heading: 'Sizes', rows } }
  return drawingView(page, vocabulary, words)
}

/** The texts on a drawing, with plain spaces instead of no-break spaces. */
function texts(drawn: ReturnType<typeof draw>): string[] {
  const all = drawn?.sheets.flatMap((sheet) => sheet.texts) ?? []
  return all.map(({ text }) => text.replaceAll('\u00a0', ' '))
}

/** A row of variants: one sheet for each number of ribs. */
function byRibs(...kinds: [ribs: number, width: number][]): Row {
  const rows = kinds.map(([ribs, width]) => ({
    ribs: { values: [ribs], unit: 'rib' as const },
    width: { values: [width], unit: 'mm' as const },
  }))
  return { variants: { by: 'ribs', columns: ['width'], rows } }
}

describe('a drawing', () => {
  it('is named after its page and described by its texts, and left out if the page has no profile', () => {
    expect(draw([widths])?.title).toBe('Section of Ridged sheets')
    expect(draw([widths])?.sheets.map((sheet) => sheet.description)).toEqual([
      'Width 900\u00a0mm; Not to scale.',
    ])
    const page = { heading: 'x', specification: { heading: 'Sizes', rows: [widths] } }
    expect(drawingView(page, vocabulary, words)).toBeUndefined()
  })

  it('shows the lengths of the table under their names, in the units of the table', () => {
    const cover: Row = { property: 'cover-width', value: { values: [0.85], unit: 'm' } }
    const thickness: Row = { property: 'thickness', value: { values: [0.5, 1], unit: 'mm' } }
    const length: Row = { property: 'length', value: { values: [1800], unit: 'mm' } }
    expect(texts(draw([widths, cover, thickness, length]))).toEqual([
      'Width 900 mm',
      'Effective width 0.85 m',
      'Thickness 0.5–1.0 mm',
    ])
    expect(texts(draw([{ property: 'width', value: 'on-request' }]))).toEqual([])
  })

  it('has many values as one range', () => {
    const values = [0.5, 0.6, 0.7, 0.8, 0.9, 1.2]
    const row: Row = { property: 'thickness', value: { values, unit: 'mm' } }
    expect(texts(draw([row]))).toEqual(['Thickness 0.5–1.2 mm'])
  })

  it('shows and names every profile that the sheet comes in, and the thickness once', () => {
    const thickness: Row = { property: 'thickness', value: { values: [1], unit: 'mm' } }
    const specification = { heading: 'Sizes', rows: [thickness] }
    const named = { ...trapezoid, name: 'custom' }
    const page = { heading: 'x', profile: named, otherProfiles: [trapezoid], specification }
    expect(texts(drawingView(page, vocabulary, words))).toEqual(['Custom', 'Thickness 1.0 mm'])
  })

  it('has one sheet for each variant of the table, with its ribs', () => {
    const drawn = draw([byRibs([4, 900], [6, 1200])], { ...trapezoid, ribs: undefined })
    expect(texts(drawn)).toEqual(['4 rib, width 900 mm', '6 rib, width 1200 mm'])
    expect(drawn?.choice).toBe('Ribs')
    expect(drawn?.sheets.map(({ kind }) => kind)).toEqual(['4\u00a0rib', '6\u00a0rib'])
    const value = [900, 1200].map((width) => ({ values: [width], unit: 'mm' as const }))
    const ribs = { ...trapezoid, ribs: [4, 6] }
    const paths = (view: ReturnType<typeof draw>) => view?.sheets.map(({ sheet }) => sheet)
    expect(paths(drawn)).toEqual(paths(draw([{ property: 'width', value }], ribs)))
  })
})
