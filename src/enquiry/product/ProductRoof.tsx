import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useHref } from '../../ui/links/href.ts'
import { ItemRoof } from '../list/ItemRoof.tsx'
import { formValues, readForm } from '../list/link.ts'
import type { ListPageWords } from '../list/listPageWords.ts'
import { itemRoofTexts, writeLines } from '../list/message.ts'
import type { EnquiryPage } from './enquiryView.ts'
import type { FormValues } from './useEnquiryForm.ts'

type Props = {
  page: EnquiryPage
  /** What the form holds, and the roof, in the names of a link. */
  values: FormValues
  /** The message of the page, with all of that. */
  whatsapp: string
  /** Called with what is typed of the roof, and with the controls that a result fills in. */
  onChange: (values: FormValues) => void
  /** Called with what the message says of the roof, in English too where the page is in another language. */
  onText: (text: string, english: string) => void
}

/** The roof calculator on a product's page. */
export function ProductRoof(props: Props) {
  const { source } = useRouter().options.context
  const hrefTo = useHref()
  const [words, setWords] = useState<ListPageWords>()
  useEffect(() => {
    source
      // The words are part of the list's page.
      .page('/List')
      .then((list) => {
        if (list?.kind === 'list') setWords(list.words)
      })
      // The list's own page says what can be done.
      .catch(() => location.assign(hrefTo('/List')))
  }, [source, hrefTo])
  return words === undefined ? null : <Roof {...props} words={words} />
}

function Roof({
  page,
  values,
  whatsapp,
  words,
  onChange,
  onText,
}: Props & { words: ListPageWords }) {
  const item = readForm(new URLSearchParams({ ...values }))?.item
  const product = { name: page.heading, table: page.specification ?? page.table }
  const textIn = (own: ListPageWords | undefined) =>
    item && own ? writeLines(itemRoofTexts(item, product, own), own) : ''
  const text = textIn(words)
  const english = textIn(words.english)
  useEffect(() => onText(text, english), [onText, text, english])
  const calculator = useRef<HTMLDivElement>(null)
  // Somebody has just asked for it.
  useEffect(() => {
    const details = calculator.current?.querySelector('details')
    details?.setAttribute('open', '')
    details?.querySelector('summary')?.focus()
  }, [])

  return (
    <div ref={calculator}>
      {item !== undefined && (
        <ItemRoof
          item={{ ...item, id: page.path }}
          product={product}
          words={words}
          whatsapp={whatsapp}
          onChange={(changed) => onChange(formValues(changed))}
        />
      )}
    </div>
  )
}
