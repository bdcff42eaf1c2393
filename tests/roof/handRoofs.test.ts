import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetJoints } from '../../src/catalogue/sheetJoint.ts'
import { roleSpellings, unitSpellings } from '../../src/catalogue/spellings.ts'
import { answerRoof } from '../../src/roof/answerRoof.ts'
import type { SheetFacts } from '../../src/roof/sheetFacts.ts'
import { vocabulary } from '../catalogue/vocabulary.ts'
import { words } from './sheet.ts'
import { recalculate } from './sums.ts'

/** `eave 30, span 12` as pairs. */
function pairsOf(text: string): [string, string][] {
  return text.split(', ').map((pair) => [pair.replace(/ .*/, ''), pair.replace(/^\w+ /, '')])
}

function sheetOf(text: string, joint: string | undefined): SheetFacts {
  const { lengths = '', ...measures } = Object.fromEntries(pairsOf(text))
  const known = Object.entries(measures).map(([name, mm]) => [name, Number(mm)])
  return {
    joint: sheetJoints.find((one) => one === joint) ?? 'laps',
    lengths: (lengths.match(/\d+/g) ?? []).map(Number),
    widths: [],
    ...Object.fromEntries(known),
  }
}

const roofs = readFileSync('tests/roof/handRoofs.md', 'utf8')
  .split('\n')
  .filter((row) => /^\| (?!roof|-)/.test(row))
  .map((row) => row.slice(2, -2).split(' | '))
  .map(([name = '', typed = '', sheet = '', sums = '', expected = '']) => {
    const { joint, ...fields } = Object.fromEntries(pairsOf(typed))
    // The choices that the form makes for the first field that is typed into.
    const choices: [string, string][] =
      fields.slope === undefined
        ? [
            ['by', 'unsure'],
            ['slopes', '2'],
          ]
        : []
    return {
      name,
      typed: { ...Object.fromEntries(choices), ...fields },
      sheet: sheetOf(sheet, joint),
      sums: sums.split('; '),
      expected: (expected.match(/[\d.]+/g) ?? []).map(Number),
    }
  })

describe('the table of roofs reckoned by hand', () => {
  it('has at least 80 roofs', () => expect(roofs.length).toBeGreaterThanOrEqual(80))

  it.each(roofs)('$name', ({ typed, sheet, sums, expected }) => {
    for (const sum of sums.flatMap((text) => text.replace('least of ', '').split(', '))) {
      recalculate(sum)
    }
    const { roofCalculator } = words
    const answered = answerRoof(typed, sheet, {
      spellings: roleSpellings(unitSpellings(vocabulary), vocabulary.units),
      roofCalculator: { ...roofCalculator, examplePitch: 15 },
    })
    if (!('result' in answered.outcome)) throw new Error(JSON.stringify(answered.outcome))
    const { count, column = [] } = answered.outcome.result
    expect([count, ...column.map(({ length }) => length)]).toEqual(expected)
  })
})

describe('the choices of a roof', () => {
  const known = sheetOf('overall 1060, cover 1015', 'laps')
  const chosen = (typed: Readonly<Record<string, string>>) => {
    const { by, slopes, unit } = answerRoof(typed, known, words).roof
    return { by, slopes, unit }
  }

  it('begin with two slopes and a pitch that is not known', () => {
    expect(chosen({})).toEqual({ by: 'unsure', slopes: 2, unit: 'm' })
  })

  it('of a list of an earlier version stay what they were there', () => {
    expect(chosen({ eave: '9', slope: '4' })).toEqual({ by: 'slope', slopes: 1, unit: 'm' })
    const other = { by: 'rise', eave: '30', run: '6', rise: '1.2', unit: 'ft' }
    expect(chosen(other)).toEqual({ by: 'rise', slopes: 1, unit: 'ft' })
  })
})
