import { useEffect, useRef, useState } from 'react'
import { fillCount, fillTemplate, fillTemplates } from '../../model/catalogue/fillTemplate.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { forms } from '../../model/forms.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { addFromAddress } from './addForm.ts'
import styles from './BuyersList.module.css'
import { Field } from './Field.tsx'
import fieldStyles from './fields.module.css'
import { ItemFields } from './ItemFields.tsx'
import { type ListItem, newId } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'
import { itemName } from './message.ts'
import { PrintedList } from './PrintedList.tsx'
import { SendList } from './SendList.tsx'
import { SharedList } from './SharedList.tsx'
import { useList } from './useList.ts'
import { type ProductLookup, useProducts } from './useProducts.ts'

/** The list: its products, the buyer's details, and the ways to send it. */
export function BuyersList({ site, words }: { site: LayoutView; words: ListPageWords }) {
  const { store, list } = useList()
  useEffect(addFromAddress, [])
  const [removed, setRemoved] = useState<ListItem>()
  // Gets the focus when the clicked button disappears.
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const products = useProducts(list.items.map(({ path }) => path))
  const items = list.items.map((item) => ({ item, product: products.get(item.path)?.product }))
  const content = { items, details: list.details, site, words }

  return (
    <>
      {items.length > 0 && <PrintedList {...content} />}
      <div className={styles.screen}>
        <SharedList words={words} onLeave={focusHeading} />
        <h2 ref={heading} tabIndex={-1}>
          {words.list.heading}
        </h2>
        <div role="status">
          {!list.stored && <p className={styles.notice}>{words.list.unstored}</p>}
          {removed !== undefined && (
            <p className={styles.notice}>
              <span>
                {fillTemplate(
                  words.list.removed,
                  'name',
                  itemName(removed, products.get(removed.path)?.product),
                )}
              </span>{' '}
              <button
                key={removed.id}
                ref={focus}
                type="button"
                className="button plain"
                onClick={() => {
                  store.save(removed)
                  setRemoved(undefined)
                  focusHeading()
                }}
              >
                {words.list.back}
              </button>
            </p>
          )}
        </div>
        {list.unreadable > 0 && (
          <p>{fillCount(words.list.unreadable, list.unreadable, words.writing.language)}</p>
        )}
        {list.exceeding > 0 && (
          <p>{fillCount(words.list.exceeding, list.exceeding, words.writing.language)}</p>
        )}
        {items.length === 0 && <p>{words.list.empty}</p>}
        <ol className={styles.items}>
          {list.items.map((item) => (
            <ListedItem
              key={item.id}
              item={item}
              lookup={products.get(item.path)}
              words={words}
              onChange={store.save}
              onRemove={() => {
                store.remove(item.id)
                setRemoved(item)
              }}
            />
          ))}
        </ol>
        {items.length > 0 && (
          <>
            <section aria-labelledby="details">
              <h2 id="details">{words.details.heading}</h2>
              <div className={fieldStyles.fields}>
                {forms.list.map(({ name, ...field }) => (
                  <Field
                    key={name}
                    {...field}
                    {...words.details.fields[name]}
                    value={list.details[name] ?? ''}
                    onChange={(text) => store.setDetail(name, text)}
                  />
                ))}
              </div>
            </section>
            <SendList {...content} />
          </>
        )}
      </div>
    </>
  )
}

/** The clicked button disappears with its item: this one gets the focus. */
function focus(back: HTMLButtonElement | null): void {
  back?.focus()
}

type ItemProps = {
  item: ListItem
  lookup: ProductLookup | undefined
  words: ListPageWords
  onChange: (item: ListItem) => void
  onRemove: () => void
}

/** One product of the list, changed in place. */
function ListedItem({ item, lookup, words, onChange, onRemove }: ItemProps) {
  const name = itemName(item, lookup?.product)

  function duplicate(): void {
    const { length: _, ...values } = item.values
    onChange({ ...item, id: newId(), values, quantity: '' })
  }

  return (
    <li>
      <h3>{lookup?.page ? <PathLink path={lookup.page.path}>{name}</PathLink> : name}</h3>
      {lookup?.product === 'gone' && <p className={styles.notice}>{words.line.gone}</p>}
      {lookup?.failed && <p className={styles.notice}>{words.line.unknown}</p>}
      <ItemFields item={item} product={lookup?.product} words={words} onChange={onChange} />
      <p className={fieldStyles.actions}>
        {(['duplicate', 'remove'] as const).map((action) => (
          <button
            key={action}
            type="button"
            className="button plain"
            aria-label={fillTemplates(words.writing.labelled, {
              label: words.line[action],
              value: name,
            })}
            onClick={action === 'remove' ? onRemove : duplicate}
          >
            {words.line[action]}
          </button>
        ))}
      </p>
    </li>
  )
}
