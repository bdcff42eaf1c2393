import { translationFile } from '../../model/catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../model/catalogue/intl.ts'
import { quote } from '../../model/format.ts'
import type { Finding } from '../../model/problem.ts'
import type { Translation } from '../../model/shape/translation.ts'
import { didYouMean } from '../../model/suggest.ts'
import { fileOf, pageFile, parts } from '../../pages/files.ts'
import type { PartialCatalogue, Rule } from '../../pages/partialCatalogue.ts'
import { valueOfFile } from '../references.ts'
import { isTranslated } from '../translation/mapTexts.ts'
import { textStates } from '../translation/translate.ts'

function formsOf(text: PluralTexts): string[] {
  if (typeof text === 'string') return [text]
  return Object.values(text).filter((form) => form !== undefined)
}

/** The figures of a text, in any order: a language may have another. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([figure]) => figure).toSorted()
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([gap]) => gap).toSorted()
}

/** What of one list is not in the other, each as often as it is there. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** What a translation has more or less than the text that it was made from: figures, gaps. */
function* differences(english: PluralTexts, text: PluralTexts): Iterable<string> {
  const [fullest = ''] = formsOf(english).toSorted((a, b) => gapsOf(b).length - gapsOf(a).length)
  for (const form of formsOf(text)) {
    for (const read of [figuresOf, gapsOf]) {
      // A plural form need not say the number that it is for.
      const needed = read(fullest).filter((one) => typeof text === 'string' || one !== '{count}')
      const missing = without(needed, read(form))
      const added = without(read(form), read(fullest))
      if (missing.length > 0) yield `${missing.map(quote).join(', ')} is missing`
      if (added.length > 0) yield `${added.map(quote).join(', ')} is not in the English text`
    }
  }
}

/** The languages' folders hold the words of files that are there, in languages that the site has. */
const translations: Rule = function* (draft): Iterable<Finding> {
  const languages = draft.site?.languages?.others.map(({ key }) => key) ?? []
  const known = [...parts.map(fileOf), ...Array.from(draft.paths, pageFile)].filter(isTranslated)
  for (const [language, files] of draft.translations) {
    for (const [of, translation] of files) {
      const file = translationFile(language, of)
      if (draft.site !== undefined && !languages.includes(language)) {
        const message = `The site has no language "${language}"`
        const hint = didYouMean(language, languages, 'Add it to "languages" in data/site.json.')
        yield { file, message, hint }
      } else if (!known.includes(of)) {
        const message = `There is no ${of} with texts to translate`
        yield { file, message, hint: didYouMean(of, known, 'Delete this file, or rename it.') }
      } else yield* inFile(draft, of, file, translation)
    }
  }
}

function* inFile(
  draft: PartialCatalogue,
  of: string,
  file: string,
  translation: Translation,
): Iterable<Finding> {
  const value = valueOfFile(of, draft)
  if (value === undefined) return
  const states = textStates(of, value, translation)
  for (const { english, state, found } of states) {
    if (found === undefined) continue
    const spot = [found.at, 'text']
    if (state === 'stale') {
      const message = `The English text has changed since this was made from it: ${quote(shown(english))}`
      const hint = `Write it anew with "npm run translate -- next". Until then the page shows the English.`
      yield { file, spot, message, hint, warning: true }
    } else {
      for (const message of differences(english, found.text)) {
        yield { file, spot, message, hint: `The English text is ${quote(shown(english))}.` }
      }
    }
  }
  const used = new Set(states.map(({ found }) => found?.at))
  for (const pointer of Object.keys(translation)) {
    if (used.has(pointer)) continue
    const message = `There is no text at "${pointer}" of ${of} any more`
    const hint = 'Delete these lines.'
    yield { file, spot: [pointer], key: true, message, hint, warning: true }
  }
}

function shown(text: PluralTexts): string {
  return typeof text === 'string' ? text : text.other
}

export const translationRules = { translations }
