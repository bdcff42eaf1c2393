import type { JsonPath } from '../../catalogue/problem.ts'
import type { Source } from '../../catalogue/schemas/sources.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { formatPointer } from '../pointer.ts'
import { referenceMatches } from '../references.ts'
import { changedSinceConfirmation } from '../sources.ts'

/** The English name of a language: `gu` -> `Gujarati`. */
export function languageName(key: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(key) ?? key
}

/** A language of the site, and whether a native reader has confirmed its texts. */
type SiteLanguageState = {
  key: string
  /** In English. */
  name: string
  /** Its location in `site.json`. */
  jsonPath: JsonPath
  published: boolean
  /** "unlisted": `sources.json` has no entry for it. */
  confirmation: 'confirmed' | 'open' | 'unlisted'
}

/**
 * The languages of the site besides English. The entry of `sources.json` for the texts of a language
 * refers to the field with its name.
 */
export function languagesOf(draft: DraftCatalogue): SiteLanguageState[] {
  const { others = [] } = draft.site?.languages ?? {}
  const entries = draft.sources?.entries.filter(({ file }) => file === sharedFilePath('site')) ?? []
  return others.map(({ key, published }, i) => {
    const jsonPath = ['languages', 'others', i]
    const nameField = {
      file: sharedFilePath('site'),
      pointer: formatPointer([...jsonPath, 'name']),
    }
    const entry = entries.find((source) => referenceMatches(source, nameField, draft))
    const confirmation = confirmationOf(entry, draft)
    return { key, name: languageName(key), jsonPath, published, confirmation }
  })
}

/** A confirmation counts only for the value that was confirmed. */
function confirmationOf(
  entry: Source | undefined,
  draft: DraftCatalogue,
): SiteLanguageState['confirmation'] {
  if (entry === undefined) return 'unlisted'
  const isConfirmed =
    entry.confirmed !== undefined && changedSinceConfirmation(draft, entry) === undefined
  return isConfirmed ? 'confirmed' : 'open'
}
