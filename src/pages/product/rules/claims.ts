import { figureKey } from '../../../catalogue/figure.ts'
import type { Figure } from '../../../catalogue/schemas/figure.ts'
import { figuresOfProperty } from '../../../catalogue/specification.ts'
import { comparedNumbers } from '../../../catalogue/vocabulary.ts'
import type { PageCheckContext, PageRule } from '../../draftCatalogue.ts'
import { repeatedNames } from '../../shared/ruleHelpers.ts'
import type { FullPage } from '../fullSchema.ts'
import { pageRows } from './tableRows.ts'

/** True if two figures of a property say the same, in whatever units. */
function areEqual(
  one: Figure,
  other: Figure,
  property: string,
  { properties: vocabulary }: PageCheckContext,
): boolean {
  const key = (figure: Figure) =>
    figureKey(figure, vocabulary && comparedNumbers(figure, property, vocabulary))
  return key(one) === key(other)
}

/** A page has at most one claim about each property. */
export const claims: PageRule<FullPage> = function* (page, context) {
  for (const { i, name, entry, first } of repeatedNames(page.claims, (one) => one.property)) {
    const message = areEqual(first.figure, entry.figure, name, context)
      ? `Another claim already says the same about the ${name}`
      : `This claim and another give different figures for the ${name}`
    const fix = 'Keep the correct one, or choose another property.'
    yield { jsonPath: ['claims', i, 'figure'], message, fix }
  }
}

/** The claim that a row shows exists, and no figure is in both the claims and the table. */
export const claimRows: PageRule<FullPage> = function* (page, context) {
  const claimed = page.claims.map(({ property }) => property)
  for (const { row, jsonPath } of pageRows(page)) {
    if (!('claim' in row) || claimed.includes(row.claim)) continue
    const message = `This row shows the claim about the ${row.claim}, but the page has no such claim`
    const fix =
      claimed.length === 0
        ? 'Add the claim to this page, or put the figure in this row.'
        : `The claims of this page are about: ${claimed.join(', ')}.`
    yield { jsonPath: [...jsonPath, 'claim'], message, fix }
  }
  for (const [i, { property, figure }] of page.claims.entries()) {
    const [first] = figuresOfProperty(page.specification, property)
    if (first === undefined) continue
    const same = areEqual(first.figure, figure, property, context)
    const message = same
      ? `The claims and the table both give the ${property}`
      : `The claims and the table give different figures for the ${property}`
    const row = first.jsonPath[0] === 'rows' && first.variant === undefined
    const jsonPath = row
      ? ['specification', ...first.jsonPath.slice(0, 2)]
      : ['claims', i, 'figure']
    const change = row
      ? `Show the promise in this row instead: { "claim": "${property}" } in the file.`
      : 'Delete this claim.'
    const fix = same ? change : `Find out which is correct. ${change}`
    yield { jsonPath, message, fix }
  }
}
