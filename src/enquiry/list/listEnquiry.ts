import { fillCount, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { formatNumber } from '../../catalogue/intl.ts'
import type { Enquiry, EnteredField } from '../enquiry.ts'
import type { EnglishEnquiry } from '../enquiryText.ts'
import type { Choice } from './choices.ts'
import { detailNames, type NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'
import { itemName, itemTexts, type ListContent, type ListedProduct, writeLines } from './message.ts'

/** What can be chosen of a product, in English. */
function englishChoices({ fields }: EnglishEnquiry): Choice[] {
  return fields.flatMap(({ name, label, options = [] }) => {
    const property = name.replace(/^v\./, '')
    const offered = options.map(({ value, label, said = label }) => ({ value, label: said }))
    return property === name ? [] : [{ property, label, options: offered }]
  })
}

/** An item in English, below what a message says of it in another language; otherwise empty. */
function englishItem(item: NewItem, product: ListedProduct, { english }: ListPageWords): string {
  if (english === undefined) return ''
  const form = typeof product === 'object' ? product.english : undefined
  const texts = itemTexts(item, product, english, form && englishChoices(form))
  return [form?.name ?? item.name, writeLines(texts, english)].filter(Boolean).join('\n')
}

/** A name with its place on the list, counted from 0. */
function numberedName(i: number, name: string, { list, writing }: ListPageWords): string {
  return fillTemplates(list.numbered, { number: formatNumber(i + 1, writing.language), name })
}

function field(name: string, label: string, text: string): EnteredField {
  return { name, label, value: text, text }
}

/** The whole list as an enquiry, to be sent by the server or by the visitor. */
export function listEnquiry(
  id: string,
  {
    items,
    details,
    words,
    link = '',
  }: Pick<ListContent, 'items' | 'details' | 'words'> & {
    /** The address that holds the list. */
    link?: string
  },
): Enquiry {
  const fields = items.map(({ item, product }, i) =>
    field(
      `line${i + 1}`,
      numberedName(i, itemName(item, product), words),
      [writeLines(itemTexts(item, product, words), words), englishItem(item, product, words)]
        .filter((text) => text !== '')
        .join('\n'),
    ),
  )
  const { linkField } = words.send
  return {
    id,
    form: 'list',
    about: fillCount(words.send.subject, items.length, words.writing.language),
    writtenAt: new Date().toISOString(),
    fields: [
      ...fields,
      ...detailNames.map((name) =>
        field(name, words.details.fields[name].label, details[name] ?? ''),
      ),
      ...(link === '' ? [] : [field('link', linkField, link)]),
    ],
  }
}
