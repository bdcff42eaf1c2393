import { useEffect, useRef, useState } from 'react'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { forms } from '../../catalogue/forms.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { addFromAddress } from '../../enquiry/list/addProductFromForm.ts'
import { cleanDetail } from '../../enquiry/list/cleanDetail.ts'
import { itemName } from '../../enquiry/list/itemValues.ts'
import { corrected, type DetailName, type ListItem, newId } from '../../enquiry/list/listItem.ts'
import { missingCompanions, thingsIn } from '../../enquiry/list/missingCompanions.ts'
import { useList } from '../../enquiry/list/useList.ts'
import { Field } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/fields.module.css'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { OtherWays } from '../shared/OtherWays.tsx'
import styles from './BuyersList.module.css'
import { CompareLink } from './CompareLink.tsx'
import type { ListView } from './kind.ts'
import { ListedItem } from './ListedItem.tsx'
import { MissingCompanions } from './MissingCompanions.tsx'
import { PasteList } from './PasteList.tsx'
import { PrintedList } from './PrintedList.tsx'
import { SendList } from './SendList.tsx'
import { SharedList } from './SharedList.tsx'
import { useProducts } from './useProducts.ts'

/**
 * The list: its products, the buyer's details, and the buttons that send it. There are no other contact links
 * below them, because they would seem to send the list.
 */
export function BuyersList({ page, site }: { page: ListView; site: LayoutView }) {
  const { words } = page
  const { store, list } = useList()
  useEffect(addFromAddress, [])
  const [removed, setRemoved] = useState<ListItem>()
  /** The phone field with its error, if it is not one complete number. It is stored and sent as typed. */
  const [faulty, setFaulty] = useState<{ name: DetailName; error: string }>()
  /** The id of the item that was duplicated last. */
  const [newest, setNewest] = useState<string>()
  // Gets the focus when the clicked button disappears.
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const paths = [...new Set(list.items.map(({ path }) => path))]
  const products = useProducts(paths)
  const items = list.items.map((item) => ({ item, product: products.get(item.path)?.product }))
  const accessories = Object.values(page.companions).flatMap((companions) =>
    companions.flatMap(({ name, path }) => (path === undefined ? thingsIn(name) : [])),
  )
  const content = { items, details: list.details, site, words }
  // A pasted text can be sent as it is.
  const isSendable = items.length > 0 || cleanTyped(list.details.pasted ?? '') !== ''

  async function cleanAfterTyping(
    name: DetailName,
    type: Parameters<typeof cleanDetail>[0],
    typed: string,
  ) {
    const { text, fault } = await cleanDetail(type, typed)
    // The visitor may type on meanwhile.
    if (store.get().details[name] !== typed) return
    if (text !== typed) store.setDetail(name, text)
    // Only a phone number is checked; leaving another field keeps its error.
    if (type !== 'tel') return
    const { phone, severalPhones } = site.enquiries.errors
    setFaulty(fault && { name, error: fault === 'several' ? severalPhones : phone })
  }

  function duplicate(item: ListItem): void {
    const { length: _, ...values } = item.values
    const { written: __, kept: ___, isCorrected: ____, ...unwritten } = item
    const copy = { ...unwritten, id: newId(), values, quantity: '' }
    store.save(copy)
    setNewest(copy.id)
  }

  return (
    <>
      {isSendable && <PrintedList {...content} />}
      <div className={styles.screen}>
        <SharedList words={words} onLeave={focusHeading} />
        <div className={styles.columns}>
          <div className={styles.products}>
            <PasteList words={words} addresses={page} accessories={accessories} />
            <h2 ref={heading} id="listed" tabIndex={-1}>
              {words.list.heading}
            </h2>
            <div className={styles.line}>
              <div role="status">
                {list.stored && items.length > 0 && <p>{words.list.stored}</p>}
                {!list.stored && <p className={styles.notice}>{words.list.unstored}</p>}
                {removed !== undefined && (
                  <p className={`${fieldStyles.actions} ${styles.notice}`}>
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
              {items.length > 0 && (
                <>
                  <CompareLink items={list.items} label={words.list.compare} />
                  <p>
                    <PathLink path="/Find">{words.list.see}</PathLink>
                  </p>
                </>
              )}
            </div>
            {list.unreadable > 0 && (
              <p>{fillCount(words.list.unreadable, list.unreadable, words.writing.language)}</p>
            )}
            {list.exceeding > 0 && (
              <p>{fillCount(words.list.exceeding, list.exceeding, words.writing.language)}</p>
            )}
            {items.length === 0 ? (
              <>
                <p>{words.list.empty}</p>
                <p>
                  <PathLink path="/Find" className="button plain">
                    {words.list.see}
                  </PathLink>
                </p>
                {!isSendable && <OtherWays page={page} site={site} />}
              </>
            ) : (
              <>
                <ol className={styles.items} aria-labelledby="listed">
                  {list.items.map((item) => (
                    <ListedItem
                      key={item.id}
                      item={item}
                      lookup={products.get(item.path)}
                      words={words}
                      isNew={item.id === newest}
                      onChange={(changed) => store.save(corrected(item, changed))}
                      onDuplicate={duplicate}
                      onRemove={(item) => {
                        store.remove(item.id)
                        setRemoved(item)
                      }}
                    />
                  ))}
                </ol>
                <MissingCompanions
                  missing={missingCompanions(paths, page.companions, [
                    list.details.note,
                    list.details.pasted,
                    ...list.items.map(({ written }) => written),
                  ])}
                  words={words}
                  onAdd={(text) => {
                    const note = list.details.note ?? ''
                    store.setDetail('note', note === '' ? text : `${note}\n${text}`)
                  }}
                />
              </>
            )}
          </div>
          {isSendable && (
            <>
              <section className={styles.details} aria-labelledby="details">
                <h2 id="details">{words.details.heading}</h2>
                <div className={fieldStyles.fields}>
                  {forms.list.map(({ name, ...field }) => (
                    <Field
                      key={name}
                      {...field}
                      {...words.details.fields[name]}
                      value={list.details[name] ?? ''}
                      {...(name === faulty?.name && { error: faulty.error })}
                      onChange={(text) => {
                        store.setDetail(name, text)
                        if (name === faulty?.name) setFaulty(undefined)
                      }}
                      onLeave={(typed) => void cleanAfterTyping(name, field.type, typed)}
                    />
                  ))}
                </div>
              </section>
              <SendList {...content} />
            </>
          )}
        </div>
      </div>
    </>
  )
}

/** Moves the focus to "undo", because the clicked button has disappeared with its item. */
function focus(button: HTMLButtonElement | null): void {
  button?.focus()
}
