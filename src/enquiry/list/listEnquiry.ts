import { cleanTyped } from '../../catalogue/typedText.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import type { Enquiry } from '../enquiry.ts'
import { listEnquiryContent } from '../message/listMessage.ts'
import { englishItemContent, itemContent } from './itemContent.ts'
import type { ListedProduct } from './itemValues.ts'
import type { Details, ListItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'

/** A list with its products looked up, and what is needed to write it. */
export type ListContent = {
  items: readonly { item: ListItem; product: ListedProduct }[]
  details: Details
  site: LayoutView
  words: ListPageWords
}

/** The details as a message has them. */
function cleanDetails(details: Details): Details {
  const texts = Object.entries(details).map(([name, text]) => [name, cleanTyped(text)])
  return Object.fromEntries(texts)
}

/** A list to write; `link` is the address that holds it. */
type Written = Pick<ListContent, 'items' | 'details' | 'words'> & { link?: string }

/** The whole list as an enquiry, to be sent by the server or by the visitor. */
export function listEnquiry(id: string, list: Written): Enquiry {
  const { items, words } = list
  const contents = items.map(({ item, product }) => ({
    ...itemContent(item, product, words),
    english: englishItemContent(item, product, words),
  }))
  return write(id, contents, list, words)
}

/** The same in English alone; undefined if the page is in English. */
export function englishListEnquiry(id: string, list: Written): Enquiry | undefined {
  const { items, words } = list
  if (words.english === undefined) return undefined
  const contents = items.flatMap(
    ({ item, product }) => englishItemContent(item, product, words) ?? [],
  )
  return write(id, contents, list, words.english)
}

function write(
  id: string,
  items: Parameters<typeof listEnquiryContent>[0]['items'],
  { details, link }: Written,
  words: ListPageWords,
): Enquiry {
  const written = listEnquiryContent({ items, details: cleanDetails(details), link }, words)
  return { id, writtenAt: new Date().toISOString(), ...written }
}
