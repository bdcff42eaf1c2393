import { describe, expect, it } from 'vitest'
import { inBoth } from '../../src/catalogue/problem.ts'
import { catalogueChanges } from '../../src/check/catalogueChanges.ts'
import { markdownSummary } from '../../src/check/formatChanges.ts'
import { ridged, whole, withFile } from '../helpers/wholeCatalogue.ts'
import { visibleChanges } from './outcome.ts'

describe('what has changed for a buyer', () => {
  it('is nothing where a file is only formatted in another way', () => {
    expect(
      visibleChanges(
        whole,
        withFile(ridged, () => {}),
      ),
    ).toEqual([])
  })

  it.each<[string, string, string, string[]]>([
    ['one thickness', '[0.5, 0.75, 1]', '[0.5, 0.8, 1]', ['Thickness: 0.75 mm → 0.80 mm']],
    ['a thickness more', '0.75, 1]', '0.75, 1, 1.2]', ['Thickness: new: 1.20 mm']],
    ['a warranty', '"max": 5', '"max": 6', ['Warranty: up to 5 years → up to 6 years']],
    ['a word', '"light-grey"', '"on-request"', ['Colour: Light grey → On request']],
  ])('is %s', (_what, from, to, said) => {
    const text = String(whole.texts.get(ridged)).replace(from, to)
    const after = { ...whole, texts: new Map(whole.texts).set(ridged, text) }
    expect(visibleChanges(whole, after)).toEqual(said.map((one) => `Ridged sheets, ${one}`))
  })

  it('is escaped in the report, whatever is in it', () => {
    const [change] = catalogueChanges(
      whole,
      withFile(ridged, (page: Record<string, unknown>) => {
        page.tagline = '<b>*Now*</b>'
      }),
    )
    const place = { file: 'data/a.json', line: 3, column: 1 }
    const problem = { ...place, message: '"<i>"', fix: inBoth('Cure.') }
    const said = markdownSummary([problem], change && [change], (file, line) => `${file}#L${line}`)
    expect(said).toContain('1. "&lt;i>". Cure. ([data/a.json, line 3](data/a.json#L3))')
    expect(said).toContain('→ &lt;b>\\*Now\\*&lt;/b>')
  })
})
