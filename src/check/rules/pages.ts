import { memoize } from '../../catalogue/memoize.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { PageCheckContext, PageFinding, PageRule, Rule } from '../../pages/draftCatalogue.ts'
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
function findingsWith(context: PageCheckContext): (page: Page) => readonly PageFinding[] {
  return memoize((page: Page) => {
    const content = contentOfPage(page)
    return [
      ...(kindOf(page).rules ?? []).flatMap((find) => [...find(page, context)]),
      ...rulesOfAllKinds.flatMap((find) => [...find(page, context)]),
      ...contentRules.flatMap((find) => [...find(content, context)]),
    ]
  })
}

const findingsWithVocabulary = memoize((properties: Vocabulary) => findingsWith({ properties }))
const findingsWithoutVocabulary = findingsWith({})

/** Applies the rules within each page. */
export const pageRules: Rule = function* (draft) {
  const found =
    draft.properties === undefined
      ? findingsWithoutVocabulary
      : findingsWithVocabulary(draft.properties)
  for (const [path, page] of draft.pages) {
    const findings = found(page)
    if (findings.length === 0) continue
    const file = pageFile(path)
    for (const finding of findings) yield { file, ...finding }
  }
}

/** Applies the rules between a page and others; they are defined with its kind. */
export const crossPageRules: Rule = function* (draft) {
  for (const [path, page] of draft.pages) {
    for (const find of kindOf(page).crossPageRules ?? []) {
      for (const finding of find(page, draft)) yield { file: pageFile(path), ...finding }
    }
  }
}
