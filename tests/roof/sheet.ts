import { choicesOf } from '../../src/enquiry/list/choices.ts'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { hasCalculator } from '../../src/roof/roofWords.ts'
import { sheetFacts } from '../../src/roof/sheetFacts.ts'
import { frozenCatalogue, viewOf, views } from '../helpers/frozenCatalogue.ts'
import { viewOfKind } from '../helpers/views.ts'

type Full = Extract<PageView, { kind: 'full' }>

const list = viewOfKind(views, '/List', 'list')
if (!hasCalculator(list.words)) throw new Error('the catalogue has no roof calculator')
/** The words of the list, with those of the calculator. */
export const words = list.words

/** The name of the button that takes a count over into the enquiry. */
export const useSheets = new RegExp(
  `^(${Object.values(list.words.roofCalculator.use).join('|').replaceAll('{count}', '\\d+')})$`,
)

export const pages = Object.keys(frozenCatalogue.routes).map(viewOf)
const fullPages = pages.filter((page): page is Full => page.kind === 'full')
const sheetPage = fullPages.find(
  ({ specification }) =>
    sheetFacts(specification, {})?.joint === 'laps' &&
    choicesOf(specification, words).some(({ options }) => options.length > 1),
)
if (sheetPage === undefined) throw new Error('there is no sheet to choose')
/** A page of sheets that the calculator can count, with a choice between several options. */
export const sheet = sheetPage
export const choices = choicesOf(sheet.specification, words)
const firstChoice = choices.find(({ options }) => options.length > 1)
const secondOption = firstChoice?.options[1]
if (firstChoice === undefined || secondOption === undefined) {
  throw new Error('there is nothing to choose')
}
export const choice = firstChoice
export const option = secondOption
