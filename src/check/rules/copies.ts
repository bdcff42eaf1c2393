import { distance } from 'fastest-levenshtein'
import { memoize } from '../../catalogue/memoize.ts'
import { lettersAndDigits } from '../../catalogue/messageText.ts'
import { slugOf } from '../../catalogue/path.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import { type DraftCatalogue, pagesOf, type Rule } from '../../pages/draftCatalogue.ts'
import { repeatedNames } from '../../pages/shared/ruleHelpers.ts'
import { describeFile } from '../describePlace.ts'
import { type PageFacts, pageFacts, type UniquePart } from '../pageFacts.ts'

type PathFacts = { path: string; facts: PageFacts }

/** The pages in the order of `routes.json`, because a copy usually follows its original. */
const pagesInOrder = memoize(({ pages, routes = {} }: DraftCatalogue): readonly PathFacts[] => {
  const paths = new Set([...Object.keys(routes), ...pages.keys()])
  return [...paths].flatMap((path) => {
    const page = pages.get(path)
    return page === undefined ? [] : [{ path, facts: pageFacts(page) }]
  })
})

/** The edit distance between the name of a page's file and its heading. */
function distanceFromFileName({ path, facts: { heading = '' } }: PathFacts): number {
  return distance(slugOf(path).toLowerCase(), lettersAndDigits(heading))
}

/**
 * No two pages have the same heading: visitors and search engines could not distinguish them. The page
 * whose file name fits the heading less is reported.
 */
const uniqueHeadings: Rule = function* (draft) {
  const seen = new Map<string, PathFacts>()
  for (const page of pagesInOrder(draft)) {
    const { heading } = page.facts
    if (heading === undefined) continue
    const name = heading.toLowerCase()
    const other = seen.get(name)
    seen.set(name, page)
    if (other === undefined) continue
    const [right, wrong] =
      distanceFromFileName(other) <= distanceFromFileName(page) ? [other, page] : [page, other]
    seen.set(name, right)
    const named = describeFile(pageFile(right.path), draft)
    const message = `The page “${named}” already has the name "${heading}"`
    const fix = 'Give each page its own name.'
    yield { file: pageFile(wrong.path), jsonPath: ['heading'], message, fix }
  }
}

/** No two pages have the same title. */
const uniqueTitles: Rule = function* (draft) {
  const titled = pagesOf(draft).flatMap(({ file, page }) =>
    'title' in page && page.title !== undefined ? [{ file, title: page.title }] : [],
  )
  for (const { entry, first } of repeatedNames(titled, ({ title }) => title.toLowerCase())) {
    const page = describeFile(first.file, draft)
    const message = `The page “${page}” already has the title "${entry.title}"`
    const fix = 'Give each its own title.'
    yield { file: entry.file, jsonPath: ['title'], message, fix }
  }
}

/** The parts that two pages have in common. */
type Shared = { mine: UniquePart[]; theirs: UniquePart[] }

/** True if the later page is the original: the shared text names it, or its heading fits its file. */
function isOriginal({ mine, theirs }: Shared, page: PathFacts, other: PathFacts): boolean {
  if ((page.facts.heading ?? '') === (other.facts.heading ?? '')) {
    return distanceFromFileName(page) < distanceFromFileName(other)
  }
  return mine.some(({ hasHeading }) => hasHeading) && !theirs.some(({ hasHeading }) => hasHeading)
}

/** No page repeats the text or figures of another: they would describe the wrong product. */
const copiedPages: Rule = function* (draft) {
  // Hash of a part -> the first page that has it.
  const firstByHash = new Map<string, { page: PathFacts; part: UniquePart }>()
  for (const page of pagesInOrder(draft)) {
    const sharedWith = new Map<PathFacts, Shared>()
    for (const part of page.facts.uniqueParts) {
      const earlier = firstByHash.get(part.hash)
      if (earlier === undefined) {
        firstByHash.set(part.hash, { page, part })
        continue
      }
      const shared = sharedWith.get(earlier.page) ?? { mine: [], theirs: [] }
      shared.mine.push(part)
      shared.theirs.push(earlier.part)
      sharedWith.set(earlier.page, shared)
    }
    for (const [other, shared] of sharedWith) {
      const [copy, model] = isOriginal(shared, page, other) ? [other, page] : [page, other]
      const texts = shared.mine.filter(({ isText }) => isText)
      const copied = texts.length > 1
      // Figures of two products may be the same: that is a warning, once the texts differ.
      const parts = copied ? texts : shared.mine
      const original = describeFile(pageFile(model.path), draft)
      for (const { jsonPath } of parts) {
        yield {
          file: pageFile(copy.path),
          jsonPath,
          message: `The page “${original}” has the same here`,
          fix: 'Write what is true of this product only.',
          ...(copied ? {} : { warning: true }),
        }
      }
    }
  }
}

export const copyRules = { uniqueHeadings, uniqueTitles, copiedPages }
