import { amountText } from '../../catalogue/fillTemplate.ts'
import { withLatinDigits } from '../../catalogue/latinDigits.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import type { EnglishProductForm, EnquiryField, MessageWords, Values } from '../enquiry.ts'
import { addEnglish, type MessageLine, writeEnglish, writeLines } from './enquiryMessage.ts'

/** The name, among the values, of the job or sentence for which the visitor looked the product up. */
export const purposeName = 'for'

/** The name of the same in English: the title of a job, if the page is in another language. */
export const englishPurposeName = 'for.en'

/** Letters, or the signs of feet and inches. */
const NAMED = /[\p{L}'"‘’“”′″`´]/u

/** A number with a word behind it: `60 nos`, `૬૦ નંગ`, but not `about 60`. */
const COUNTED = /\p{Nd}.*\p{L}/u

/** True for a quantity with its unit: a word behind the number, or one for pieces before it: `nos. 60`. */
function isCounted(typed: string, { counted }: MessageWords): boolean {
  const [first = ''] = /^[\p{L}\p{M}]+/u.exec(typed) ?? []
  return COUNTED.test(typed) || (/\p{Nd}/u.test(typed) && counted.includes(first.toLowerCase()))
}

/**
 * The choice or typed text of a field; may be empty.
 * @param asked the field as the page has it, whose unit may have been typed behind the number
 */
function fieldText(
  field: EnquiryField,
  values: Values,
  words: MessageWords,
  asked: EnquiryField = field,
): string {
  const { name, options, unit, isNumber } = field
  const typed = (ownValue(values, name) ?? '').trim()
  if (typed === '') return ''
  const option = options?.find(({ value }) => value === typed)
  if (option) return option.messageLabel ?? option.label
  if (!unit) return typed
  // Some texts name their own unit: 12'6", 3.81 m, 60 nos.
  const isBare = isNumber ? !isCounted(typed, words) : !NAMED.test(typed)
  const chosen = unit.options.find(({ value }) => value === ownValue(values, unit.name))
  const plain = withLatinDigits(typed)
  if (isBare && chosen)
    return amountText(plain, { unit: chosen.label, one: chosen.singularLabel }, words.amount)
  // Translates a typed unit from the language of the page into the language of the message.
  return unit.options.reduce(
    (text, { label }, i) => text.replace(asked.unit?.options[i]?.label ?? label, label),
    plain,
  )
}

/**
 * The fields of a form that are filled in, line by line.
 * @param asked those of the page, if it is in another language
 */
function fieldLines(
  fields: readonly EnquiryField[],
  values: Values,
  words: MessageWords,
  asked: readonly EnquiryField[] = fields,
): MessageLine[] {
  return fields.flatMap((field, i) => {
    const text = fieldText(field, values, words, asked[i])
    return text ? [{ label: field.label, text }] : []
  })
}

/** The line with the purpose, as the visitor typed it or, by its English name, in English; empty without one. */
function purposeLines(
  values: Values,
  { purpose }: MessageWords,
  name: string = purposeName,
): MessageLine[] {
  const text = ownValue(values, name) ?? ownValue(values, purposeName)
  return text ? [{ label: purpose, text }] : []
}

/** The enquiry about a product, as far as it is filled in. */
type ProductEnquiryContent = {
  subject: string
  fields: readonly EnquiryField[]
  words: MessageWords
  /** The chosen and typed values, by the names of the fields. */
  values: Values
  /** The result of the calculator. */
  calculated: readonly MessageLine[]
  /** The address of the product's page. */
  address: string
  /** The form in English, if the page is in another language. */
  english?: EnglishProductForm | undefined
  /** The result in English. */
  englishCalculated: readonly MessageLine[]
}

/** The message of a product's page: a line for each field that is filled in, and the result of the calculator. */
export function productMessage(content: ProductEnquiryContent): string {
  const { subject, fields, words, values, calculated, address, english, englishCalculated } =
    content
  const lines = [
    ...purposeLines(values, words),
    ...fieldLines(fields, values, words),
    ...calculated,
  ]
  const message = [subject, ...writeLines(lines, words), address].join('\n')
  return addEnglish(
    message,
    english &&
      writeEnglish(
        english.subject,
        [
          ...purposeLines(values, english.words, englishPurposeName),
          ...fieldLines(english.fields, values, english.words, fields),
          ...englishCalculated,
        ],
        english.words,
      ),
  )
}
