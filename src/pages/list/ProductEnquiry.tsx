import { useRouter } from '@tanstack/react-router'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fill } from '../../model/catalogue/fill.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { messageOf } from '../../ui/enquiry/message.ts'
import { hrefOf } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import type { EnquiryPage } from './enquiryLinksView.ts'
import { Field } from './Field.tsx'
import styles from './fields.module.css'
import { LineFields } from './LineFields.tsx'
import { emptyLine, type Line, newId } from './line.ts'
import { productEnquiry } from './message.ts'
import { useList } from './useList.ts'
import type { Words } from './words.ts'

type Props = { page: EnquiryPage; site: LayoutView }

/** What was chosen on a page and not put on the list: it is there when the visitor comes back to it. */
const drafts = new Map<string, Line>()

/** What is asked of one product, for the list or as a message of its own. */
function Choosing({ page, site, words }: Props & { words: Words }) {
  const { store, list } = useList()
  const [line, setLine] = useState(() => drafts.get(page.path) ?? emptyLine(page))
  const [put, setPut] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => heading.current?.focus(), [])
  const { enquiry } = words
  const product = { name: page.heading, table: page.specification }
  const asked = productEnquiry(line, product, list.details, words, page.head.canonical)
  const { place } = words.details.fields

  function change(changed: Line): void {
    drafts.set(page.path, changed)
    setLine(changed)
    setPut(false)
  }

  return (
    <div className={styles.inside}>
      <h3 ref={heading} tabIndex={-1}>
        {enquiry.heading}
      </h3>
      <p>{enquiry.text}</p>
      <LineFields line={line} product={product} words={words} onChange={change} />
      <Field
        {...place}
        value={list.details.place ?? ''}
        onChange={(text) => store.tell('place', text)}
      />
      <p className={styles.actions}>
        <button
          type="button"
          className="button"
          onClick={() => {
            store.put(line)
            // The next one is another line: the same in another length, say.
            change({ ...line, id: newId() })
            setPut(true)
          }}
        >
          {enquiry.put}
        </button>
        <a
          className="button plain"
          href={messageOf(asked, site).whatsapp}
          target="_blank"
          rel="noopener noreferrer"
        >
          {enquiry.ask}
        </a>
      </p>
      <p role="status">
        {put && (
          <>
            {fill(enquiry.on, 'name', page.heading)}{' '}
            <PathLink path="/List">{enquiry.open}</PathLink>
          </>
        )}
      </p>
      {!list.stored && <p>{words.list.unstored}</p>}
    </div>
  )
}

/** The same, once its words are there: they stand with the list's page. */
export function ProductEnquiry(props: Props) {
  const { source } = useRouter().options.context
  const [words, setWords] = useState<Words>()
  useEffect(() => {
    source
      .page('/List')
      .then((list) => {
        if (list?.kind === 'list') setWords(list.words)
      })
      // The list's own page says what can be done.
      .catch(() => location.assign(hrefOf('/List')))
  }, [source])
  return words === undefined ? null : <Choosing {...props} words={words} />
}
