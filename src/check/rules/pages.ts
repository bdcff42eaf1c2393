import { memoize } from '../../model/catalogue/memoize.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'
import { pageFile } from '../../pages/files.ts'
import { kindOf } from '../../pages/pages.ts'
import type { PageFinding, PageRule, Rule, Words } from '../../pages/partialCatalogue.ts'
import type { Page } from '../../pages/shapes.ts'
import { pageFigures } from './figures.ts'
import { duplicatePageEntries, pageTexts, summary } from './texts.ts'

/** The rules for pages of every kind; those for one kind are defined with it. */
const rulesOfAllKinds: readonly PageRule<Page>[] = [
  pageFigures,
  pageTexts,
  duplicatePageEntries,
  summary,
]

/** The findings within a page, by a vocabulary. */
function findingsWith(words: Words): (page: Page) => readonly PageFinding[] {
  return memoize((page: Page) => [
    ...(kindOf(page).rules ?? []).flatMap((find) => [...find(page, words)]),
    ...rulesOfAllKinds.flatMap((find) => [...find(page, words)]),
  ])
}

const findingsWithVocabulary = memoize((properties: Vocabulary) => findingsWith({ properties }))
const findingsWithoutVocabulary = findingsWith({})

/** The rules within each page hold. */
export const withinPages: Rule = function* (draft) {
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

/** The relations between a page and others hold; they are defined with its kind. */
export const pageRelations: Rule = function* (draft) {
  for (const [path, page] of draft.pages) {
    for (const find of kindOf(page).relations ?? []) {
      for (const finding of find(page, draft)) yield { file: pageFile(path), ...finding }
    }
  }
}
