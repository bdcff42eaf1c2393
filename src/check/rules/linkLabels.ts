import { getOrCreate } from '../../catalogue/memoize.ts'
import { lettersAndDigits } from '../../catalogue/messageText.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { slugOf } from '../../catalogue/path.ts'
import type { FileProblem, JsonPath } from '../../catalogue/problem.ts'
import { pageFile, sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { pageFacts } from '../pageFacts.ts'
import { formatPointer } from '../pointer.ts'

/** The beginnings of the words of a name: `PVCSheets` -> `pvc`, `sheet`. */
function stems(name: string): string[] {
  const words = name.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2 ').toLowerCase()
  return (words.match(/[\p{L}\d]{3,}/gu) ?? []).map((word) => word.slice(0, 5))
}

/**
 * Compares names by their distinctive words: those that few pages have.
 * @returns a function that takes names (the name and those in the menus) and a path, and returns the
 *   page's heading if the name is unlike it
 */
function headingComparer(
  headings: ReadonlyMap<string, string>,
): (names: string[], path: string) => string | undefined {
  const names = Array.from(
    headings,
    ([path, heading]) => `${lettersAndDigits(heading)} ${slugOf(path).toLowerCase()}`,
  )
  const most = Math.max(2, names.length / 4)
  const distinctive = new Map<string, boolean>()
  const isDistinctive = (stem: string): boolean =>
    getOrCreate(distinctive, stem, () => names.filter((name) => name.includes(stem)).length <= most)
  const isLike = (name: string, other: string): boolean => {
    if (name === other) return true
    const [one, two] = [lettersAndDigits(name), lettersAndDigits(other)]
    return (
      one.includes(two) ||
      two.includes(one) ||
      stems(name).some((stem) => two.includes(stem) && isDistinctive(stem)) ||
      stems(other).some((stem) => one.includes(stem) && isDistinctive(stem))
    )
  }
  return (names, path) => {
    const heading = headings.get(path)
    if (heading === undefined) return undefined
    const [wanted = '', ...menu] = names
    const like = [heading, ...menu].some((other) => isLike(wanted, other))
    return like ? undefined : heading
  }
}

/** Reports a name that is unlike the heading of its page. */
function* report(
  file: string,
  jsonPath: JsonPath,
  name: string,
  heading?: string,
): Iterable<FileProblem> {
  if (heading === undefined) return
  const message = `"${name}" leads to the page called "${heading}"`
  const fix = 'Check that it leads to the right page.'
  yield { file, jsonPath, message, fix, warning: true }
}

/** A menu entry, a card or an alias has a name like that of the page to which it leads. */
export function* linkLabels({
  categories,
  aliases,
  pages,
  routes = {},
  sources,
}: DraftCatalogue): Iterable<FileProblem> {
  if (categories === undefined || aliases === undefined) return
  const headings = Array.from(
    pages,
    ([path, page]) => [path, pageFacts(page).heading ?? ''] as const,
  )
  const unlike = headingComparer(new Map(headings.filter(([, heading]) => heading !== '')))
  const home = pages.get('/')
  const cards = home?.kind === 'home' ? home.products.cards : []
  const menus = categories.categories.flatMap(({ label, path, items }, i) => [
    { name: label, path, jsonPath: ['categories', i, 'label'] },
    ...items.map((item, j) => ({ ...item, jsonPath: ['categories', i, 'items', j, 'name'] })),
  ])
  const inMenus = (path: string) =>
    menus.filter((link) => link.path === path).map(({ name }) => name)
  for (const { name, path, jsonPath } of menus) {
    yield* report(sharedFilePath('categories'), jsonPath, name, unlike([name], path))
  }
  const listed = sources?.entries.map(({ file, pointer }) => file + pointer) ?? []
  for (const [alias, path] of Object.entries(aliases)) {
    // Values with an entry there are launch questions.
    if (listed.includes(sharedFilePath('aliases') + formatPointer([alias]))) continue
    if (ownValue(routes, alias) !== undefined) continue
    const titles = cards.flatMap((card) => (card.path === alias ? card.title : []))
    const unlikeHeadings = [slugOf(alias), ...titles].map((name) =>
      unlike([name, ...inMenus(path)], path),
    )
    if (!unlikeHeadings.includes(undefined))
      yield* report(sharedFilePath('aliases'), [alias], alias, unlikeHeadings[0])
  }
  for (const [i, { title, path }] of cards.entries()) {
    const jsonPath = ['products', 'cards', i, 'title']
    yield* report(pageFile('/'), jsonPath, title, unlike([title, ...inMenus(path)], path))
  }
}
