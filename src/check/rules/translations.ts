import { glossaryFile, translationFile } from '../../catalogue/catalogueFiles.ts'
import { quote } from '../../catalogue/messageText.ts'
import type { FileProblem } from '../../catalogue/problem.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'
import type { Vocabulary } from '../../catalogue/schemas/properties.ts'
import { type Translation, textsOfEntry } from '../../catalogue/schemas/translation.ts'
import { nearestWord, suggestFix } from '../../catalogue/suggest.ts'
import { pageFile, pathOfPageFile, sharedFilePath, sharedFiles } from '../../pages/dataFiles.ts'
import type { DraftCatalogue, Rule } from '../../pages/draftCatalogue.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { describeFile } from '../describePlace.ts'
import { formWords } from '../formWords.ts'
import { formatPointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { languagesOf } from '../translation/languages.ts'
import { isTranslatedFile } from '../translation/mapTexts.ts'
import { mainForm } from '../translation/pluralForms.ts'
import { sharesTranslation, type TextState, textStates } from '../translation/translate.ts'
import { type TargetLanguage, translationFaults } from '../translation/translationFaults.ts'

/** Up to this many outdated texts of a file are reported one by one; more become one warning. */
const MOST_STALE = 3

/** Every language folder belongs to a language of the site, and translates only existing files. */
const translations: Rule = function* (draft): Iterable<FileProblem> {
  const languages = draft.site?.languages?.others.map(({ key }) => key) ?? []
  const translatedFiles = [
    ...sharedFiles.map(sharedFilePath),
    ...Array.from(draft.paths, pageFile),
  ].filter(isTranslatedFile)
  const folders = new Set([...draft.translations.keys(), ...draft.glossaries.keys()])
  for (const language of folders) {
    const files = draft.translations.get(language) ?? new Map<string, Translation>()
    if (draft.site !== undefined && !languages.includes(language)) {
      const [of] = files.keys()
      const file = of === undefined ? glossaryFile(language) : translationFile(language, of)
      const message = `The site has no language "${language}"`
      const fix = suggestFix(
        language,
        languages,
        `Add it to the languages in “${fileTitle(sharedFilePath('site'))}”, or delete its folder of texts.`,
      )
      yield { file, message, fix }
      continue
    }
    for (const [of, translation] of files) {
      const file = translationFile(language, of)
      if (!translatedFiles.includes(of)) {
        const message = 'What these texts translate is no longer there'
        const near = nearestWord(of, translatedFiles)
        const fix = near === undefined ? 'Delete this file.' : `Did you mean "${near}"?`
        // Translations of a removed page are not shown anywhere.
        yield { file, message, fix, ...(pathOfPageFile(of) !== undefined && { warning: true }) }
      } else yield* problemsOf(draft, language, of, translation)
    }
  }
}

type CachedProblems = {
  value: object
  glossary: Glossary | undefined
  properties: Vocabulary | undefined
  problems: readonly FileProblem[]
}

/** The problems of each translation with their inputs: few change between two checks. */
const cache = new WeakMap<Translation, CachedProblems>()

/** The problems of one translation file; cached while its inputs are the same. */
function problemsOf(
  draft: DraftCatalogue,
  language: string,
  of: string,
  translation: Translation,
): readonly FileProblem[] {
  const value = valueOfFile(of, draft)
  if (value === undefined) return []
  const glossary = draft.glossaries.get(language)
  const before = cache.get(translation)
  const { properties } = draft
  const isSame = before?.glossary === glossary && before?.properties === properties
  if (before?.value === value && isSame) return before.problems
  const target = { key: language, glossary }
  const problems = [...compare(value, of, translation, target, draft)]
  cache.set(translation, { value, glossary, properties, problems })
  return problems
}

/** Compares a translation with its English file. */
function* compare(
  value: object,
  of: string,
  translation: Translation,
  target: TargetLanguage,
  draft: DraftCatalogue,
): Iterable<FileProblem> {
  const file = translationFile(target.key, of)
  const states = textStates(of, value, translation)
  for (const text of states) {
    if (text.state !== 'fresh' || text.found === undefined) continue
    // A translation of several texts is checked once.
    if (sharesTranslation(text, states)) continue
    for (const fault of translationFaults(text, text.found.text, target)) {
      yield { file, jsonPath: text.found.at, ...fault }
    }
  }
  yield* outdated(states, file)
  yield* leftOver({ of, file, translation, states }, draft)
}

/** Reports translations whose English text has changed. */
function* outdated(states: readonly TextState[], file: string): Iterable<FileProblem> {
  const stale = states.flatMap((text) => {
    const { state, english, found } = text
    return state === 'stale' && found !== undefined && !sharesTranslation(text, states)
      ? [{ english, jsonPath: found.at }]
      : []
  })
  const fix = 'Until it is translated again, pages show the English.'
  for (const [i, { english, jsonPath }] of stale.entries()) {
    const now = `is now ${quote(mainForm(english))}`
    if (stale.length <= MOST_STALE) {
      const message = `The English text has changed since this was translated, and ${now}`
      yield { file, jsonPath, message, fix, warning: true }
    } else if (i === 0) {
      const message = `${stale.length} English texts have changed since they were translated. The first ${now}`
      yield { file, jsonPath, message, fix, warning: true }
    }
  }
}

/** A translation, and the texts of its English file. */
type Compared = {
  of: string
  file: string
  translation: Translation
  states: readonly TextState[]
}

/** Reports translations of texts that the English file does not have, or not at that place. */
function* leftOver(
  { of, file, translation, states }: Compared,
  draft: DraftCatalogue,
): Iterable<FileProblem> {
  const used = new Set(states.flatMap(({ found }) => (found ? [formatPointer(found.at)] : [])))
  const unused = Object.entries(translation).flatMap(([english, entry]) =>
    textsOfEntry(entry).flatMap(({ place, steps }) =>
      used.has(formatPointer([english, ...steps])) ? [] : [{ english, place }],
    ),
  )
  const [gone, ...more] = unused
  if (gone === undefined) return
  const { english, place } = gone
  const at = place === undefined ? '' : ` at ${quote(place)}`
  const others = more.length === 0 ? '' : `, nor ${more.length} more`
  const message = `“${describeFile(of, draft)}” does not have the text ${quote(english)}${at}${others}`
  const jsonPath = place === undefined ? [english] : [english, place]
  // The one fix that deletes a text that a person wrote.
  const fix = `If you still need the translation, copy it to the file that has this English text, or correct the English here. "${formWords.fix}" in the editor and "npm run fix" delete it.`
  yield { file, jsonPath, key: true, message, fix, warning: true }
}

/** Published languages have been confirmed by a native reader. */
const confirmedLanguages: Rule = function* (draft) {
  for (const { name: language, jsonPath, published, confirmation } of languagesOf(draft)) {
    if (!published || confirmation !== undefined) continue
    const message = `The ${language} texts are published, but no native reader has confirmed them`
    const fix = `Let one confirm them under "${formWords.translations}" in the editor, or do not publish them yet.`
    yield {
      file: sharedFilePath('site'),
      jsonPath: [...jsonPath, 'published'],
      message,
      fix,
      warning: true,
    }
  }
}

export const translationRules = { translations, confirmedLanguages }
