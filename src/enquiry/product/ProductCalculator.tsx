import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { hasRoof } from '../../roof/answerRoof.ts'
import type { RoofLine } from '../../roof/roofLines.ts'
import { useHref } from '../../ui/links/href.ts'
import { usePageWhatsapp } from '../../ui/links/usePageWhatsapp.ts'
import { ItemRoof } from '../list/ItemRoof.tsx'
import { itemRoofLines } from '../list/itemContent.ts'
import { productFormValues, readProductForm } from '../list/listLink.ts'
import type { ListPageWords } from '../list/listPageWords.ts'
import { valuePrefix } from '../purpose.ts'
import type { EnquiryPage } from './enquiryView.ts'
import styles from './ProductCalculator.module.css'
import type { FormValues } from './useProductForm.ts'

type Props = {
  page: EnquiryPage
  /** Shown until the calculator is ready, in its place: nothing on the page moves. */
  fallback: ReactNode
  /** The values of the form, and the roof, in the names of a link. */
  values: FormValues
  /** The message of the page, with all of that. */
  whatsapp: string
  /** Called with what is typed of the roof, and with the controls that a result fills in. */
  onChange: (values: FormValues) => void
  /** Called with the roof as it is calculated, in English too if the page is in another language. */
  onLines: (lines: { calculated: RoofLine[]; englishCalculated: RoofLine[] }) => void
}

/** The roof calculator on a product's page. */
export function ProductCalculator(props: Props) {
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
  return words === undefined ? props.fallback : <Roof {...props} words={words} />
}

/** The choices of a form, all emptied: a result that takes several lengths removes the chosen one. */
function emptiedChoices(values: FormValues): FormValues {
  const choices = Object.keys(values).filter((name) => name.startsWith(valuePrefix))
  return Object.fromEntries(choices.map((name) => [name, '']))
}

function Roof({
  page,
  values,
  whatsapp,
  words,
  onChange,
  onLines,
}: Omit<Props, 'fallback'> & { words: ListPageWords }) {
  const { heading, specification, table = specification } = page
  const product = useMemo(() => ({ name: heading, table }), [heading, table])
  const item = useMemo(() => readProductForm(new URLSearchParams({ ...values }))?.item, [values])
  useEffect(() => {
    const linesIn = (own: ListPageWords | undefined) =>
      item && own ? itemRoofLines(item, product, own) : []
    onLines({ calculated: linesIn(words), englishCalculated: linesIn(words.english) })
  }, [onLines, item, product, words])
  usePageWhatsapp(hasRoof(item?.measures ?? {}) ? whatsapp : undefined)
  const calculator = useRef<HTMLDivElement>(null)
  // Without a roof in the address, the visitor has just pressed the button that opens it.
  const [isPressed] = useState(() => !hasRoof(item?.measures ?? {}))
  useEffect(() => {
    const details = calculator.current?.querySelector('details')
    details?.setAttribute('open', '')
    if (isPressed) details?.querySelector('summary')?.focus({ preventScroll: true })
  }, [isPressed])

  return (
    <div ref={calculator} className={styles.calculator}>
      {item !== undefined && (
        <ItemRoof
          item={{ ...item, id: page.path }}
          product={product}
          words={words}
          whatsapp={whatsapp}
          onChange={(changed) =>
            onChange({ ...emptiedChoices(values), ...productFormValues(changed) })
          }
        />
      )}
    </div>
  )
}
