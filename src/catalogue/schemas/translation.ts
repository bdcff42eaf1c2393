import { z } from 'zod'
import type { PluralTexts } from '../intl.ts'
import { field } from './text.ts'

/** A translated text. Which placeholders and figures it needs depends on the English text. */
const Words = z.string().min(1).max(5000).meta({ description: 'Write it in this language.' })

function form(name: Intl.LDMLPluralRule) {
  return field(`Form "${name}"`, 'The text for this plural form.', Words, '{number} વર્ષ')
}

const PluralWords = z
  .strictObject({
    zero: form('zero').optional(),
    one: form('one').optional(),
    two: form('two').optional(),
    few: form('few').optional(),
    many: form('many').optional(),
    other: form('other'),
  })
  .meta({ title: 'A text for each plural form' })

const ToReview = z
  .strictObject({
    review: field(
      'To review',
      'Its English text has changed since it was written. Pages show the English until it is written without "review".',
      z.union([Words, PluralWords]),
      'છત માટે પતરાં',
    ),
  })
  .meta({ title: 'A translation to review' })

/** The translations of an English text that needs more than one: one for each place in the English file. */
const InPlaces = z
  .record(
    z
      .string()
      .regex(
        /^(\/[^/]+)+$/,
        'The way to a part of the English file is expected here, such as "/answers"',
      ),
    z.union([Words, PluralWords, ToReview]).meta({
      title: 'Translated text',
      description: 'Write it in this language.',
    }),
  )
  .refine((places) => Object.keys(places).length > 0)
  .meta({ title: 'A translation for each place' })

/** A file of `data/<language>/`: the English texts of the file of the same name in `data/`, with their translations. */
export const Translation = z
  .record(
    z.string().min(1).meta({
      description: 'Copy the text from the English file.',
    }),
    z.union([Words, PluralWords, ToReview, InPlaces]).meta({
      title: 'Translated text',
      description: 'The same in this language, with the same figures and the same words in braces.',
    }),
  )
  .meta({
    title: 'Translation',
    description: 'The English texts, each with its text in this language.',
    examples: [{ Sheets: 'પતરાં' }],
  })

export type Translation = z.infer<typeof Translation>

/** A translation as its file has it, and where in the entry of its English text it is. */
type EntryText = {
  text: PluralTexts
  /** True if its English text has changed since it was written. */
  toReview: boolean
  /** The JSON pointer to the part of the English file for which it is; left out: for the whole file. */
  place?: string
  /** The steps to it in the entry. */
  steps: readonly string[]
}

/** One translation, or its plural forms, or one that is to be reviewed. */
type SingleText = PluralTexts | { review: PluralTexts }

function isSingle(entry: Translation[string]): entry is SingleText {
  return typeof entry === 'string' || 'other' in entry || 'review' in entry
}

function singleText(value: SingleText): EntryText {
  return typeof value === 'object' && 'review' in value
    ? { text: value.review, toReview: true, steps: ['review'] }
    : { text: value, toReview: false, steps: [] }
}

/** All translations of an English text: one, or one for each place. */
export function textsOfEntry(entry: Translation[string]): EntryText[] {
  if (isSingle(entry)) return [singleText(entry)]
  return Object.entries(entry).map(([place, value]) => {
    const { steps, ...text } = singleText(value)
    return { ...text, place, steps: [place, ...steps] }
  })
}

/**
 * The translation of an English text at one place of its file.
 * @param isInside says whether that place is in the part at a JSON pointer
 * @returns undefined if there are only translations for other places
 */
export function textOfEntry(
  entry: Translation[string] | undefined,
  isInside: (pointer: string) => boolean,
): EntryText | undefined {
  if (entry === undefined) return undefined
  const fitting = textsOfEntry(entry).filter(({ place }) => place === undefined || isInside(place))
  const depth = ({ place = '' }: EntryText) => place.split('/').length
  return fitting.toSorted((a, b) => depth(b) - depth(a))[0]
}
