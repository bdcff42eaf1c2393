import { translationFolder } from '../../catalogue/catalogueFiles.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import type { Confirmation } from '../../catalogue/schemas/sources.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'

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
  /** Who has read its texts last. */
  confirmation?: Confirmation
}

/** The languages of the site besides English. */
export function languagesOf(draft: DraftCatalogue): SiteLanguageState[] {
  const { others = [] } = draft.site?.languages ?? {}
  return others.map(({ key, published }, i) => ({
    key,
    name: languageName(key),
    jsonPath: ['languages', 'others', i],
    published,
    confirmation: ownValue(draft.sources?.confirmed ?? {}, translationFolder(key))?.at(-1),
  }))
}
