import { kindOf } from '../../pages/pages.ts'
import type { Rule } from '../draft.ts'
import { pageFile, pagesOf } from '../files.ts'

/** What must hold within a page stands with its kind. */
export const ownRules: Rule = function* (draft) {
  for (const { file, page } of pagesOf(draft)) {
    for (const find of kindOf(page).rules ?? []) {
      for (const finding of find(page, draft)) yield { file, ...finding }
    }
  }
}

/** No two pages have one name: visitors and search engines could not tell them apart. */
export const headings: Rule = function* (draft) {
  const seen = new Map<string, string>()
  for (const { path, file, page } of pagesOf(draft)) {
    if (!('heading' in page)) continue
    const name = page.heading.toLowerCase()
    const other = seen.get(name)
    if (other !== undefined) {
      const message = `The page ${pageFile(other)} is called "${page.heading}" already`
      yield { file, spot: ['heading'], message, hint: 'Give each its own name.' }
    }
    seen.set(name, other ?? path)
  }
}
