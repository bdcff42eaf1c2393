import { glossaryFile } from '../../catalogue/catalogueFiles.ts'
import { quote, quotedChoice } from '../../catalogue/format.ts'
import type { PluralTexts } from '../../catalogue/intl.ts'
import { type Fault, inBoth, wording } from '../../catalogue/problem.ts'
import type { Glossary } from '../../catalogue/schemas/glossary.ts'
import { namedFile } from '../../pages/fileTitle.ts'
import { termsIn } from './glossary.ts'
import { languageName } from './languages.ts'
import { formsOf, mainForm } from './pluralForms.ts'
import type { TextState } from './translate.ts'

/** A language of the site, and its glossary where it has one. */
export type TargetLanguage = { key: string; glossary?: Glossary | undefined }

/** The figures of a text, in whatever digits. */
function figuresOf(text: string): string[] {
  return [...text.matchAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu)].map(([figure]) => figure)
}

function gapsOf(text: string): string[] {
  return [...text.matchAll(/\{\w+\}/g)].map(([gap]) => gap)
}

/** The entries of one list that the other lacks, with repetitions. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = [...other]
  return list.filter((one) => {
    const at = left.indexOf(one)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}

/** A text has the figures and the gaps of the English one, in any order, and no others. */
function* differences(english: PluralTexts, text: PluralTexts): Iterable<string> {
  const wanted = mainForm(english)
  for (const form of formsOf(text)) {
    // A plural form need not say the number that it is for.
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

/** The plural forms of a text are those of its language, and there are some only where there may be. */
function* pluralFaults(
  { plural }: Pick<TextState, 'plural'>,
  text: PluralTexts,
  key: string,
): Iterable<Fault> {
  if (typeof text === 'string') return
  if (!plural) {
    const fix = inBoth(`Write one text: ${quote(text.other)}.`)
    yield { message: 'This text does not depend on a number', fix }
    return
  }
  const { pluralCategories } = new Intl.PluralRules(key).resolvedOptions()
  for (const form of Object.keys(text)) {
    if (pluralCategories.some((known) => known === form)) continue
    const message = `${languageName(key)} has no plural form "${form}"`
    yield { message, fix: inBoth(`Write ${quotedChoice(pluralCategories)}.`) }
  }
}

/** The terms of the trade have their words in the language. */
function* termFaults(
  english: PluralTexts,
  text: PluralTexts,
  { key, glossary = {} }: TargetLanguage,
): Iterable<Fault> {
  const written = formsOf(text).join('\n').normalize('NFC')
  for (const { english: term, words } of termsIn(formsOf(english).join('\n'), glossary)) {
    if (words.some((word) => written.includes(word.normalize('NFC')))) continue
    const message = `"${term}" is ${quotedChoice(words)} in ${languageName(key)}, which is not here`
    const fix = wording`Use it, or add your word to ${namedFile(glossaryFile(key))}.`
    yield { message, fix }
  }
}

/** The faults of the translation of a text. */
export function* translationFaults(
  text: Pick<TextState, 'english' | 'plural'>,
  translation: PluralTexts,
  language: TargetLanguage,
): Iterable<Fault> {
  const fix = inBoth(`The English text is ${quote(mainForm(text.english))}.`)
  for (const message of differences(text.english, translation)) yield { message, fix }
  yield* pluralFaults(text, translation, language.key)
  yield* termFaults(text.english, translation, language)
}
