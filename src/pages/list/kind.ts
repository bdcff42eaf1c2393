import { kindOfProduct } from '../../catalogue/productTable.ts'
import type { Path } from '../../catalogue/schemas/text.ts'
import { roleSpellings, unitSpellings, unitTemplate } from '../../catalogue/spellings.ts'
import { unbreakUnits } from '../../catalogue/unbreakUnits.ts'
import { choosableProperties } from '../../enquiry/list/choices.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import type { CompanionsByPath } from '../../enquiry/list/missingCompanions.ts'
import { writeSubject } from '../../enquiry/message/formMessage.ts'
import type { ListWords } from '../../enquiry/schemas/listWords.ts'
import { canCount, type SheetFacts, sheetFacts } from '../../roof/sheetFacts.ts'
import type { Catalogue } from '../catalogue.ts'
import { INTERFACE_SENTENCE, type PageContext, type PageKind } from '../pageKind.ts'
import type { Page } from '../pageSchemas.ts'
import { tableView } from '../product/tableView.ts'
import type { ListPage } from './schema.ts'

/** A sheet that the roof calculator is for; `facts` of one that can be counted. */
type CalculatorSheet = { path: Path; name: string; facts?: SheetFacts }

/** The catalogue's facts about a sheet of which nothing is chosen; undefined if it cannot be counted. */
function countedFacts(page: Page, { properties, site }: Catalogue): SheetFacts | undefined {
  if (page.kind !== 'full') return undefined
  // The calculator shows no sources.
  const table = tableView(page, properties, site.product.table, () => ({ text: '' }))
  const facts = sheetFacts(table, {})
  return facts && canCount(facts) ? facts : undefined
}

/** The sheets that the roof calculator is for, those first that can be counted. */
function calculatorSheets(catalogue: Catalogue): CalculatorSheet[] {
  const { categories, properties, pages } = catalogue
  const sheets = categories.categories.flatMap(({ items }) =>
    items.flatMap(({ path, name }): CalculatorSheet[] => {
      const page = pages.get(path)
      if (page?.kind !== 'full' && page?.kind !== 'placeholder') return []
      if (kindOfProduct(page.productKind, properties).calculator === undefined) return []
      const facts = countedFacts(page, catalogue)
      return [{ path, name, ...(facts && { facts }) }]
    }),
  )
  return [
    ...sheets.filter(({ facts }) => facts !== undefined),
    ...sheets.filter(({ facts }) => facts === undefined),
  ]
}

/** The companions of every product, with their names in the language of the page. */
function companionsByPath({ catalogue, languages }: PageContext): CompanionsByPath {
  const pages = languages.slice(0, 1).flatMap((language) => [...language.pages])
  const companions = pages.flatMap(([path, page]) => {
    if (page.kind !== 'full' && page.kind !== 'placeholder') return []
    const { goesWith } = kindOfProduct(page.productKind, catalogue.properties)
    return goesWith === undefined ? [] : [[path, goesWith] as const]
  })
  return Object.fromEntries(companions)
}

/** The words of a line with each example of a length on one line. */
function lineWords({ lengthHint, lengthFaults, ...line }: ListWords['line']): ListWords['line'] {
  return {
    ...line,
    lengthHint: unbreakUnits(lengthHint),
    lengthFaults: { ...lengthFaults, noLength: unbreakUnits(lengthFaults.noLength) },
  }
}

/** The words of the roof calculator with each example of a length on one line, and the subject of its message. */
function calculatorWords(
  { text, measureOnly, faults, ...words }: NonNullable<ListWords['roofCalculator']>,
  { enquiries }: Catalogue['site'],
): NonNullable<ListPageWords['roofCalculator']> {
  return {
    ...words,
    text: unbreakUnits(text),
    measureOnly: { ...measureOnly, text: unbreakUnits(measureOnly.text) },
    faults: { ...faults, noUnit: unbreakUnits(faults.noUnit) },
    subject: writeSubject(words.heading, enquiries),
  }
}

/** The words of the list, with those of the vocabulary and of messages in the same language. */
function listPageWords(
  { properties, site }: Pick<Catalogue, 'properties' | 'site'>,
  { roofCalculator, ...words }: ListWords,
): ListPageWords {
  const { units } = properties
  const { feet, inches, feetAndInches } = properties.writing
  return {
    ...words,
    line: lineWords(words.line),
    ...(roofCalculator && { roofCalculator: calculatorWords(roofCalculator, site) }),
    ...choosableProperties(properties),
    units: {
      mm: unitTemplate(units, 'mm'),
      m: unitTemplate(units, 'm'),
      '%': unitTemplate(units, '%'),
    },
    feet: { feet, inches, feetAndInches },
    spellings: roleSpellings(unitSpellings(properties), units),
    photograph: site.photograph.link,
    purpose: site.product.ask.purpose,
  }
}

function view({ summary, ...page }: ListPage, context: PageContext) {
  const { catalogue, english, languages } = context
  const { address, indic } = context.finderContents()
  const words: ListPageWords = {
    ...listPageWords(catalogue, page.words),
    ...(english && { english: listPageWords(english.catalogue, english.listWords()) }),
  }
  // Not indexed, because every visitor has a different list.
  return {
    ...context.common,
    ...page,
    head: context.head(page.heading, summary, false),
    words,
    companions: companionsByPath(context),
    /** The addresses of the finder's files, whose words read a pasted list. */
    index: address,
    indicIndex: indic.address,
    ...(page.words.roofCalculator && {
      sheets: languages.slice(0, 1).flatMap(calculatorSheets),
    }),
  }
}

export type ListView = ReturnType<typeof view>

export const list = {
  view,
  longestSentence: INTERFACE_SENTENCE,
  isDrawnByScript: true,
  offline: true,
} satisfies PageKind<ListPage, ListView>
