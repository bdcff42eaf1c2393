import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sheetJoints } from '../../src/catalogue/sheetJoint.ts'
import { purposePairs, readPurpose } from '../../src/enquiry/purpose.ts'
import { answerRoof, changeRoof, resultOf, withUnit } from '../../src/roof/answerRoof.ts'
import { areaAnswer, countedAnswers } from '../../src/roof/answers.ts'
import { isTooLongForTrucks } from '../../src/roof/answerText.ts'
import type { CalculatedRoof } from '../../src/roof/calculatedRoof.ts'
import type { SheetFacts } from '../../src/roof/sheetFacts.ts'
import { words } from './sheet.ts'
import { recalculate } from './sums.ts'

/** `eave 30, span 12` as pairs. */
function pairsOf(text: string): [string, string][] {
  return text.split(', ').map((pair) => [pair.replace(/ .*/, ''), pair.replace(/^\w+ /, '')])
}

/** @param text its measures; `-` if nothing is known of it */
function sheetOf(text: string, joint: string | undefined): SheetFacts {
  const { lengths = '', ...measures } = Object.fromEntries(text === '-' ? [] : pairsOf(text))
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
  .map(([name = '', typed = '', sheet = '', sums = '', expected = '', answer]) => {
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
      expected,
      answer,
    }
  })

/** The number of sheets, as the table writes it, and their lengths. */
function sheetsOf({ sheets }: CalculatedRoof): string {
  if (sheets === undefined) return 'none'
  const { count, pieces } = sheets
  const number = 'exact' in count ? String(count.exact) : `at least ${count.atLeast}`
  return `${number}: ${pieces.map(({ length }) => length).join(', ')}`
}

const say = words.roofCalculator
const handWords = {
  ...words,
  roofCalculator: {
    ...say,
    examplePitch: 15,
    // The reasons are in no table.
    missing: { ...say.missing, cover: '', profiles: '', endLap: '' },
    transport: { ...say.transport, from: 12 },
  },
}

describe('the table of roofs reckoned by hand', () => {
  it('has at least 120 roofs, at least 40 of them with the words of the answer', () => {
    expect(roofs.length).toBeGreaterThanOrEqual(120)
    expect(roofs.filter(({ answer }) => answer !== undefined).length).toBeGreaterThanOrEqual(40)
  })

  it.each(roofs)('$name', ({ typed, sheet, sums, expected, answer }) => {
    for (const sum of sums.flatMap((text) => text.replace('least of ', '').split(', '))) {
      recalculate(sum)
    }
    const calculation = answerRoof(typed, sheet, handWords)
    const result = resultOf(calculation)
    if (result === undefined) throw new Error(JSON.stringify(calculation.outcome))
    expect(sheetsOf(result)).toBe(expected)
    if (answer === undefined) return
    const counted = countedAnswers(calculation, handWords)
    const answers =
      counted.length > 0 ? counted : [areaAnswer(result, calculation, true, handWords)]
    const warning = isTooLongForTrucks(result, handWords) ? [say.transport.text] : []
    const lines = [
      ...warning,
      ...answers.flatMap(({ condition = '', counts, notes }) => [
        condition,
        ...counts.flatMap(({ label, text, notes }) => [
          label === undefined ? text : `${label}: ${text}`,
          ...notes,
        ]),
        ...notes,
      ]),
    ]
    expect(lines.filter(Boolean).join(' / ')).toBe(answer)
  })
})

describe('the choices of a roof', () => {
  const known = sheetOf('overall 1060, cover 1015', 'laps')
  const chosen = (typed: Readonly<Record<string, string>>) => {
    const { by, slopes, unit } = answerRoof(typed, known, words).roof
    return { by, slopes, unit }
  }

  it('begin with two equal sides and a pitch that is not known, and without a unit', () => {
    expect(chosen({})).toEqual({ by: 'unsure', slopes: '2', unit: undefined })
  })

  it('leave the unit open until it is chosen, also in what is stored', () => {
    const typed = changeRoof({}, { eave: '40' })
    expect(chosen(typed).unit).toBeUndefined()
    const stored = new URLSearchParams(purposePairs({ measures: typed }))
    expect(chosen(readPurpose(stored).measures ?? {}).unit).toBeUndefined()
    expect(chosen(changeRoof(typed, { unit: 'ft' })).unit).toBe('ft')
  })

  it('take the unit that was chosen before for a roof without one, and for no other', () => {
    const unitOf = (typed: Readonly<Record<string, string>>) => chosen(withUnit(typed, 'ft')).unit
    expect(unitOf({})).toBe('ft')
    expect(unitOf(changeRoof({}, { slopes: '1' }))).toBe('ft')
    expect(unitOf({ unit: 'm' })).toBe('m')
    expect(unitOf({ eave: '9', slope: '4' })).toBe('m')
    expect(unitOf(changeRoof({}, { eave: '40' }))).toBe('ft')
  })

  it('of a list of an earlier version stay what they were there', () => {
    expect(chosen({ eave: '9', slope: '4' })).toEqual({ by: 'slope', slopes: '1', unit: 'm' })
    const other = { by: 'rise', eave: '30', run: '6', rise: '1.2', unit: 'ft' }
    expect(chosen(other)).toEqual({ by: 'rise', slopes: '1', unit: 'ft' })
  })
})
