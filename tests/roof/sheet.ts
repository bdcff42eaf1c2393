import { choicesOf } from '../../src/enquiry/list/choices.ts'
import type { PageView } from '../../src/pages/registry/pageKinds.ts'
import { sheetFacts } from '../../src/roof/sheetFacts.ts'
import { registry, viewOf, views } from '../helpers/registry.ts'
import { viewOfKind } from '../helpers/views.ts'

type Full = Extract<PageView, { kind: 'full' }>

export const { words } = viewOfKind(views, '/List', 'list')

export const pages = Object.keys(registry.routes).map(viewOf)
const full = pages.filter((page): page is Full => page.kind === 'full')
const found = full.find(
  ({ specification }) =>
    sheetFacts(specification, {})?.joint === 'laps' &&
    choicesOf(specification, words).some(({ options }) => options.length > 1),
)
if (found === undefined) throw new Error('there is no sheet to choose')
/** A product with something to choose from a list, and a sheet to be counted. */
export const sheet = found
export const choices = choicesOf(sheet.specification, words)
const several = choices.find(({ options }) => options.length > 1)
const second = several?.options[1]
if (several === undefined || second === undefined) throw new Error('there is nothing to choose')
export const choice = several
export const option = second
