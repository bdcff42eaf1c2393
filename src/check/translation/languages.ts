import type { JsonPath } from '../../catalogue/problem.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { pointerOf } from '../pointer.ts'
import { leadsTo } from '../references.ts'
import { changedSince } from '../sources.ts'

/** The English name of a language: `gu` -> `Gujarati`. */
export function languageName(key: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(key) ?? key
}

/** A language of the site, and whether a native reader has confirmed its texts. */
type SiteLanguageState = {
  key: string
  /** In English. */
  name: string
  /** Its place in `site.json`. */
  jsonPath: JsonPath
  published: boolean
  /** "unlisted": no entry of `sources.json` is about it. */
  confirmation: 'confirmed' | 'open' | 'unlisted'
}

/** The languages of the site besides English. The entry about the texts of one is about its name. */
export function languagesOf(draft: DraftCatalogue): SiteLanguageState[] {
  const { others = [] } = draft.site?.languages ?? {}
  const entries = draft.sources?.entries.filter(({ file }) => file === sharedFilePath('site')) ?? []
  return others.map(({ key, published }, i) => {
    const jsonPath = ['languages', 'others', i]
    const place = { file: sharedFilePath('site'), pointer: pointerOf([...jsonPath, 'name']) }
    const entry = entries.find((one) => leadsTo(one, place, draft))
    const isConfirmed = entry?.confirmed !== undefined && changedSince(draft, entry) === undefined
    const confirmation = isConfirmed ? 'confirmed' : entry === undefined ? 'unlisted' : 'open'
    return { key, name: languageName(key), jsonPath, published, confirmation }
  })
}
