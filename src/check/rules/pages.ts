import { memoize } from '../../catalogue/memoize.ts'
import type { Problem } from '../../catalogue/problem.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { PageCheckContext, PageRule, Rule } from '../../pages/draftCatalogue.ts'
import type { Page } from '../../pages/pageSchemas.ts'
import { kindOf } from '../../pages/registry/pageKinds.ts'
import { type ContentRule, contentOfPage } from '../pageContent.ts'
import { figureBounds, figurePrefixes, figureUnits, usualFigures } from './figures.ts'
import { figuresInSentences } from './figuresInSentences.ts'
import { duplicatePageEntries, pageTexts, summaryLength, titleLength } from './texts.ts'

/** The rules for pages of every kind; those for one kind are defined with it. */
const rulesOfAllKinds: readonly PageRule<Page>[] = [
  pageTexts,
  duplicatePageEntries,
  summaryLength,
  titleLength,
]

/** The rules for the texts and figures of a page of any kind. */
export const contentRules: readonly ContentRule[] = [
  figureBounds,
  figurePrefixes,
  figureUnits,
  usualFigures,
  figuresInSentences,
]

/** Returns a cached function that finds the problems within a page, given a vocabulary. */
function problemsWith(context: PageCheckContext): (page: Page) => readonly Problem[] {
  return memoize((page: Page) => {
    const content = contentOfPage(page)
    return [
      ...(kindOf(page).rules ?? []).flatMap((rule) => [...rule(page, context)]),
      ...rulesOfAllKinds.flatMap((rule) => [...rule(page, context)]),
      ...contentRules.flatMap((rule) => [...rule(content, context)]),
    ]
  })
}

const problemsWithVocabulary = memoize((properties: Vocabulary) => problemsWith({ properties }))
const problemsWithoutVocabulary = problemsWith({})

/** Applies the rules within each page. */
export const pageRules: Rule = function* (draft) {
  const problemsOf =
    draft.properties === undefined
      ? problemsWithoutVocabulary
      : problemsWithVocabulary(draft.properties)
  for (const [path, page] of draft.pages) {
    const problems = problemsOf(page)
    if (problems.length === 0) continue
    const file = pageFile(path)
    for (const problem of problems) yield { file, ...problem }
  }
}

/** Applies the rules between a page and others; they are defined with its kind. */
export const crossPageRules: Rule = function* (draft) {
  for (const [path, page] of draft.pages) {
    for (const rule of kindOf(page).crossPageRules ?? []) {
      for (const problem of rule(page, draft)) yield { file: pageFile(path), ...problem }
    }
  }
}
