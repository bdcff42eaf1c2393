import { languagesOf } from '../../check/translation/languages.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import { draftFor } from '../edit/draftFor.ts'
import { changeValue, editFile } from '../edit/editJson.ts'
import type { ChangedTexts, Texts } from '../edit/session.ts'

const file = sharedFilePath('site')

/** The state of a language: whether it is published, and who has read it; undefined if the site does not have it. */
export function publishedLanguage(draft: DraftCatalogue, language: string) {
  const state = languagesOf(draft).find(({ key }) => key === language)
  if (state === undefined) return undefined
  const { name, jsonPath, published, confirmation } = state
  const freshShare = draft.site?.languages?.freshShare ?? 0
  return { name, jsonPath, published, confirmation, freshShare }
}

/** Puts a language on the website, or takes it off. */
export function publishLanguage(now: Texts, language: string, published: boolean): ChangedTexts {
  const draft = draftFor({ texts: now, pictures: new Map() })
  const state = publishedLanguage(draft, language)
  const text = now.get(file)
  if (state === undefined || text === undefined) return new Map()
  const path = [...state.jsonPath, 'published']
  return new Map([[file, editFile(file, text, (site) => changeValue(site, path, published))]])
}
