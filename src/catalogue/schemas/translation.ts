import { z } from 'zod'
import { fingerprint } from '../fingerprint.ts'
import type { PluralTexts } from '../intl.ts'
import { field } from './text.ts'

/** Eight characters that change if the English text, or one of its plural forms, changes. */
export function sourceHashOf(text: PluralTexts): string {
  return fingerprint(typeof text === 'string' ? text : JSON.stringify(text)).slice(0, 8)
}

/** A text in another language. The check compares its placeholders and figures with the English text. */
const Words = z.string().min(1).max(5000)

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

const TranslatedText = z
  .strictObject({
    of: field(
      'Made from',
      'Eight characters that stand for the English text that it was made from. Nobody types them.',
      z.string().regex(/^[0-9a-z]{8}$/, 'Eight small letters and digits are expected here'),
      '1a2b3c4d',
    ),
    text: field(
      'Text',
      'The same in this language, with the same figures and the same words in braces { }.',
      z.union([Words, PluralWords]),
      'છત માટે પતરાં',
    ),
  })
  .meta({ title: 'Translated text', description: 'One text in this language.' })

/** A file of `data/<language>/`: only the translated texts of the file of the same name in `data/`. */
export const Translation = z
  .record(
    z
      .string()
      .regex(/^(\/[^/]+)+$/, 'The way to a text, with a slash before each step, is expected here'),
    TranslatedText,
  )
  .meta({
    title: 'Translation',
    description: 'The way to each text in the English file, with the text in this language.',
    examples: [{ '/heading': { of: '1a2b3c4d', text: 'પતરાં' } }],
  })

export type Translation = z.infer<typeof Translation>
