import { describe, expect, it } from 'vitest'
import { readFigure } from '../../../src/catalogue/readFigure.ts'
import type { Figure } from '../../../src/catalogue/schemas/figure.ts'
import { editorWords } from '../../../src/editor/edit/editorWords.ts'
import { figureText } from '../../../src/pages/product/rules/figureText.ts'
import { frozenCatalogue } from '../../helpers/frozenCatalogue.ts'

const unit = 'mm' as const

describe('a figure as people write it', () => {
  it.each<[string, Figure]>([
    ['1050', { values: [1050], unit }],
    ['0.30, 0.35', { values: [0.3, 0.35], unit, decimals: 2 }],
    ['0.35, 0.45', { values: [0.35, 0.45], unit }],
    ['0.3, 0.35 to 0.45', { values: [0.3, 0.35, 0.4, 0.45], unit }],
    ['350 to 650', { min: 350, max: 650, unit }],
    ['350–650 MPa', { min: 350, max: 650, unit: 'MPa' }],
    ['350-650', { min: 350, max: 650, unit }],
    ['up to 5 years', { max: 5, unit: 'years' }],
    ['Up to 90%', { max: 90, unit: '%' }],
    ['3000 and more', { min: 3000, unit }],
    ['3000+', { min: 3000, unit }],
    ['0.45 and above', { min: 0.45, unit }],
    ['0.45 & above', { min: 0.45, unit }],
    ['0.45 mm & above', { min: 0.45, unit }],
    ['3 m and above', { min: 3, unit: 'm' }],
    ['0.45 or more mm', { min: 0.45, unit }],
    ['0.50,0.60,', { values: [0.5, 0.6], unit, decimals: 2 }],
    ['0.5, 0.6 ,', { values: [0.5, 0.6], unit }],
    ['0.30 ,0.35', { values: [0.3, 0.35], unit, decimals: 2 }],
    ['0.30 , 0.35', { values: [0.3, 0.35], unit, decimals: 2 }],
    ['0.3 ,0.4 ,0.5', { values: [0.3, 0.4, 0.5], unit }],
    ['at least 3 metres', { min: 3, unit: 'm' }],
    ['X5, X7', { prefix: 'X', values: [5, 7], unit }],
    ['  1050mm ', { values: [1050], unit }],
    ['0.50/0.60', { values: [0.5, 0.6], unit, decimals: 2 }],
    ['0.5 / 0.6', { values: [0.5, 0.6], unit }],
    ['350/650', { values: [350, 650], unit }],
    ['0.4/0.5/0.6', { values: [0.4, 0.5, 0.6], unit }],
    ['0.5 and 0.6', { values: [0.5, 0.6], unit }],
    ['0.5 or 0.6', { values: [0.5, 0.6], unit }],
    ['0.5 & 0.6', { values: [0.5, 0.6], unit }],
    ['0.4, 0.5 and 0.6', { values: [0.4, 0.5, 0.6], unit }],
    ['0.4, 0.5, and 0.6', { values: [0.4, 0.5, 0.6], unit }],
    ['૦.૫ અને ૦.૬', { values: [0.5, 0.6], unit }],
    ['0.5 और 0.6', { values: [0.5, 0.6], unit }],
    ['.5', { values: [0.5], unit }],
    ['.5, .6', { values: [0.5, 0.6], unit }],
    ['.5 to .6', { min: 0.5, max: 0.6, unit }],
    ['up to .5', { max: 0.5, unit }],
    ['0.45mm,0.50mm', { values: [0.45, 0.5], unit, decimals: 2 }],
    ['0.45 mm, 0.50 mm', { values: [0.45, 0.5], unit, decimals: 2 }],
    ['0.45mm/0.55mm', { values: [0.45, 0.55], unit }],
    ['0.45 mm and 0.55 mm', { values: [0.45, 0.55], unit }],
    ['350 MPa to 650 MPa', { min: 350, max: 650, unit: 'MPa' }],
    ['40%-90%', { min: 40, max: 90, unit: '%' }],
    ['3 m, 4 m', { values: [3, 4], unit: 'm' }],
    ['૦.૫૦', { values: [0.5], unit, decimals: 2 }],
    ['०.५०', { values: [0.5], unit, decimals: 2 }],
    ['０．５０', { values: [0.5], unit, decimals: 2 }],
    ['\u202a0.5\u202c', { values: [0.5], unit }],
    ['0.5\u00a0mm', { values: [0.5], unit }],
    ['0.5\u200b', { values: [0.5], unit }],
    ['10 yrs', { values: [10], unit: 'years' }],
    ['10 yrs.', { values: [10], unit: 'years' }],
    ['up to 10 yr', { max: 10, unit: 'years' }],
    ['૧૦ વર્ષ', { values: [10], unit: 'years' }],
    ['10 Yrs', { values: [10], unit: 'years' }],
    ['0.5; 0.6', { values: [0.5, 0.6], unit }],
    ['0.5 | 0.6', { values: [0.5, 0.6], unit }],
    ['.5,.6', { values: [0.5, 0.6], unit }],
    ['0.45,0.50,0.60', { values: [0.45, 0.5, 0.6], unit, decimals: 2 }],
    ['0.5 થી 0.6', { min: 0.5, max: 0.6, unit }],
    ['૦.૫ મીમી થી ૦.૬ મીમી', { min: 0.5, max: 0.6, unit }],
    ['0.5 से 0.6', { min: 0.5, max: 0.6, unit }],
    ['0.5 m.m.', { values: [0.5], unit }],
    ['0.5 मि.मी.', { values: [0.5], unit }],
    ['1050.', { values: [1050], unit }],
    ['12½', { values: [12.5], unit }],
    ['12 1/2', { values: [12.5], unit }],
    ['3.5 kg/m²', { values: [3.5], unit: 'kg/m2' }],
  ])('is understood: %s', (text, figure) => {
    const context = { unit, property: { prefixes: ['X'] } }
    expect(readFigure(text, context, frozenCatalogue.properties)).toEqual(figure)
  })

  it.each([
    ['', editorWords.unread],
    ['abc', editorWords.unread],
    ['0.60, abc', editorWords.unread],
    ['1 to', editorWords.unread],
    ['X5, Y7', editorWords.unread],
    ['0,30', editorWords.comma],
    ['1,050', editorWords.groups],
    ['1, 000', editorWords.zeros],
    ['007', editorWords.zeros],
    ['3 ft', editorWords.unread],
    [',', editorWords.unread],
    ['9 to 5', editorWords.order],
    ['0.30,5', editorWords.comma],
    ['9'.repeat(400), editorWords.unread],
    ['1/2', editorWords.unread],
    ['½', editorWords.unread],
    ['3/4', editorWords.unread],
    ['5 mm, 6 m', editorWords.unread],
    ['5 toString', editorWords.unread],
    ['\u200b', editorWords.unread],
    ['0,30/0,40', editorWords.comma],
    ['1, 3 to 8', editorWords.uneven(1, 3, 8)],
    ['5, 4 to 9', editorWords.uneven(5, 4, 9)],
  ])('is not guessed: "%s"', (text, fault) => {
    expect(readFigure(text, { unit })).toMatchObject({ fault })
  })

  it('keeps a prefix that is more than letters', () => {
    const figure = { prefix: 'X-', values: [5, 7], unit }
    const property = { prefixes: [figure.prefix] }
    expect(readFigure(figureText(figure), { ...figure, property })).toEqual(figure)
  })

  it('takes the "in" of a slope for no inch', () => {
    const { units } = frozenCatalogue.properties
    const degrees = Object.keys(units).find((unit) => units[unit]?.kind === 'angle')
    const read = readFigure('1 in 4', { unit: degrees }, frozenCatalogue.properties)
    expect(read).toMatchObject({ fault: editorWords.unread })
  })

  it.each([
    ['350,550', undefined],
    ['100,200,300', undefined],
    ['1,050', '1050'],
  ])('offers the figure without the comma of %s only if it is a usual one', (text, meant) => {
    const property = { unit: 'MPa', usual: { min: 100, max: 1500 } }
    const read = readFigure(text, { unit: 'MPa', property }, frozenCatalogue.properties)
    expect(read).toMatchObject({ fault: editorWords.groups })
    expect('meant' in read ? read.meant : undefined).toBe(meant)
  })

  it('needs a unit', () => {
    expect(readFigure('5', {})).toEqual({ fault: editorWords.noUnit })
  })

  it('keeps the digits that it is written with', () => {
    const known = { unit, decimals: 2 }
    expect(figureText({ values: [0.6, 0.71], ...known })).toBe('0.60, 0.71')
    expect(readFigure('0.6, 0.71', known)).toEqual({ values: [0.6, 0.71], ...known })
    expect(figureText({ values: [0.6], unit }, 2)).toBe('0.60')
    expect(readFigure('0.60', { unit, property: { decimals: 2 } })).toEqual({ values: [0.6], unit })
  })
})
