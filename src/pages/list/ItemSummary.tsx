import { labelList } from '../../catalogue/fillTemplate.ts'
import { labelledText } from '../../catalogue/labelledText.ts'
import { unbreakNumbers } from '../../catalogue/unbreakUnits.ts'
import { itemContent } from '../../enquiry/list/itemContent.ts'
import type { ListedProduct } from '../../enquiry/list/itemValues.ts'
import type { NewItem } from '../../enquiry/list/listItem.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { itemLines, writtenText } from '../../enquiry/message/listMessage.ts'
import styles from './ListedItem.module.css'

type Props = {
  item: NewItem
  product: ListedProduct
  words: ListPageWords
  /** Shown if nothing is chosen. If it is left out, nothing is shown. */
  nothing?: string | undefined
}

/** The summary of an item: its chosen values, the result of its calculator, its quantity, and the text that it was read from. */
export function ItemSummary({ item, product, words, nothing }: Props) {
  const content = itemContent(item, product, words)
  const lines = itemLines(content, words)
  const quantity = lines.find(({ part }) => part === 'quantity')
  const text = writtenText(content, words)
  const chosen = lines.filter(({ part }) => part === 'value' || part === 'calculated')
  const written = chosen.map((line) => labelledText(line, words))
  return (
    <>
      <span className={styles.chosen}>
        {lines.some(({ part }) => part !== undefined)
          ? unbreakNumbers(labelList(written))
          : nothing}
      </span>
      <span className={styles.quantity}>{quantity?.text}</span>
      {content.kept !== '' && (
        <span className={styles.kept}>
          {labelledText({ label: words.line.kept, text: content.kept }, words)}
        </span>
      )}
      {text !== '' && (
        <span className={styles.written}>
          {labelledText({ label: words.paste.wrote, text }, words)}
        </span>
      )}
    </>
  )
}
