import { labelList } from '../../model/catalogue/fillTemplate.ts'
import styles from './ListedItem.module.css'
import type { NewItem } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'
import { itemTexts, type ListedProduct, labelledText } from './message.ts'

type Props = { item: NewItem; product: ListedProduct; words: ListPageWords }

/** An item at a glance: what is chosen of it, the count of its roof, and how much of it. */
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
