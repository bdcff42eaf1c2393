import { glossaryFile, translationFile } from '../../catalogue/catalogueFiles.ts'
import { quote } from '../../catalogue/format.ts'
import type { Finding } from '../../catalogue/problem.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'
import type { Translation } from '../../catalogue/schemas/translation.ts'
import { didYouMean } from '../../catalogue/suggest.ts'
import {
  pageFile,
  pathOfPageFile,
  schemaOfFile,
  sharedFilePath,
  sharedFiles,
} from '../../pages/dataFiles.ts'
import type { DraftCatalogue, Rule } from '../../pages/draftCatalogue.ts'
import { pointerOf, resolvePointer } from '../pointer.ts'
import { valueOfFile } from '../references.ts'
import { type TargetLanguage, translationFaults } from '../translation/faults.ts'
import { mainForm } from '../translation/forms.ts'
import { languagesOf } from '../translation/languages.ts'
import { isTranslated, translatedTexts } from '../translation/mapTexts.ts'
import { type TextState, textStates } from '../translation/translate.ts'

/** So many outdated texts of one file are reported one by one: a rewritten page is one warning. */
const MOST_STALE = 3

/** The languages' folders hold the words of files that are there, in languages that the site has. */
const translations: Rule = function* (draft): Iterable<Finding> {
  const languages = draft.site?.languages?.others.map(({ key }) => key) ?? []
  const known = [...sharedFiles.map(sharedFilePath), ...Array.from(draft.paths, pageFile)].filter(
    isTranslated,
  )
  const folders = new Set([...draft.translations.keys(), ...draft.glossaries.keys()])
  for (const language of folders) {
    const files = draft.translations.get(language) ?? new Map<string, Translation>()
    if (draft.site !== undefined && !languages.includes(language)) {
      const [of] = files.keys()
      const file = of === undefined ? glossaryFile(language) : translationFile(language, of)
      const message = `The site has no language "${language}"`
      const add = `Add it to "languages" in ${sharedFilePath('site')}, or delete this folder.`
      yield { file, message, hint: didYouMean(language, languages, add) }
      continue
    }
    for (const [of, translation] of files) {
      const file = translationFile(language, of)
      if (!known.includes(of)) {
        const message = `There is no file ${of} with texts to translate`
        const hint = didYouMean(of, known, 'Delete this file.')
        // What is left of a page that somebody has removed shows nowhere.
        yield { file, message, hint, ...(pathOfPageFile(of) !== undefined && { warning: true }) }
      } else yield* inFile(draft, language, of, translation)
    }
  }
}

type CheckResult = { value: object; glossary: Glossary | undefined; findings: readonly Finding[] }

/** What was found in each translation, with what it was compared to: few change between two checks. */
const cache = new WeakMap<Translation, CheckResult>()

function inFile(
  draft: DraftCatalogue,
  language: string,
  of: string,
  translation: Translation,
): readonly Finding[] {
  const value = valueOfFile(of, draft)
  if (value === undefined) return []
  const glossary = draft.glossaries.get(language)
  const before = cache.get(translation)
  if (before?.value === value && before.glossary === glossary) return before.findings
  const target = { key: language, glossary }
  const findings = [...compare(value, of, translation, target)]
  cache.set(translation, { value, glossary, findings })
  return findings
}

/** Compares a translation with its English file. */
function* compare(
  value: object,
  of: string,
  translation: Translation,
  target: TargetLanguage,
): Iterable<Finding> {
  const file = translationFile(target.key, of)
  const states = textStates(of, value, translation)
  for (const text of states) {
    if (text.state !== 'fresh' || text.found === undefined) continue
    const jsonPath = [text.found.at, 'text']
    for (const fault of translationFaults(text, text.found.text, target)) {
      yield { file, jsonPath, ...fault }
    }
  }
  yield* outdated(states, file, target.key)
  yield* leftOver(value, of, file, translation, states)
}

/** What was made from an English text that has changed since. */
function* outdated(
  states: readonly TextState[],
  file: string,
  language: string,
): Iterable<Finding> {
  const stale = states.flatMap(({ state, english, found }) =>
    state === 'stale' && found !== undefined ? [{ english, jsonPath: [found.at, 'text'] }] : [],
  )
  const hint = `Until it is translated again (npm run translate -- next ${language}), pages show the English.`
  for (const [i, { english, jsonPath }] of stale.entries()) {
    const now = `is now ${quote(mainForm(english))}`
    if (stale.length <= MOST_STALE) {
      const message = `The English text has changed since this was translated, and ${now}`
      yield { file, jsonPath, message, hint, warning: true }
    } else if (i === 0) {
      const message = `${stale.length} English texts have changed since they were translated. The first ${now}`
      yield { file, jsonPath, message, hint, warning: true }
    }
  }
}

/** Words for what is no text of the English file, and those of texts that are gone. */
function* leftOver(
  value: object,
  of: string,
  file: string,
  translation: Translation,
  states: readonly TextState[],
): Iterable<Finding> {
  const used = new Set(states.map(({ found }) => found?.at))
  const texts = new Set<string>()
  for (const { jsonPath } of translatedTexts(value, schemaOfFile(of)))
    texts.add(pointerOf(jsonPath))
  const unused = Object.keys(translation).filter((pointer) => !used.has(pointer))
  const isFact = (pointer: string) =>
    !texts.has(pointer) && Array.isArray(resolvePointer(value, pointer))
  for (const pointer of unused.filter(isFact)) {
    const message = `"${pointer}" of ${of} is not a text: it is the same in all languages`
    yield { file, jsonPath: [pointer], key: true, message, hint: 'Delete these lines.' }
  }
  const [gone = '', ...more] = unused.filter((pointer) => !isFact(pointer))
  if (gone === '') return
  const others = more.length === 0 ? '' : `, nor ${more.length} more`
  const message = `${of} no longer has the text that this translates${others}`
  const hint = 'Delete these lines (npm run fix does it).'
  yield { file, jsonPath: [gone], key: true, message, hint, warning: true }
}

/** Visitors read a language once a native reader has confirmed it. */
const confirmedLanguages: Rule = function* (draft) {
  for (const { name, jsonPath, published, confirmation } of languagesOf(draft)) {
    if (!published || confirmation === 'confirmed') continue
    const message = `The ${name} texts are published, but no native reader has confirmed them`
    const add = `Add an entry for "${pointerOf([...jsonPath, 'name'])}" of ${sharedFilePath('site')} to ${sharedFilePath('sources')}, and let a native reader confirm it.`
    const ask = 'Let one confirm them under "Questions" in the editor, or write "published": false.'
    const hint = confirmation === 'unlisted' ? add : ask
    yield {
      file: sharedFilePath('site'),
      jsonPath: [...jsonPath, 'published'],
      message,
      hint,
      warning: true,
    }
  }
}

export const translationRules = { translations, confirmedLanguages }
