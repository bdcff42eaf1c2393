import { isTranslated } from '../../src/check/translation/mapTexts.ts'
import { textStates, translateCatalogue } from '../../src/check/translation/translate.ts'
import type { PluralTexts } from '../../src/model/catalogue/intl.ts'
import type { Translation } from '../../src/model/shape/translation.ts'
import type { Catalogue } from '../../src/pages/catalogue.ts'
import { fileOf, pageFile, parts } from '../../src/pages/files.ts'

/** A language of the tests: every word in letters that no other language of the site has. */
export const georgian = { key: 'ka', language: 'ka-GE', name: 'ქართული', published: true }

/** The text with its letters from another script, word by word from the last letter; gaps and figures stay. */
export function inOtherLetters(text: string): string {
  const letter = (latin: string) => String.fromCharCode(0x10d0 + latin.charCodeAt(0) - 97)
  const word = (latin: string) => [...latin.toLowerCase()].toReversed().map(letter).join('')
  return text
    .split(/(\{\w+\})/)
    .map((part) => (part.startsWith('{') ? part : part.replace(/[A-Za-z]+/g, word)))
    .join('')
}

function formsInOtherLetters(text: PluralTexts): PluralTexts {
  if (typeof text === 'string') return inOtherLetters(text)
  const forms = Object.entries(text).map(([form, one = '']) => [form, inOtherLetters(one)] as const)
  return { other: '', ...Object.fromEntries(forms) }
}

/** A translation of every file of a catalogue. */
export function translationOf(
  { pages, ...catalogue }: Catalogue,
  translate: (english: PluralTexts) => PluralTexts = formsInOtherLetters,
): ReadonlyMap<string, Translation> {
  const files = [
    ...parts.map((part) => [fileOf(part), catalogue[part]] as const),
    ...Array.from(pages, ([path, page]) => [pageFile(path), page] as const),
  ]
  return new Map(
    files
      .filter(([file]) => isTranslated(file))
      .map(([file, value]) => {
        const texts = textStates(file, value).map(
          ({ pointer, lock, english }) =>
            [pointer, { of: lock, text: translate(english) }] as const,
        )
        return [file, Object.fromEntries(texts)]
      }),
  )
}

/** A catalogue in the language of the tests. */
export function inGeorgian(catalogue: Catalogue): Catalogue {
  const translations = new Map(catalogue.translations).set(georgian.key, translationOf(catalogue))
  return translateCatalogue({ ...catalogue, translations }, georgian)
}
