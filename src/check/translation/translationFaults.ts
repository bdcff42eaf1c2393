import { glossaryFile } from '../../catalogue/catalogueFiles.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { quote, quotedChoice } from '../../catalogue/messageText.ts'
import type { Problem } from '../../catalogue/problem.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'
import { fileTitle } from '../../pages/fileTitle.ts'
import { termsIn } from './glossary.ts'
import { languageName } from './languages.ts'
import { mainForm, pluralFormsOf } from './pluralForms.ts'
import type { TextState } from './translate.ts'

/** A language of the site, and its glossary if it has one. */
export type TargetLanguage = { key: string; glossary?: Glossary | undefined }

/** The figures in a text, in the digits of any script. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)].map(([figure]) => figure)
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap)
}

/** The entries of one list that the other lacks; repeated entries count separately. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A translation has exactly the figures and placeholders of the English text, in any order. */
function* differences(english: PluralTexts, text: PluralTexts): Iterable<string> {
  const wanted = mainForm(english)
  for (const form of pluralFormsOf(text)) {
    // A plural form may leave out its number.
    const gaps = gapsOf(wanted).filter((gap) => typeof text === 'string' || gap !== '{count}')
    const [figureLost] = without(figuresOf(wanted), figuresOf(form))
    const [figureAdded] = without(figuresOf(form), figuresOf(wanted))
    const [gapLost] = without(gaps, gapsOf(form))
    const [gapAdded] = without(gapsOf(form), gapsOf(wanted))
    if (figureLost) yield `The figure ${figureLost} of the English text is missing here`
    if (figureAdded) yield `The English text has no figure ${figureAdded}`
    if (gapLost) yield `${gapLost} of the English text is missing here`
    if (gapAdded) yield `The English text has no ${gapAdded}`
  }
}

/** A translation has plural forms only if the English text may, and only those of its language. */
function* pluralFaults(
  { canBePlural }: Pick<TextState, 'canBePlural'>,
  text: PluralTexts,
  key: string,
): Iterable<Problem> {
  if (typeof text === 'string') return
  if (!canBePlural) {
    const fix = `Write one text: ${quote(text.other)}.`
    yield { message: 'This text does not depend on a number', fix }
    return
  }
  const { pluralCategories } = new Intl.PluralRules(key).resolvedOptions()
  for (const form of Object.keys(text)) {
    if (pluralCategories.some((category) => category === form)) continue
    const message = `${languageName(key)} has no plural form "${form}"`
    yield { message, fix: `Write ${quotedChoice(pluralCategories)}.` }
  }
}

/** Technical terms are translated with the words of the glossary. */
function* termFaults(
  english: PluralTexts,
  text: PluralTexts,
  { key, glossary = {} }: TargetLanguage,
): Iterable<Problem> {
  const written = pluralFormsOf(text).join('\n').normalize('NFC')
  for (const { english: term, words } of termsIn(pluralFormsOf(english).join('\n'), glossary)) {
    if (words.some((word) => written.includes(word.normalize('NFC')))) continue
    const message = `"${term}" is ${quotedChoice(words)} in ${languageName(key)}, which is not here`
    const fix = `Use it, or add your word to “${fileTitle(glossaryFile(key))}”.`
    yield { message, fix }
  }
}

/** The faults of the translation of a text. */
export function* translationFaults(
  text: Pick<TextState, 'english' | 'canBePlural'>,
  translation: PluralTexts,
  language: TargetLanguage,
): Iterable<Problem> {
  const fix = `The English text is ${quote(mainForm(text.english))}.`
  for (const message of differences(text.english, translation)) yield { message, fix }
  yield* pluralFaults(text, translation, language.key)
  yield* termFaults(text.english, translation, language)
}
