import { quote, quotedChoice } from '../../catalogue/format.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'
import { termsIn } from './glossary.ts'
import { languageName } from './languages.ts'
import { formsOf, mainForm } from './pluralForms.ts'
import type { TextState } from './translate.ts'

/** A fault of a translation, and how to fix it. */
type TranslationFault = { message: string; hint: string }

/** A language of the site, and its glossary if it has one. */
export type TargetLanguage = { key: string; glossary?: Glossary | undefined }

/** The figures of a text, in the digits of any script. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)].map(([figure]) => figure)
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder)
}

/** The entries of a list without those of another one. An entry counts as often as it occurs. */
function without(list: readonly string[], removed: readonly string[]): string[] {
  const remaining = [...removed]
  return list.filter((entry) => {
    const index = remaining.indexOf(entry)
    if (index >= 0) remaining.splice(index, 1)
    return index < 0
  })
}

/** Figures and placeholders that are missing in a translation, or that the English text does not have. */
function* differences(english: PluralTexts, translation: PluralTexts): Iterable<string> {
  const original = mainForm(english)
  const figures = figuresOf(original)
  const placeholders = placeholdersOf(original)
  // A plural form may leave out the number that it is for.
  const required = placeholders.filter(
    (placeholder) => typeof translation === 'string' || placeholder !== '{count}',
  )
  for (const form of formsOf(translation)) {
    const [missingFigure] = without(figures, figuresOf(form))
    const [addedFigure] = without(figuresOf(form), figures)
    const [missingPlaceholder] = without(required, placeholdersOf(form))
    const [addedPlaceholder] = without(placeholdersOf(form), placeholders)
    if (missingFigure) yield `The figure ${missingFigure} of the English text is missing here`
    if (addedFigure) yield `The English text has no figure ${addedFigure}`
    if (missingPlaceholder) yield `${missingPlaceholder} of the English text is missing here`
    if (addedPlaceholder) yield `The English text has no ${addedPlaceholder}`
  }
}

/** Plural forms that the language does not have, or that a text must not have. */
function* pluralFaults(
  { plural }: Pick<TextState, 'plural'>,
  text: PluralTexts,
  key: string,
): Iterable<TranslationFault> {
  if (typeof text === 'string') return
  if (!plural) {
    const hint = `Write one text: ${quote(text.other)}.`
    yield { message: 'This text does not depend on a number', hint }
    return
  }
  const { pluralCategories } = new Intl.PluralRules(key).resolvedOptions()
  for (const form of Object.keys(text)) {
    if (pluralCategories.some((category) => category === form)) continue
    const message = `${languageName(key)} has no plural form "${form}"`
    yield { message, hint: `Write ${quotedChoice(pluralCategories)}.` }
  }
}

/** Terms of the glossary that the translation has no word for. */
function* termFaults(
  english: PluralTexts,
  translation: PluralTexts,
  { key, glossary = {} }: TargetLanguage,
): Iterable<TranslationFault> {
  const translated = formsOf(translation).join('\n').normalize('NFC')
  for (const { english: term, words } of termsIn(formsOf(english).join('\n'), glossary)) {
    if (words.some((word) => translated.includes(word.normalize('NFC')))) continue
    const message = `"${term}" is ${quotedChoice(words)} in ${languageName(key)}, which is not here`
    yield { message, hint: `Use it, or add your word to data/${key}/glossary.json.` }
  }
}

/** All faults of the translation of a text. */
export function* translationFaults(
  text: Pick<TextState, 'english' | 'plural'>,
  translation: PluralTexts,
  language: TargetLanguage,
): Iterable<TranslationFault> {
  const hint = `The English text is ${quote(mainForm(text.english))}.`
  for (const message of differences(text.english, translation)) yield { message, hint }
  yield* pluralFaults(text, translation, language.key)
  yield* termFaults(text.english, translation, language)
}
