import { figureKey, numbersOf } from '../../../catalogue/figure.ts'
import { memoize } from '../../../catalogue/memoize.ts'
import { inBoth, type JsonPath, type Wording, wording } from '../../../catalogue/problem.ts'
import type { PropertyRole } from '../../../catalogue/propertyRole.ts'
import type { Vocabulary } from '../../../catalogue/schemas/properties.ts'
import { figuresOf } from '../../../catalogue/specification.ts'
import { spellingsOf, unitOf } from '../../../catalogue/spellings.ts'
import {
  convert,
  type Spellings,
  type Unit,
  unitFacts,
  unitNames,
} from '../../../catalogue/unit.ts'
import { propertyWithRole } from '../../../catalogue/vocabulary.ts'
import type { PageRule } from '../../draftCatalogue.ts'
import { repeatedNames } from '../../shared/ruleHelpers.ts'
import type { FullPage } from '../fullSchema.ts'
import { type PageFigure, pageFigures, pageRows } from './pageFigures.ts'

/** A page has one claim about a property. */
export const claims: PageRule<FullPage> = function* (page) {
  for (const { i, name, entry, first } of repeatedNames(page.claims, (one) => one.property)) {
    const message =
      figureKey(first.figure) === figureKey(entry.figure)
        ? `Another claim already says the same about the ${name}`
        : `This claim and another give different figures for the ${name}`
    const fix = inBoth('Keep the correct one, or choose another property.')
    yield { jsonPath: ['claims', i, 'figure'], message, fix }
  }
}

/** The cure of a row that repeats the figure of a claim. */
function showClaim(property: string): Wording {
  return {
    inFile: `Write { "claim": "${property}" } instead.`,
    inForm: 'Choose the promise for this row instead.',
  }
}

/** A row that shows a claim has its claim, and no figure is both in the claims and in the table. */
export const claimRows: PageRule<FullPage> = function* (page) {
  const claimed = page.claims.map(({ property }) => property)
  for (const { row, jsonPath } of pageRows(page)) {
    if (!('claim' in row) || claimed.includes(row.claim)) continue
    const message = `This row shows the claim about the ${row.claim}, but the page has no such claim`
    const fix =
      claimed.length === 0
        ? {
            inFile: 'Add the claim under "claims", or put the figure in this row.',
            inForm: 'Add the claim to this page, or put the figure in this row.',
          }
        : inBoth(`The claims of this page are about: ${claimed.join(', ')}.`)
    yield { jsonPath: [...jsonPath, 'claim'], message, fix }
  }
  for (const [i, { property, figure }] of page.claims.entries()) {
    const [first] = figuresOf(page.specification, property)
    if (first === undefined) continue
    const same = figureKey(first.figure) === figureKey(figure)
    const message = same
      ? `The claims and the table both give the ${property}`
      : `The claims and the table give different figures for the ${property}`
    const row = first.jsonPath[0] === 'rows' && first.variant === undefined
    const jsonPath = row
      ? ['specification', ...first.jsonPath.slice(0, 2)]
      : ['claims', i, 'figure']
    const cure = row ? showClaim(property) : inBoth('Delete this claim.')
    const fix = same ? cure : wording`Find out which is correct. ${cure}`
    yield { jsonPath, message, fix }
  }
}

/** A number with its unit in a sentence. */
const measure = memoize((spellings: Spellings) => {
  const words = new Set([...unitNames, ...Object.keys(spellings)])
  const longestFirst = [...words].sort((a, b) => b.length - a.length)
  const choice = longestFirst.map((word) => word.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return new RegExp(`(\\d+(?:\\.\\d+)?)[\\s\\u00a0-]?(${choice.join('|')})(?![\\p{L}\\d])`, 'gu')
})

/** The sentences of a page; its claims and its table are figures already. */
function* sentences(page: FullPage): Iterable<{ jsonPath: JsonPath; text: string }> {
  yield { jsonPath: ['tagline'], text: page.tagline }
  yield { jsonPath: ['summary'], text: page.summary }
  for (const [i, text] of page.description.entries()) yield { jsonPath: ['description', i], text }
  for (const part of ['whyChoose', 'applications', 'whyGujarat'] as const) {
    for (const [i, { title, text }] of page[part].points.entries()) {
      yield { jsonPath: [part, 'points', i, 'title'], text: title }
      yield { jsonPath: [part, 'points', i, 'text'], text }
    }
  }
}

/** The word after a length in a sentence, which says of which property it is. */
const lengthWords: readonly [PropertyRole, RegExp][] = [
  ['thickness', /^\s*thick/i],
  ['overall width', /^\s*wide/i],
  ['length', /^\s*long/i],
]

/** The figures that a number in a sentence can be about. */
function comparable(
  all: readonly PageFigure[],
  unit: Unit,
  after: string,
  vocabulary: Vocabulary,
): PageFigure[] {
  const same = all.filter(({ figure }) => convert(1, unit, figure.unit) !== undefined)
  if (unitFacts(unit).measures !== 'length') return same
  const [role] = lengthWords.find(([, word]) => word.test(after)) ?? []
  const property = role && propertyWithRole(vocabulary, role)
  return same.filter((one) => one.property === property)
}

function isWithin(n: number, unit: Unit, { figure }: PageFigure): boolean {
  const here = convert(n, unit, figure.unit) ?? Number.NaN
  if (!('min' in figure) || !('max' in figure)) return numbersOf(figure).includes(here)
  return here >= figure.min && here <= figure.max
}

/** A sentence neither repeats a figure of the claims or the table nor contradicts one. */
export const figuresInSentences: PageRule<FullPage> = function* (page, { properties }) {
  if (properties === undefined) return
  const spellings = spellingsOf(properties)
  const all = pageFigures(page)
  const known = new Set(
    all.flatMap(({ figure }) => numbersOf(figure).map((n) => `${n} ${figure.unit}`)),
  )
  for (const { jsonPath, text } of sentences(page)) {
    for (const { 0: typed, 1: number, 2: word = '', index } of text.matchAll(measure(spellings))) {
      const [n, unit] = [Number(number), unitOf(word, spellings)]
      if (unit === undefined) continue
      if (known.has(`${n} ${unit}`)) {
        const message = `"${typed}" is typed into a sentence, but the claims or the table already give it`
        const fix =
          'Leave the figure out of the sentence: it would stay here when it changes there.'
        yield { jsonPath, message, fix: inBoth(fix) }
        break
      }
      const others = comparable(all, unit, text.slice(index + typed.length), properties)
      const [other] = others
      if (other === undefined || others.some((one) => isWithin(n, unit, one))) continue
      const values = `${numbersOf(other.figure).join(', ')} ${other.figure.unit}`
      const message = `"${typed}" is typed into a sentence, but the ${other.property} is ${values}`
      const fix = inBoth('Leave the figure out of the sentence.')
      yield { jsonPath, message, fix, warning: true }
      break
    }
  }
}
