import { memoize } from '../../catalogue/memoize.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { menuNames } from '../../check/describePlace.ts'
import { pageFile } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { singlePages } from '../../pages/pageSchemas.ts'
import type { SelectOption } from '../controls/Select.tsx'

/** The name of each page, by path. */
export const pageNames = memoize((draft: DraftCatalogue): ReadonlyMap<string, string> => {
  const names = new Map(menuNames(draft))
  for (const path of singlePages.keys()) {
    names.set(path, fileTitle(pageFile(path)))
  }
  return names
})

/** Every path that a link may have, with the name of its page: `Clip sheets (/Clipsheet)`. */
export function pathChoices(draft: DraftCatalogue): SelectOption[] {
  const { routes = {}, aliases = {} } = draft
  const names = pageNames(draft)
  const paths = [...Object.keys(routes), ...Object.keys(aliases)]
  return [...new Set(paths)].map((value) => {
    const name = names.get(ownValue(aliases, value) ?? value)
    return { value, label: name === undefined ? value : `${name} (${value})` }
  })
}
