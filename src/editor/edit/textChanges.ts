import { translationFile } from '../../catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { countedNoun } from '../../catalogue/messageText.ts'
import type { Place } from '../../catalogue/place.ts'
import type { JsonPath } from '../../catalogue/problem.ts'
import { describeField, describeFile } from '../../check/describePlace.ts'
import { formatPointer } from '../../check/pointer.ts'
import { valueOfFile } from '../../check/references.ts'
import { isTranslatedFile, translatedTexts } from '../../check/translation/mapTexts.ts'
import {
  catalogueTextStates,
  sharesTranslation,
  textStates,
} from '../../check/translation/translate.ts'
import { pageFile, schemaOfFile, sharedFilePath, sharedFiles } from '../../pages/dataFiles.ts'
import type { DraftCatalogue } from '../../pages/draftCatalogue.ts'
import type { CatalogueEdit } from './catalogueEdit.ts'
import type { ReplacedSpan, TextReplacement } from './replaceInText.ts'

/** A text that visitors read, with its place. */
export type TextPlace = {
  file: string
  jsonPath: JsonPath
  text: string
  /** The key of its language; left out: the site's own. */
  language?: string
  /** The English file and the place in it, if it is a translation. */
  of?: Place
}

/** A text with what will replace it, as a person reads it. */
export type TextChange = {
  /** Unique among the changes. */
  key: string
  file: string
  jsonPath: JsonPath
  /** The name of its language; left out: the site's own. */
  language?: string
  /** The name of its page or list, and the fields that lead to it there. */
  page: string
  label: string
  before: string
  after: string
  /** The parts of the text that are replaced. */
  spans: readonly ReplacedSpan[]
  /** `always`: required by the task. `no`: made only if a person ticks it. */
  chosen?: 'always' | 'no'
}

/** The single texts of a text that may have plural forms. */
function* formsOf(text: PluralTexts, jsonPath: JsonPath) {
  if (typeof text === 'string') yield { text, jsonPath }
  else {
    for (const [form, one] of Object.entries(text)) {
      if (one !== undefined) yield { text: one, jsonPath: [...jsonPath, form] }
    }
  }
}

/** True for texts that belong to a number: a unit, and a phone number, which a task changes in all its forms. */
function isOfNumber(file: string, [field, ...rest]: JsonPath): boolean {
  if (file === sharedFilePath('properties')) return field === 'units'
  const isPhone = field === 'phone' || field === 'otherPhones'
  return file === sharedFilePath('site') && isPhone && rest.at(-1) === 'display'
}

/** All texts of the catalogue that visitors read, then those of its translations. No key, address or unit is one. */
export function* catalogueTexts(draft: DraftCatalogue): Iterable<TextPlace> {
  const files = [...sharedFiles.map(sharedFilePath), ...Array.from(draft.pages.keys(), pageFile)]
  for (const file of files.filter(isTranslatedFile)) {
    for (const { text, jsonPath } of translatedTexts(
      valueOfFile(file, draft),
      schemaOfFile(file),
    )) {
      if (isOfNumber(file, jsonPath)) continue
      for (const one of formsOf(text, jsonPath)) yield { file, ...one }
    }
  }
  for (const [language, translations] of draft.translations) {
    for (const [english, translation] of translations) {
      const file = translationFile(language, english)
      const states = textStates(english, valueOfFile(english, draft), translation)
      for (const state of states) {
        const { jsonPath, found } = state
        if (found === undefined || sharesTranslation(state, states)) continue
        const of = { file: english, jsonPath }
        if (isOfNumber(english, jsonPath)) continue
        for (const one of formsOf(found.text, found.at)) yield { file, ...one, language, of }
      }
    }
  }
}

/** A change of a text, described as a person reads it. */
export function textChange(
  draft: DraftCatalogue,
  { file, jsonPath, text, language, of = { file, jsonPath } }: TextPlace,
  { after, spans }: TextReplacement,
): TextChange {
  const languages = draft.site?.languages?.others ?? []
  return {
    key: `${file} ${formatPointer(jsonPath)}`,
    file,
    jsonPath,
    language: languages.find(({ key }) => key === language)?.name ?? language,
    page: describeFile(of.file, draft),
    label: describeField(of, draft),
    before: text,
    after,
    spans,
  }
}

/** The number of up-to-date translations, by language. */
function freshTranslations(draft: DraftCatalogue): Map<string, number> {
  const counts = Array.from(draft.translations.keys(), (language) => {
    const states = catalogueTextStates(draft, language)
    return [language, states.filter(({ state }) => state === 'fresh').length] as const
  })
  return new Map(counts)
}

/** Writes changed texts, and reports how many translations they make out of date. */
export function applyTextChanges(work: CatalogueEdit, changes: readonly TextChange[]): void {
  const before = freshTranslations(work.draft)
  for (const { file, jsonPath, after } of changes) work.change(file, jsonPath, after)
  const { draft } = work
  const names = new Map(draft.site?.languages?.others.map(({ key, name }) => [key, name]))
  for (const [language, fresh] of freshTranslations(draft)) {
    const outdated = (before.get(language) ?? 0) - fresh
    if (outdated <= 0) continue
    const name = names.get(language) ?? language
    work.report(`${name}: ${countedNoun(outdated, 'translation')} to look at again`)
  }
}
