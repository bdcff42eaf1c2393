import { z } from 'zod'
import { fingerprint } from '../fingerprint.ts'
import type { PluralTexts } from '../intl.ts'
import { field } from './text.ts'
import { schemaText } from './wording.ts'

/** @returns a hash of eight characters that changes with the English text or any of its plural forms */
export function sourceHashOf(text: PluralTexts): string {
  return fingerprint(typeof text === 'string' ? text : JSON.stringify(text)).slice(0, 8)
}

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

const TranslatedText = z
  .strictObject({
    of: field(
      'Made from',
      'A hash of the English text that it was made from. Nobody types it.',
      z.string().regex(/^[0-9a-z]{8}$/, 'Eight small letters and digits are expected here'),
      '1a2b3c4d',
    ),
    text: field(
      'Text',
      schemaText(
        'The same in this language, with the same figures and the same words in braces { }.',
        'The same in this language, with the same figures and the same words in braces.',
      ),
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
      .regex(
        /^(\/[^/]+)+$/,
        schemaText(
          'The way to a text, with a slash before each step, is expected here',
          'This does not say which text it translates',
        ),
      )
      .meta({
        description: schemaText('Copy it from the English file, like "/heading".', 'Remove this.'),
      }),
    TranslatedText,
  )
  .meta({
    title: 'Translation',
    description: 'The way to each text in the English file, with the text in this language.',
    examples: [{ '/heading': { of: '1a2b3c4d', text: 'પતરાં' } }],
  })

export type Translation = z.infer<typeof Translation>
