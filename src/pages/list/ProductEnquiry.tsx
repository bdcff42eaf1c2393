import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { messageOf } from '../../ui/enquiry/message.ts'
import { hrefOf } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import type { EnquiryPage } from './enquiryLinksView.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { ItemFields } from './ItemFields.tsx'
import { emptyItem, type ListItem, newId } from './listItem.ts'
import type { ListPageWords } from './listPageWords.ts'
import { productEnquiry } from './message.ts'
import { useList } from './useList.ts'

type Props = { page: EnquiryPage; site: LayoutView }

/** An enquiry about one product, for the list or as a message of its own. */
export function ProductEnquiry(props: Props) {
  const { source } = useRouter().options.context
  const [words, setWords] = useState<ListPageWords>()
  useEffect(() => {
    source
      // The words are part of the list's page.
      .page('/List')
      .then((list) => {
        if (list?.kind === 'list') setWords(list.words)
      })
      // The list's own page says what can be done.
      .catch(() => location.assign(hrefOf('/List')))
  }, [source])
  return words === undefined ? null : <EnquiryFields {...props} words={words} />
}

/** What was chosen on a page without adding it to the list, for when the visitor returns there. */
const drafts = new Map<string, ListItem>()

function EnquiryFields({ page, site, words }: Props & { words: ListPageWords }) {
  const { store, list } = useList()
  const [item, setItem] = useState(() => drafts.get(page.path) ?? emptyItem(page))
  const [added, setAdded] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const { enquiry } = words
  const product = { name: page.heading, table: page.specification }
  const message = productEnquiry(item, product, list.details, words, page.head.canonical)

  function change(changed: ListItem): void {
    drafts.set(page.path, changed)
    setItem(changed)
    setAdded(false)
  }

  function add(): void {
    store.save(item)
    // What is added next is another item: the same in another length, for example.
    change({ ...item, id: newId() })
    setAdded(true)
  }

  return (
    <div className={styles.inside}>
      <h3 ref={heading} tabIndex={-1}>
        {enquiry.heading}
      </h3>
      <p>{enquiry.text}</p>
      <ItemFields item={item} product={product} words={words} onChange={change} />
      <Field
        {...words.details.fields.place}
        value={list.details.place ?? ''}
        onChange={(text) => store.setDetail('place', text)}
      />
      <p className={styles.actions}>
        <button type="button" className="button" onClick={add}>
          {enquiry.put}
        </button>
        <a
          className="button plain"
          href={messageOf(message, site).whatsapp}
          target="_blank"
          rel="noopener noreferrer"
        >
          {enquiry.ask}
        </a>
      </p>
      <p role="status">
        {added && (
          <>
            <span>{fillTemplate(enquiry.on, 'name', page.heading)}</span>{' '}
            <PathLink path="/List">{enquiry.open}</PathLink>
          </>
        )}
      </p>
      {!list.stored && <p>{words.list.unstored}</p>}
    </div>
  )
}
