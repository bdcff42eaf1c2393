import { distance } from 'fastest-levenshtein'
import { memoize } from '../../model/catalogue/memoize.ts'
import { slugOf } from '../../model/catalogue/path.ts'
import { joinWords, lettersAndDigits } from '../../model/format.ts'
import { pageFile } from '../../pages/files.ts'
import { factsOf, type Own, type PageFacts } from '../../pages/pageFacts.ts'
import type { PartialCatalogue, Rule } from '../../pages/partialCatalogue.ts'

type PageWithFacts = { path: string; facts: PageFacts }

/** The pages in the order in which they were declared: a copy comes after what it is a copy of. */
const pagesInOrder = memoize(
  ({ pages, routes = {} }: PartialCatalogue): readonly PageWithFacts[] => {
    const paths = new Set([...Object.keys(routes), ...pages.keys()])
    return [...paths].flatMap((path) => {
      const page = pages.get(path)
      return page === undefined ? [] : [{ path, facts: factsOf(page) }]
    })
  },
)

/** How far the name of a page's file is from its heading, letter by letter. */
function distanceFromFileName({ path, facts: { heading = '' } }: PageWithFacts): number {
  return distance(slugOf(path).toLowerCase(), lettersAndDigits(heading))
}

/**
 * No two pages have one name: visitors and search engines could not tell them apart. It is told of
 * the page whose file is called otherwise, and so has the heading of another.
 */
export const uniqueHeadings: Rule = function* (draft) {
  const seen = new Map<string, PageWithFacts>()
  for (const told of pagesInOrder(draft)) {
    const { heading } = told.facts
    if (heading === undefined) continue
    const name = heading.toLowerCase()
    const other = seen.get(name)
    seen.set(name, told)
    if (other === undefined) continue
    const [right, wrong] =
      distanceFromFileName(other) <= distanceFromFileName(told) ? [other, told] : [told, other]
    seen.set(name, right)
    const message = `The page ${pageFile(right.path)} is called "${heading}" already`
    const hint = 'Give each its own name.'
    yield { file: pageFile(wrong.path), spot: ['heading'], message, hint }
  }
}

/** The parts that are written in words; the others are figures. */
const words = ['tagline', 'summary', 'description', 'whyChoose', 'applications', 'whyGujarat']

/** What two pages share: of each page the parts that say the same. */
type Shared = { mine: Own[]; theirs: Own[] }

/** Whether what two pages share names the later one, or that one's name fits it better. */
function isOriginal({ mine, theirs }: Shared, told: PageWithFacts, other: PageWithFacts): boolean {
  if ((told.facts.heading ?? '') === (other.facts.heading ?? '')) {
    return distanceFromFileName(told) < distanceFromFileName(other)
  }
  return mine.some(({ named }) => named) && !theirs.some(({ named }) => named)
}

const numbers = new Map<string, number>()

/** The prints of a page's own parts as numbers, by which they are found ten times as fast. */
const numbered = memoize(({ own }: PageFacts): readonly number[] =>
  own.map(({ print }) => {
    const number = numbers.get(print) ?? numbers.size
    numbers.set(print, number)
    return number
  }),
)

/** No page says what another says: what was copied with it would be told of the wrong product. */
export const copiedPages: Rule = function* (draft) {
  // By the number of a print, who has said it first.
  const first: PageWithFacts[] = []
  for (const told of pagesInOrder(draft)) {
    const same = new Map<PageWithFacts, Shared>()
    for (const [i, number] of numbered(told.facts).entries()) {
      const other = first[number]
      first[number] = other ?? told
      const mine = told.facts.own[i]
      const theirs = other?.facts.own[numbered(other.facts).indexOf(number)]
      if (other === undefined || mine === undefined || theirs === undefined) continue
      const shared = same.get(other) ?? { mine: [], theirs: [] }
      shared.mine.push(mine)
      shared.theirs.push(theirs)
      same.set(other, shared)
    }
    for (const [other, shared] of same) {
      const parts = shared.mine.map(({ part }) => part)
      const [copy, model] = isOriginal(shared, told, other) ? [other, told] : [told, other]
      const copied = parts.filter((part) => words.includes(part)).length > 1
      yield {
        file: pageFile(copy.path),
        spot: parts.slice(0, 1),
        message: `This page has the same ${joinWords(parts)} as ${pageFile(model.path)}`,
        hint: 'Write what is true of this product alone.',
        ...(copied ? {} : { warning: true }),
      }
    }
  }
}
