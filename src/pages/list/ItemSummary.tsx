import { labelList } from '../../catalogue/fillTemplate.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import type { NewItem } from '../../enquiry/list/listItem.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { itemTexts, type ListedProduct } from '../../enquiry/list/message.ts'
import styles from './ListedItem.module.css'

type Props = { item: NewItem; product: ListedProduct; words: ListPageWords }

/** The summary of an item: its chosen values, the result of its calculator, and its quantity. */
export function ItemSummary({ item, product, words }: Props) {
  const texts = itemTexts(item, product, words)
  const quantity = texts.find(({ part }) => part === 'quantity')
  const chosen = texts.filter(({ part }) => part === 'value' || part === 'calculated')
  const written = chosen.map((line) => labelledText(line, words))
  return (
    <>
      <span className={styles.chosen}>
        {texts.some(({ part }) => part !== undefined) ? labelList(written) : words.line.nothing}
      </span>
      <span className={styles.quantity}>{quantity?.text}</span>
    </>
  )
}
