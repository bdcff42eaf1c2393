import { numbersOf, said } from '../../../catalogue/figure.ts'
import { entriesOf, figuresOf } from '../../../catalogue/specification.ts'
import { unitFacts, unitNames, unitOf } from '../../../catalogue/unit.ts'
import type { PageRule } from '../../../check/draft.ts'
import type { Spot } from '../../../check/problem.ts'
import type { Figure } from '../../../shape/figure.ts'
import type { FullPage } from '../shape.ts'

/** Two claims of a page about one property say neither two things nor one twice. */
export const claims: PageRule<FullPage> = function* (page) {
  const first = new Map<string, string>()
  for (const [i, { property, figure }] of page.claims.entries()) {
    const before = first.get(property)
    first.set(property, before ?? said(figure))
    if (before === undefined) continue
    const message =
      before === said(figure)
        ? `Another claim says the same about the ${property} already`
        : `This claim and another give different figures for the ${property}`
    const hint = 'Keep the one that is right, or name another property.'
    yield { spot: ['claims', i, 'figure'], message, hint }
  }
}

/** A row of the table shows a claim of the page, and no claim stands in the table as well. */
export const claimRows: PageRule<FullPage> = function* (page) {
  const claimed = page.claims.map(({ property }) => property)
  const rows = 'rows' in page.specification ? page.specification.rows : []
  for (const [i, row] of rows.entries()) {
    if (!('claim' in row)) continue
    if (claimed.includes(row.claim)) continue
    const message = `This row shows the claim about the ${row.claim}, and the page has none`
    const hint =
      claimed.length === 0
        ? 'Write the claim under "claims", or write the figure into the row.'
        : `The claims of this page are about: ${claimed.join(', ')}.`
    yield { spot: ['specification', 'rows', i, 'claim'], message, hint }
  }
  for (const [i, { property, figure }] of page.claims.entries()) {
    const inTable = figuresOf(page.specification, property)
    if (inTable.length === 0) continue
    const same = inTable.some((one) => said(one.figure) === said(figure))
    const message = same
      ? `The table gives the ${property} as well`
      : `This claim and the table give different figures for the ${property}`
    const hint = `${same ? 'Write' : 'Find out which is right, and write'} { "claim": "${property}" } in the place of that row.`
    yield { spot: ['claims', i, 'figure'], message, hint }
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
function* sentences(page: FullPage): Iterable<{ spot: Spot; text: string }> {
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

function* figuresOn({ claims, specification }: FullPage): Iterable<Figure> {
  for (const { figure } of claims) yield figure
  const told = new Set([...entriesOf(specification)].map(({ property }) => property))
  for (const property of told) {
    for (const { figure } of figuresOf(specification, property)) yield figure
  }
}

/** A figure of the claims or the table is not typed again in a sentence, where it would grow old. */
export const typedAgain: PageRule<FullPage> = function* (page) {
  const known = new Set<string>()
  for (const figure of figuresOn(page)) {
    for (const n of numbersOf(figure)) known.add(`${n} ${figure.unit}`)
  }
  for (const { spot, text } of sentences(page)) {
    for (const [typed, number, unit] of text.matchAll(written)) {
      if (!known.has(`${Number(number)} ${unitOf(unit ?? '')}`)) continue
      const message = `"${typed}" stands in a sentence, and the claims or the table give it already`
      const hint = 'Say it without the figure: a figure that is changed there would stay here.'
      yield { spot, message, hint }
      break
    }
  }
}
