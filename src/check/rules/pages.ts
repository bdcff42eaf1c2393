import type { Rule } from '../draft.ts'
import { pageFile } from '../files.ts'

/** No two pages have one name: visitors and search engines could not tell them apart. */
export const headings: Rule = function* ({ pages }) {
  const seen = new Map<string, string>()
  for (const [slug, { heading }] of pages) {
    const name = heading.toLowerCase()
    const other = seen.get(name)
    if (other !== undefined) {
      const message = `The page ${pageFile(other)} is called "${heading}" already`
      yield { file: pageFile(slug), spot: ['heading'], message, hint: 'Give each its own name.' }
    }
    seen.set(name, other ?? slug)
  }
}
