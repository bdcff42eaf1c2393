import { useId, useState } from 'react'
import { labelledText } from '../../catalogue/labelledText.ts'
import { choicesOf } from '../../enquiry/list/choices.ts'
import { ItemFields } from '../../enquiry/list/ItemFields.tsx'
import { itemFaults } from '../../enquiry/list/itemFaults.ts'
import { countedIn, unitFault, withUsualUnit } from '../../enquiry/list/itemQuantity.ts'
import { goneText, itemName, itemValues } from '../../enquiry/list/itemValues.ts'
import type { ListItem } from '../../enquiry/list/listItem.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { FieldSubject } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/fields.module.css'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { SmallPicture } from '../../ui/pictures/SmallPicture.tsx'
import type { ProductView } from '../shared/productView.ts'
import { ItemSummary } from './ItemSummary.tsx'
import styles from './ListedItem.module.css'
import { type ProductLookup, productPicture } from './useProducts.ts'

type Props = {
  item: ListItem
  lookup: ProductLookup | undefined
  words: ListPageWords
  /** True for a fresh duplicate, which is open and gets the focus. */
  isNew: boolean
  onChange: (item: ListItem) => void
  onDuplicate: (item: ListItem) => void
  onRemove: (item: ListItem) => void
}

/** One product of the list: a summary that opens to its fields. */
export function ListedItem(props: Props) {
  const { item, lookup, words, isNew, onChange, onDuplicate, onRemove } = props
  const [isOpen, setIsOpen] = useState(isNew)
  const id = useId()
  const name = itemName(item, lookup?.product)
  const actions = [
    [words.line.duplicate, onDuplicate],
    [words.line.remove, onRemove],
  ] as const
  return (
    <li className={styles.item}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary ref={isNew ? focus : undefined} className={styles.summary}>
          <Thumbnail page={lookup?.page} />
          <h3 id={id}>{name}</h3>
          <ItemSummary
            item={item}
            product={lookup?.product}
            words={words}
            nothing={isOpen ? undefined : words.line.nothing}
          />
        </summary>
        {/* A long list renders the fields of open items only. */}
        {isOpen && (
          <div className={styles.inside}>
            <FieldSubject value={id}>
              <ItemFields item={item} product={lookup?.product} words={words} onChange={onChange} />
            </FieldSubject>
            <p className={fieldStyles.actions}>
              {actions.map(([label, onAction]) => (
                <button
                  key={label}
                  type="button"
                  className="button plain"
                  aria-label={labelledText({ label, text: name }, words)}
                  onClick={() => onAction(item)}
                >
                  {label}
                </button>
              ))}
              {lookup?.page && <PathLink path={lookup.page.path}>{words.line.page}</PathLink>}
            </p>
          </div>
        )}
      </details>
      {lookup?.product === 'gone' && <p className={styles.notice}>{words.line.gone}</p>}
      {lookup?.failed && <p className={styles.notice}>{words.line.unknown}</p>}
      {!isOpen && <ItemNotices item={item} lookup={lookup} words={words} onChange={onChange} />}
    </li>
  )
}

/** A new item is at the end of the list, which may be out of sight. */
function focus(summary: HTMLElement | null): void {
  summary?.focus()
}

function Thumbnail({ page }: { page: ProductView | undefined }) {
  const picture = page && productPicture(page)
  return (
    <span className={styles.picture}>
      <SmallPicture picture={picture} />
    </span>
  )
}

/**
 * The notices of a closed item: values that the product no longer has, amounts that cannot be read, as errors, and the
 * units to choose from if an amount has none. An
 * open item shows them at its fields.
 */
function ItemNotices({
  item,
  lookup,
  words,
  onChange,
}: Pick<Props, 'item' | 'lookup' | 'words' | 'onChange'>) {
  if (typeof lookup?.product !== 'object') return null
  const unitText = unitFault(withUsualUnit(item, lookup.product), words)
  const choices = choicesOf(lookup.product.table, words)
  const gone = itemValues(item, choices, words).filter((value) => value.gone)
  const faults = itemFaults(item, lookup.product, words)
    // The unit is asked for.
    .filter(({ label }) => unitText === undefined || label !== words.line.unit)
    .map((fault) => labelledText(fault, words))
  return (
    <>
      {gone.map((value) => (
        <p key={value.property} className={styles.notice}>
          {goneText(value, words)}
        </p>
      ))}
      {faults.map((text) => (
        <p key={text} className={`${styles.notice} ${styles.error}`}>
          {text}
        </p>
      ))}
      {unitText !== undefined && (
        <UnitButtons
          text={unitText}
          item={item}
          lookup={lookup}
          words={words}
          onChange={onChange}
        />
      )}
    </>
  )
}

type UnitButtonsProps = Pick<Props, 'item' | 'lookup' | 'words' | 'onChange'> & { text: string }

/** The units of the product, for an amount that was written without one. */
function UnitButtons({ text, item, lookup, words, onChange }: UnitButtonsProps) {
  return (
    <fieldset className={`${styles.notice} ${styles.units}`}>
      <legend>{text}</legend>
      {countedIn(lookup?.product).map((unit) => (
        <button
          key={unit}
          type="button"
          className="button plain"
          onClick={({ currentTarget }) => {
            // The button disappears with the question.
            currentTarget.closest('li')?.querySelector('summary')?.focus()
            onChange({ ...item, unit })
          }}
        >
          {words.line.units[unit]}
        </button>
      ))}
    </fieldset>
  )
}
