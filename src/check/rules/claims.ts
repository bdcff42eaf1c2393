import type { Figure } from '../../shape/figure.ts'
import type { FullPage } from '../../shape/page.ts'
import type { Rule } from '../draft.ts'
import { numbersOf, pageFigures, rowFigures } from '../figures.ts'
import { pageFile } from '../files.ts'
import type { Finding, Spot } from '../problem.ts'
import { unitOf } from '../units.ts'

/** What a figure says, in one spelling: two figures that say the same are equal. */
function said(figure: Figure): string {
  const kind = 'values' in figure ? 'values' : `${'min' in figure}${'max' in figure}`
  return `${kind} ${numbersOf(figure).join(' ')} ${figure.unit}`
}

/** Two claims of a page about one subject, in one unit, say neither two things nor one twice. */
export const claims: Rule = function* ({ pages }): Iterable<Finding> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const first = new Map<string, { label: string; text: string }>()
    for (const [i, { subject, label, figure }] of page.claims.entries()) {
      const about = `${subject} ${figure.unit}`
      const before = first.get(about)
      if (before === undefined) {
        first.set(about, { label, text: said(figure) })
        continue
      }
      const message =
        before.text === said(figure)
          ? `The claim "${before.label}" says the same about the ${subject} already`
          : `This claim and "${before.label}" give different figures for the ${subject}`
      const hint = 'Keep the one that is right, or give them different subjects.'
      yield { file: pageFile(slug), spot: ['claims', i, 'figure'], message, hint }
    }
  }
}

/** Where a row of the table is called like a claim or its subject, both give the same figures. */
export const claimsAndTable: Rule = function* ({ pages }): Iterable<Finding> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const rows = new Map<string, Figure[]>()
    for (const row of page.specification.rows) {
      const [name] = row.cells
      if (typeof name !== 'string') continue
      rows.set(
        name.toLowerCase(),
        rowFigures(row, []).map(({ figure }) => figure),
      )
    }
    for (const [i, { subject, label, figure }] of page.claims.entries()) {
      const inTable = rows.get(label.toLowerCase()) ?? rows.get(subject) ?? []
      const same = inTable.filter(({ unit }) => unit === figure.unit)
      if (same.length === 0 || same.some((one) => said(one) === said(figure))) continue
      const message = `This claim and the table give different figures for the ${subject}`
      const hint = `Find out which is right, take the figure out of the row, and write "claim": "${subject}" there.`
      yield { file: pageFile(slug), spot: ['claims', i, 'figure'], message, hint }
    }
  }
}

/** A number with its unit in a sentence. */
const written =
  /(\d+(?:\.\d+)?)[\s\u00a0-]?(mm|metres?|meters?|m|microns?|MPa|HRB|GSM|%|years?|times)(?![\p{L}\d])/gu

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

/** A figure of the claims or the table is not typed again in a sentence, where it would grow old. */
export const typedAgain: Rule = function* ({ pages }): Iterable<Finding> {
  for (const [slug, page] of pages) {
    if (page.kind !== 'full') continue
    const known = new Set<string>()
    for (const { figure } of pageFigures(page)) {
      for (const n of numbersOf(figure)) known.add(`${n} ${figure.unit}`)
    }
    for (const { spot, text } of sentences(page)) {
      for (const [typed, number, unit] of text.matchAll(written)) {
        if (!known.has(`${Number(number)} ${unitOf(unit ?? '')}`)) continue
        const message = `"${typed}" stands in a sentence, and the claims or the table give it already`
        const hint = 'Say it without the figure: a figure that is changed there would stay here.'
        yield { file: pageFile(slug), spot, message, hint }
        break
      }
    }
  }
}
