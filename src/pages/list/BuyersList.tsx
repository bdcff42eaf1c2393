import { useRef, useState } from 'react'
import { fill } from '../../model/catalogue/fill.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { forms } from '../../model/forms.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import styles from './BuyersList.module.css'
import { Field } from './Field.tsx'
import fieldStyles from './fields.module.css'
import { LineFields } from './LineFields.tsx'
import { type Line, newId } from './line.ts'
import { nameOf } from './message.ts'
import { OpenedLink } from './OpenedLink.tsx'
import { Paper } from './Paper.tsx'
import { SendList } from './SendList.tsx'
import { useList } from './useList.ts'
import { type Found, useProducts } from './useProducts.ts'
import type { Words } from './words.ts'

/** The list itself: its products, what is told once for all of them, and the ways to hand it on. */
export function BuyersList({ site, words }: { site: LayoutView; words: Words }) {
  const { store, list } = useList()
  const [removed, setRemoved] = useState<Line>()
  // Where the keyboard goes on when the button that was pressed goes.
  const heading = useRef<HTMLHeadingElement>(null)
  const goOn = () => heading.current?.focus()
  const products = useProducts(list.lines.map(({ path }) => path))
  const lines = list.lines.map((line) => ({ line, product: products.get(line.path)?.product }))

  function remove(line: Line): void {
    store.remove(line.id)
    setRemoved(line)
  }

  return (
    <>
      {lines.length > 0 && <Paper lines={lines} details={list.details} site={site} words={words} />}
      <div className={styles.screen}>
        <OpenedLink words={words} onLeave={goOn} />
        <h2 ref={heading} tabIndex={-1}>
          {words.list.heading}
        </h2>
        <div role="status">
          {!list.stored && <p className={styles.said}>{words.list.unstored}</p>}
          {removed !== undefined && (
            <p className={styles.said}>
              {fill(
                words.list.removed,
                'name',
                nameOf(removed, products.get(removed.path)?.product),
              )}{' '}
              <button
                key={removed.id}
                ref={focus}
                type="button"
                className="button plain"
                onClick={() => {
                  store.put(removed)
                  setRemoved(undefined)
                  goOn()
                }}
              >
                {words.list.back}
              </button>
            </p>
          )}
        </div>
        {list.unreadable > 0 && (
          <p>{fill(words.list.unreadable, 'count', String(list.unreadable))}</p>
        )}
        {lines.length === 0 && <p>{words.list.empty}</p>}
        <ol className={styles.lines}>
          {list.lines.map((line) => (
            <ListLine
              key={line.id}
              line={line}
              found={products.get(line.path)}
              words={words}
              onChange={store.put}
              onRemove={() => remove(line)}
            />
          ))}
        </ol>
        {lines.length > 0 && (
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
                    onChange={(text) => store.tell(name, text)}
                  />
                ))}
              </div>
            </section>
            <SendList lines={lines} details={list.details} site={site} words={words} />
          </>
        )}
      </div>
    </>
  )
}

/** Of a line that goes, its button goes as well. */
function focus(back: HTMLButtonElement | null): void {
  back?.focus()
}

type LineProps = {
  line: Line
  found: Found | undefined
  words: Words
  onChange: (line: Line) => void
  onRemove: () => void
}

/** One product of the list, changed in place. */
function ListLine({ line, found, words, onChange, onRemove }: LineProps) {
  const name = nameOf(line, found?.product)
  return (
    <li>
      <h3>{found?.page ? <PathLink path={found.page.path}>{name}</PathLink> : name}</h3>
      {found?.product === 'gone' && <p className={styles.said}>{words.line.gone}</p>}
      {found?.failed && <p className={styles.said}>{words.line.unknown}</p>}
      <LineFields line={line} product={found?.product} words={words} onChange={onChange} />
      <p className={fieldStyles.actions}>
        <button
          type="button"
          className="button plain"
          aria-label={`${words.line.duplicate}: ${name}`}
          onClick={() => {
            const { length: _, ...values } = line.values
            onChange({ ...line, id: newId(), values, quantity: '' })
          }}
        >
          {words.line.duplicate}
        </button>
        <button
          type="button"
          className="button plain"
          aria-label={`${words.line.remove}: ${name}`}
          onClick={onRemove}
        >
          {words.line.remove}
        </button>
      </p>
    </li>
  )
}
