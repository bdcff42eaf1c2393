import { cleanTyped } from '../../catalogue/typedText.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import type { Enquiry } from '../enquiry.ts'
import { writeListEnquiry } from '../message/listMessage.ts'
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

/**
 * The whole list as an enquiry, to be sent by the server or by the visitor.
 * @param list `link` is the address that holds the list
 */
export function listEnquiry(
  id: string,
  {
    items,
    details,
    words,
    link,
  }: Pick<ListContent, 'items' | 'details' | 'words'> & { link?: string },
): Enquiry {
  const contents = items.map(({ item, product }) => ({
    ...itemContent(item, product, words),
    english: englishItemContent(item, product, words),
  }))
  const written = writeListEnquiry({ items: contents, details: cleanDetails(details), link }, words)
  return { id, writtenAt: new Date().toISOString(), ...written }
}
