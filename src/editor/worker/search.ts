import MiniSearch from 'minisearch'
import { memoize } from '../../catalogue/memoize.ts'
import { referenceFields } from '../../catalogue/schemas/sources.ts'
import { labelledValues } from '../../check/labelledValues.ts'
import { formatPointer } from '../../check/pointer.ts'
import { pathOfPageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

/** A page, or a text or figure of one, that was searched for. */
type SearchMatch = {
  file: string
  /** '' for the page itself. */
  pointer: string
  page: string
  label: string
  text: string
}

/** The best matches, in order, and the number of all matches. */
type EditorSearchResult = { matches: readonly SearchMatch[]; total: number }

/** The maximum number of matches that are shown. */
const MOST_MATCHES = 80

/** The fields in which each word of a query is looked for. */
const FIELDS = ['name', 'label', 'text']

/** Everything that can be found: the pages by their names and short addresses, and all that is on them. */
const indexOf = memoize((draft: DraftCatalogue) => {
  const index = new MiniSearch<SearchMatch & { id: string; name: string }>({
    fields: [...FIELDS, 'page'],
    // A figure is one word: 0.71.
    tokenize: (text) => text.match(/\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu) ?? [],
    storeFields: ['file', 'pointer', 'page', 'label', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { label: 2 } },
  })
  const aliases = Object.entries(draft.aliases ?? {})
  const paths = new Set([...Object.keys(draft.routes ?? {}), ...aliases.map(([path]) => path)])
  for (const { file, path, name: page, values } of labelledValues(draft)) {
    const short = aliases.flatMap(([address, to]) => (to === path ? [address] : [])).join(', ')
    index.add({ id: file, file, pointer: '', page, name: page, label: '', text: short })
    for (const { jsonPath, label, items } of values) {
      // A reference to another place is not text to be found.
      const isPath = items.length > 0 && items.every((item) => paths.has(item))
      if (isPath || Object.hasOwn(referenceFields, String(jsonPath.at(-1)))) continue
      const [pointer, text] = [formatPointer(jsonPath), items.join(', ')]
      // By the name of its page that page is found, and not all that is on it.
      index.add({ id: `${file} ${pointer}`, file, pointer, page, name: '', label, text })
    }
  }
  return index
})

/** A page comes before what is on it, and that before the files that are no pages. */
function boostOf({ file, pointer }: Pick<SearchMatch, 'file' | 'pointer'>): number {
  if (pathOfPageFile(file) === undefined) return 1
  return pointer === '' ? 20 : 3
}

/**
 * The pages, texts and figures with all words of a query, the best first. If a word is in the label of a field, the
 * others may be in the name of its page: "ridged thickness".
 */
export function searchCatalogue(draft: DraftCatalogue, query: string): EditorSearchResult {
  const search = (fields: string[]) =>
    indexOf(draft).search(query, {
      fields,
      boostDocument: (_id, _term, { file, pointer } = {}) =>
        boostOf({ file: String(file), pointer: String(pointer) }),
    })
  const exact = new Set(search(FIELDS).map(({ id }) => id))
  const all = search([...FIELDS, 'page']).filter(
    ({ id, match }) =>
      exact.has(id) || Object.values(match).some((fields) => fields.includes('label')),
  )
  const matches = all.slice(0, MOST_MATCHES).map(({ file, pointer, page, label, text }) => ({
    file,
    pointer,
    page,
    label,
    text,
  }))
  return { matches, total: all.length }
}
