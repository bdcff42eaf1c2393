import { fillCount } from '../../catalogue/fillCount.ts'
import { amountText, fillTemplate, fillTemplates, labelList } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import type { ValueWriting } from '../../catalogue/textRuns.ts'
import type { QuantityUnit } from '../../catalogue/unit.ts'
import type { Enquiry } from '../enquiry.ts'
import type { ListWords } from '../schemas/listWords.ts'
import { type MessageLine, writeEnglish, writeLines } from './enquiryMessage.ts'
import { enteredField, writeSubject } from './formMessage.ts'

/** An item of a list in one language. */
export type ItemContent = {
  /** The name of its product. */
  name: string
  /** The job or the sentence for which the product was looked up; may be empty. */
  purpose: string
  /** The text that it was read from; may be empty. */
  written: string
  /** True if the buyer has changed what was read. */
  isCorrected: boolean
  /** The figures of that text which are none of the others; may be empty. */
  kept: string
  /** The chosen and typed values; `guidance` marks a value that no maker has confirmed. */
  values: readonly { label: string; text: string; guidance: boolean }[]
  quantity: string
  /** Left out if the buyer has not chosen it. */
  unit?: QuantityUnit | undefined
  /** The roof as it was calculated. */
  calculated: readonly MessageLine[]
  /** True if something can be chosen that is left to the business. */
  isOpen: boolean
}

/** A chosen value that no maker has given: it asks to be confirmed. */
export function guidanceText(
  value: string,
  { guidance }: Pick<ListWords['line'], 'guidance'>,
): string {
  return fillTemplate(guidance, 'value', value)
}

type ItemWords = Pick<ListWords, 'line'> & { writing: ValueWriting; purpose: string }

/** The lines of a list item: purpose, choices, quantity and roof; or that all of them are to be agreed. */
export function itemLines(
  { purpose, values, quantity, unit, kept, calculated, isOpen }: ItemContent,
  { line, purpose: purposeLabel }: ItemWords,
): MessageLine[] {
  const names =
    unit === undefined
      ? { unit: line.whichUnit }
      : { unit: line.units[unit], one: line.unitsOfOne[unit] }
  const amount = amountText(quantity, names, line.amount)
  const lines: MessageLine[] = [
    { part: 'value', label: purposeLabel, text: purpose },
    ...values.map(({ label, text, guidance }) => ({
      part: 'value' as const,
      label,
      text: guidance ? guidanceText(text, line) : text,
    })),
    { part: 'quantity', label: line.quantity, text: quantity === '' ? '' : amount },
    { label: line.kept, text: kept },
    ...calculated,
  ]
  const filled = lines.filter(({ text }) => text !== '')
  return filled.length === 0 && isOpen ? [{ label: '', text: line.open }] : filled
}

type DetailName = keyof ListWords['details']['fields']

/** A list. */
type ListMessageContent = {
  items: readonly (ItemContent & { english?: ItemContent | undefined })[]
  /** The texts that the buyer typed once for all items; `pasted` has the lines that are no item. */
  details: Readonly<Partial<Record<DetailName | 'pasted', string>>>
  /** The address that holds the list. */
  link?: string
}

type ListMessageWords = ItemWords &
  Pick<ListWords, 'list' | 'paste' | 'details' | 'send' | 'paper'> & {
    /** The same in English, if the page is in another language. */
    english?: ItemWords
  }

/** The details below the items, in the order of a message and in that of the printed list. */
const messageDetails = ['note', 'name', 'phone', 'place'] as const satisfies DetailName[]
const printedDetails = ['place', 'name', 'phone', 'note'] as const satisfies DetailName[]

function listAbout({ items }: ListMessageContent, words: ListMessageWords): string {
  const { send, paste, writing } = words
  return items.length === 0
    ? paste.subject
    : fillCount(send.subject, items.length, writing.language)
}

/**
 * A list as an enquiry to send: a field for each item, with the item in English in its end, then the lines that are
 * no item, the details, and what the items were read from.
 */
export function listEnquiryContent(
  content: ListMessageContent,
  words: ListMessageWords,
): Pick<Enquiry, 'form' | 'about' | 'fields'> {
  const { writing, list, paste, details, english } = words
  const [first, ...others] = content.items
  const purpose = first?.purpose ?? ''
  const isShared = others.length > 0 && others.every((item) => item.purpose === purpose)
  const purposes = isShared ? new Set([purpose, first?.english?.purpose ?? purpose]) : []
  // A purpose that all items share is written once.
  const common = pastedFields('purpose', words.purpose, [...purposes].join('\n'))
  const without = <Item extends ItemContent>(item: Item) =>
    isShared ? { ...item, purpose: '' } : item
  const items = content.items.map((item, i) => {
    const number = formatNumber(i + 1, writing.language)
    const below =
      item.english &&
      english &&
      writeEnglish(item.english.name, itemLines(without(item.english), english), english.writing)
    const text = [
      ...writeLines(itemLines(without(item), words), writing),
      ...(below ? [below] : []),
    ]
    const label = fillTemplates(list.numbered, { number, name: item.name })
    const name = `line${i + 1}`
    // A field without a text is left out of the message.
    return text.length === 0
      ? enteredField(name, '', label)
      : enteredField(name, label, text.join('\n'))
  })
  const typed = messageDetails.map((name) =>
    enteredField(name, details.fields[name].label, content.details[name] ?? ''),
  )
  const unread = pastedFields('pasted', paste.unread, content.details.pasted)
  const read = content.items.flatMap((item, i) => {
    const number = formatNumber(i + 1, writing.language)
    const name = writtenText(item, words)
    return name === '' ? [] : [fillTemplates(list.numbered, { number, name })]
  })
  const written = pastedFields('written', paste.written, read.join('\n'))
  // Without a label, so that it is alone on its line.
  const link = content.link ? [enteredField('link', '', content.link)] : []
  return {
    form: 'list',
    about: listAbout(content, words),
    fields: [...common, ...items, ...unread, ...written, ...typed, ...link],
  }
}

/** The text that an item was read from, marked if it holds no more; empty if there is none. */
export function writtenText(
  { written, isCorrected }: Pick<ItemContent, 'written' | 'isCorrected'>,
  { paste }: Pick<ListWords, 'paste'>,
): string {
  return written !== '' && isCorrected ? fillTemplate(paste.corrected, 'text', written) : written
}

/** A field of a pasted text; none for an empty one. */
function pastedFields(name: string, label: string, text = '') {
  return text === '' ? [] : [enteredField(name, label, text)]
}

/**
 * A list as it is printed.
 * @param subject the site's words for a subject
 * @param date the day, written in the language
 * @returns the heading, the date, a row for each item, and the lines of the details
 */
export function writePrintedList(
  content: Omit<ListMessageContent, 'link'>,
  words: ListMessageWords,
  subject: { subject: string },
  date: string,
) {
  const { writing, paper, details } = words
  return {
    heading: writeSubject(listAbout(content, words), subject),
    date: fillTemplate(paper.date, 'date', date),
    rows: content.items.map((item, i) => {
      const lines = itemLines(item, words)
      const choices = lines.filter(({ part }) => part === 'value')
      const others = lines.filter(({ part }) => part !== 'value' && part !== 'quantity')
      return {
        number: formatNumber(i + 1, writing.language),
        name: item.name,
        details: [labelList(writeLines(choices, writing)), ...writeLines(others, writing)]
          .filter(Boolean)
          .join('\n'),
        quantity: lines.find(({ part }) => part === 'quantity')?.text,
      }
    }),
    details: [
      { name: 'pasted', label: words.paste.unread, text: content.details.pasted },
      ...printedDetails.map((name) => ({
        name,
        label: details.fields[name].label,
        text: content.details[name],
      })),
    ].flatMap(({ name, label, text }) =>
      text === undefined ? [] : [{ name, line: labelledText({ label, text }, words) }],
    ),
  }
}
