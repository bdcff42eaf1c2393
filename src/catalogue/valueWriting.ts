import { getOrCreate } from './memoize.ts'
import type { Vocabulary } from './schemas/properties.ts'
import type { ListSeparators, ValueWriting } from './textRuns.ts'

// Separate from textRuns.ts, because only the build asks the language for its rules: pages get them as data.

const separators = new Map<string, ListSeparators>()

/** The separators of lists of figures and words in a language; in English, commas. */
export function listSeparators(language: string): ListSeparators {
  return getOrCreate(separators, language, () => {
    const format = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
    const between = (items: string[]) =>
      format.formatToParts(items).flatMap(({ type, value }) => (type === 'literal' ? [value] : []))
    const [pair = ''] = between(['1', '2'])
    const [first = '', middle = '', last = ''] = between(['1', '2', '3', '4'])
    return { pair, first, middle, last }
  })
}

/** The part of a vocabulary that joins formatted values. */
export function valueWriting({ language, writing }: Vocabulary): ValueWriting {
  const { labelled, named } = writing
  return { language, labelled, named, lists: listSeparators(language) }
}
