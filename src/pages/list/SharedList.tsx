import { useEffect, useState } from 'react'
import { fillCount } from '../../catalogue/fillCount.ts'
import { itemName } from '../../enquiry/list/itemValues.ts'
import { type ListItem, newId } from '../../enquiry/list/listItem.ts'
import { linkedDetails, type ParsedLink, readListLink } from '../../enquiry/list/listLink.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { useList } from '../../enquiry/list/useList.ts'
import fieldStyles from '../../ui/form/fields.module.css'
import styles from './BuyersList.module.css'
import { ItemSummary } from './ItemSummary.tsx'
import { useProducts } from './useProducts.ts'

/** The list in the page's URL, kept up to date, and a function that removes it from the URL. */
function useSharedList(): [ParsedLink | undefined, () => void] {
  const [shared, setShared] = useState(() => readListLink(location.hash))
  useEffect(() => {
    const update = () => setShared(readListLink(location.hash))
    addEventListener('hashchange', update)
    return () => removeEventListener('hashchange', update)
  }, [])
  function close(): void {
    history.replaceState(history.state, '', location.pathname + location.search)
    setShared(undefined)
  }
  return [shared, close]
}

type Props = {
  words: ListPageWords
  /** Called before the focused button disappears. */
  onLeave: () => void
}

/** A list from a link. It is only shown; the visitor decides whether to add it to their own list. */
export function SharedList({ words, onLeave }: Props) {
  const { opened: texts } = words
  const { store, list } = useList()
  const [shared, close] = useSharedList()
  /** The list as it was before it was replaced, and the ids of the new items. */
  const [replaced, setReplaced] = useState<{
    before: readonly ListItem[]
    ids: readonly string[]
  }>()

  function leave(): void {
    close()
    onLeave()
  }

  /** @returns the ids of the items that it has added */
  function add({ items, ...details }: ParsedLink): string[] {
    const added = items.map((item) => ({ ...item, id: newId() }))
    for (const item of added) store.save(item)
    for (const name of linkedDetails) {
      const text = details[name]
      if (text !== undefined && (list.details[name] ?? '') === '') store.setDetail(name, text)
    }
    leave()
    return added.map(({ id }) => id)
  }

  function replace(shared: ParsedLink): void {
    for (const { id } of list.items) store.remove(id)
    const ids = add(shared)
    if (list.items.length > 0) setReplaced({ before: list.items, ids })
  }

  function undo({ before, ids }: NonNullable<typeof replaced>): void {
    for (const id of ids) store.remove(id)
    for (const item of before) store.save(item)
    setReplaced(undefined)
    onLeave()
  }

  if (shared === undefined) {
    return replaced === undefined ? null : (
      <p role="status" className={styles.notice}>
        <span>{texts.taken}</span>{' '}
        <button type="button" className="button plain" onClick={() => undo(replaced)}>
          {texts.undo}
        </button>
      </p>
    )
  }
  const { language } = words.writing
  return (
    <section className={styles.shared} aria-labelledby="opened">
      <h2 id="opened">{texts.heading}</h2>
      <p>{shared.newer ? texts.newer : fillCount(texts.text, shared.items.length, language)}</p>
      {shared.truncated && <p>{texts.cut}</p>}
      {shared.unreadable > 0 && <p>{fillCount(texts.unread, shared.unreadable, language)}</p>}
      {shared.exceeding > 0 && <p>{fillCount(texts.exceeding, shared.exceeding, language)}</p>}
      <SharedItems items={shared.items} words={words} />
      <p className={fieldStyles.actions}>
        {shared.items.length > 0 && (
          <>
            <button type="button" className="button" onClick={() => replace(shared)}>
              {texts.take}
            </button>
            <button type="button" className="button plain" onClick={() => add(shared)}>
              {texts.add}
            </button>
          </>
        )}
        <button type="button" className="button plain" onClick={leave}>
          {texts.leave}
        </button>
      </p>
    </section>
  )
}

/** The items of a list from a link. */
function SharedItems({ items, words }: Pick<ParsedLink, 'items'> & Pick<Props, 'words'>) {
  const products = useProducts(items.map(({ path }) => path))
  return (
    <ol>
      {items.map((item, index) => {
        const product = products.get(item.path)?.product
        return (
          <li key={String(index)}>
            <b>{itemName(item, product)}</b>
            {product === 'gone' && <div>{words.line.gone}</div>}
            <ItemSummary item={item} product={product} words={words} />
          </li>
        )
      })}
    </ol>
  )
}
