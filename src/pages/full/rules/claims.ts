import { figureKey, numbersOf } from '../../../model/catalogue/figure.ts'
import { entriesOf, figuresIn, figuresOf } from '../../../model/catalogue/specification.ts'
import { convert, type Unit, unitFacts, unitNames, unitOf } from '../../../model/catalogue/unit.ts'
import type { JsonPath } from '../../../model/problem.ts'
import type { Figure } from '../../../model/shape/figure.ts'
import type { PageRule } from '../../partialCatalogue.ts'
import type { FullPage } from '../shape.ts'
import { rowsOn } from './places.ts'

/** Two claims of a page about one property say neither two things nor one twice. */
export const claims: PageRule<FullPage> = function* (page) {
  const first = new Map<string, string>()
  for (const [i, { property, figure }] of page.claims.entries()) {
    const before = first.get(property)
    first.set(property, before ?? figureKey(figure))
    if (before === undefined) continue
    const message =
      before === figureKey(figure)
        ? `Another claim says the same about the ${property} already`
        : `This claim and another give different figures for the ${property}`
    const hint = 'Keep the one that is right, or name another property.'
    yield { spot: ['claims', i, 'figure'], message, hint }
  }
}

/** A row of the table shows a claim of the page, and no claim stands in the table as well. */
export const claimRows: PageRule<FullPage> = function* (page) {
  const claimed = page.claims.map(({ property }) => property)
  for (const { row, spot } of rowsOn(page)) {
    if (!('claim' in row) || claimed.includes(row.claim)) continue
    const message = `This row shows the claim about the ${row.claim}, and the page has none`
    const hint =
      claimed.length === 0
        ? 'Write the claim under "claims", or write the figure into the row.'
        : `The claims of this page are about: ${claimed.join(', ')}.`
    yield { spot: [...spot, 'claim'], message, hint }
  }
  for (const [i, { property, figure }] of page.claims.entries()) {
    const [first] = figuresOf(page.specification, property)
    if (first === undefined) continue
    const same = figureKey(first.figure) === figureKey(figure)
    const message = same
      ? `The claims and the table give the ${property} both`
      : `The claims and the table give different figures for the ${property}`
    const row = first.spot[0] === 'rows' && first.of === undefined
    const spot = row ? ['specification', ...first.spot.slice(0, 2)] : ['claims', i, 'figure']
    const cure = row ? `Write { "claim": "${property}" } in its place.` : 'Delete this claim.'
    yield { spot, message, hint: same ? cure : `Find out which is right. ${cure}` }
  }
}

/** A number with its unit in a sentence. */
const written = new RegExp(
  `(\\d+(?:\\.\\d+)?)[\\s\\u00a0-]?(${unitNames
    .flatMap((unit) => [unit, ...(unitFacts(unit).spellings ?? [])])
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?![\\p{L}\\d])`,
  'gu',
)

/** The sentences of a page; its claims and its table are figures already. */
function* sentences(page: FullPage): Iterable<{ spot: JsonPath; text: string }> {
  yield { spot: ['tagline'], text: page.tagline }
  yield { spot: ['summary'], text: page.summary }
  for (const [i, text] of page.description.entries()) yield { spot: ['description', i], text }
  for (const part of ['whyChoose', 'applications', 'whyGujarat'] as const) {
    for (const [i, { title, text }] of page[part].points.entries()) {
      yield { spot: [part, 'points', i, 'title'], text: title }
      yield { spot: [part, 'points', i, 'text'], text }
    }
  }
}

type Told = { property: string; figure: Figure }

/** Every figure of the claims and the table, with what it is a figure of, property by property. */
function figuresOn({ claims, specification }: FullPage): Told[] {
  const told = new Map<string, Told[]>()
  for (const { property, value } of entriesOf(specification)) {
    const before = told.get(property) ?? []
    told.set(property, before)
    for (const figure of figuresIn(value)) before.push({ property, figure })
  }
  return [...claims, ...[...told.values()].flat()]
}

/** What a sentence says behind a length, so that it is known what is so long. */
const lengths: readonly [string, RegExp][] = [
  ['thickness', /^\s*thick/i],
  ['width', /^\s*wide/i],
  ['length', /^\s*long/i],
]

/** The figures that a number in a sentence can be about. */
function comparable(all: readonly Told[], unit: Unit, after: string): Told[] {
  const same = all.filter(({ figure }) => convert(1, unit, figure.unit) !== undefined)
  if (unitFacts(unit).measures !== 'length') return same
  const [property] = lengths.find(([, word]) => word.test(after)) ?? []
  return same.filter((told) => told.property === property)
}

function isWithin(n: number, unit: Unit, { figure }: Told): boolean {
  const here = convert(n, unit, figure.unit) ?? Number.NaN
  if (!('min' in figure) || !('max' in figure)) return numbersOf(figure).includes(here)
  return here >= figure.min && here <= figure.max
}

/**
 * A figure of the claims or the table is not typed again in a sentence, where it would grow old; and
 * no sentence gives another one.
 */
export const typedAgain: PageRule<FullPage> = function* (page) {
  const all = figuresOn(page)
  const known = new Set(
    all.flatMap(({ figure }) => numbersOf(figure).map((n) => `${n} ${figure.unit}`)),
  )
  for (const { spot, text } of sentences(page)) {
    for (const { 0: typed, 1: number, 2: word = '', index } of text.matchAll(written)) {
      const [n, unit] = [Number(number), unitOf(word)]
      if (unit === undefined) continue
      if (known.has(`${n} ${unit}`)) {
        const message = `"${typed}" stands in a sentence, and the claims or the table give it already`
        const hint = 'Say it without the figure: a figure that is changed there would stay here.'
        yield { spot, message, hint }
        break
      }
      const others = comparable(all, unit, text.slice(index + typed.length))
      const [other] = others
      if (other === undefined || others.some((one) => isWithin(n, unit, one))) continue
      const told = `${numbersOf(other.figure).join(', ')} ${other.figure.unit}`
      const message = `"${typed}" stands in a sentence, and the ${other.property} is ${told}`
      yield { spot, message, hint: 'Say it without the figure.', warning: true }
      break
    }
  }
}
