import { memoize } from '../../model/catalogue/memoize.ts'
import type { Vocabulary } from '../../model/shape/properties.ts'
import { pageFile } from '../../pages/files.ts'
import { kindOf } from '../../pages/pages.ts'
import type { PageFinding, PageRule, Rule, Words } from '../../pages/partialCatalogue.ts'
import type { Page } from '../../pages/shapes.ts'
import { pageFigures } from './figures.ts'
import { duplicatePageEntries, pageTexts, summary } from './texts.ts'

/** What must hold within a page of any kind; what must within one kind stands with that. */
const rulesOfAllKinds: readonly PageRule<Page>[] = [
  pageFigures,
  pageTexts,
  duplicatePageEntries,
  summary,
]

/** What is found within a page, by the words of a vocabulary. */
function findingsWith(words: Words): (page: Page) => readonly PageFinding[] {
  return memoize((page: Page) => [
    ...(kindOf(page).rules ?? []).flatMap((find) => [...find(page, words)]),
    ...rulesOfAllKinds.flatMap((find) => [...find(page, words)]),
  ])
}

const findingsWithVocabulary = memoize((properties: Vocabulary) => findingsWith({ properties }))
const findingsWithoutVocabulary = findingsWith({})

/** What must hold within each page. */
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

/** What must hold between a page and others stands with its kind. */
export const pageRelations: Rule = function* (draft) {
  for (const [path, page] of draft.pages) {
    for (const find of kindOf(page).relations ?? []) {
      for (const finding of find(page, draft)) yield { file: pageFile(path), ...finding }
    }
  }
}
