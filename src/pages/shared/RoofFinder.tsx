import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { itemRoofLines } from '../../enquiry/list/itemContent.ts'
import type { ListedProduct } from '../../enquiry/list/itemValues.ts'
import { emptyItem, newId } from '../../enquiry/list/listItem.ts'
import type { ListPageWords } from '../../enquiry/list/listPageWords.ts'
import { saveItem } from '../../enquiry/list/useList.ts'
import { roofMessage } from '../../enquiry/message/roofMessage.ts'
import { type Purpose, purposeQuery } from '../../enquiry/purpose.ts'
import { hasRoof, type RoofFields, unknownSheet } from '../../roof/answerRoof.ts'
import { RoofForm } from '../../roof/RoofForm.tsx'
import { readRoofAddress } from '../../roof/roofAddress.ts'
import { hasCalculator } from '../../roof/roofWords.ts'
import { sheetFacts } from '../../roof/sheetFacts.ts'
import { Field } from '../../ui/form/Field.tsx'
import fieldStyles from '../../ui/form/fields.module.css'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { usePageWhatsapp } from '../../ui/links/usePageWhatsapp.ts'
import type { LoadedPage, ProductView } from './productView.ts'

type ListView = Extract<LoadedPage, { kind: 'list' }>

/** The words of the list with those of the calculator, and the sheets to choose from. */
type CalculatorList = {
  words: ListPageWords & { roofCalculator: NonNullable<ListPageWords['roofCalculator']> }
  sheets: NonNullable<ListView['sheets']>
}

type Props = {
  site: LayoutView
  /** The fragment with the size of the building, if the visitor came with one. */
  size: string | undefined
  /** The fragment of the address while it leads here. */
  arrival: string | undefined
  /** Shown until the words are loaded. */
  loading: string
}

/** The roof calculator by itself: the sheet is chosen below the answer. */
export function RoofFinder(props: Props) {
  const { source } = useRouter().options.context
  const [list, setList] = useState<CalculatorList>()
  const [hasFailed, setHasFailed] = useState(false)
  useEffect(() => {
    // The words are part of the list's page.
    source
      .page('/List')
      .then((page) => {
        if (page?.kind !== 'list' || !hasCalculator(page.words)) return
        setList({ words: page.words, sheets: page.sheets ?? [] })
      })
      // Without them, the page still has the phone and WhatsApp.
      .catch(() => setHasFailed(true))
  }, [source])
  if (list === undefined) return hasFailed ? null : <p>{props.loading}</p>
  return <Calculator {...props} list={list} />
}

function Calculator({
  site,
  size,
  arrival,
  list,
}: Omit<Props, 'loading'> & { list: CalculatorList }) {
  const { words, sheets } = list
  const { whichSheet } = words.roofCalculator
  const [typed, setTyped] = useState<RoofFields>(() => readRoofAddress(size ?? '')?.fields ?? {})
  // Kept if the address changes.
  const [purpose, setPurpose] = useState<Purpose>({})
  const { purpose: arrivedFor, english } = readRoofAddress(arrival ?? '') ?? {}
  if (arrivedFor !== undefined && arrivedFor !== purpose.text) {
    setPurpose({ text: arrivedFor, english })
  }
  const [path, setPath] = useState('')
  const [added, setAdded] = useState<{ name: string; stored: boolean }>()
  /** The id of the list item: adding a product again changes its item. */
  const [itemId, setItemId] = useState(newId)
  const page = useProduct(path)
  const table = page?.kind === 'full' ? page.specification : page?.table
  const listedProduct: ListedProduct = page && { name: page.heading, table }
  const sheet = sheetFacts(table, {}) ?? unknownSheet
  const counted = sheets.flatMap(({ facts, ...sheet }) => (facts ? [{ ...sheet, facts }] : []))

  const whatsapp = whatsappHref(
    site.whatsapp,
    messageOf({ ...purpose, measures: typed }, page, listedProduct, words),
  )
  usePageWhatsapp(hasRoof(typed) ? whatsapp : undefined)

  function choose(chosen: string): void {
    setPath(chosen)
    setItemId(newId())
    setAdded(undefined)
  }

  function add(product: ProductView): void {
    const name = product.enquiry?.english?.name ?? product.heading
    const item = emptyItem({ path: product.path, heading: name }, { ...purpose, measures: typed })
    const stored = saveItem({ ...item, id: itemId }, undefined)
    setAdded({ name: product.heading, stored })
  }

  return (
    <div className={fieldStyles.alone}>
      <RoofForm
        sheet={sheet}
        offer={path === '' ? { sheets: counted, onChoose: choose } : undefined}
        sheetName={sheets.find((sheet) => sheet.path === path)?.name}
        typed={typed}
        words={words}
        goesWith={table?.goesWith && { heading: words.goesWith.heading, items: table.goesWith }}
        whatsapp={whatsapp}
        foldsFields
        onChange={(changed) => {
          setTyped(changed)
          setAdded(undefined)
        }}
        beforeAnswer={
          <div className={fieldStyles.product}>
            <Field
              label={whichSheet}
              value={path}
              options={[
                { value: '', label: words.line.notSure },
                ...sheets.map((sheet) => ({ value: sheet.path, label: sheet.name })),
              ]}
              onChange={choose}
            />
          </div>
        }
        afterAnswer={
          <div className={fieldStyles.product}>
            {page !== undefined && (
              <p className={fieldStyles.actions}>
                <button type="button" className="button plain" onClick={() => add(page)}>
                  {words.enquiry.put}
                </button>
                <PathLink
                  path={page.path}
                  query={purposeQuery({
                    ...purpose,
                    measures: hasRoof(typed) ? typed : undefined,
                  })}
                >
                  {words.line.page}
                </PathLink>
              </p>
            )}
            <p role="status" className={fieldStyles.actions}>
              {added !== undefined && (
                <>
                  <span>{fillTemplate(words.enquiry.on, 'name', added.name)}</span>{' '}
                  <PathLink path="/List">{words.enquiry.open}</PathLink>
                  {!added.stored && <span> {words.list.unstored}</span>}
                </>
              )}
            </p>
          </div>
        }
      />
    </div>
  )
}

/** The page of a product; undefined while none is chosen, or it is not there yet. */
function useProduct(path: string): ProductView | undefined {
  const { source } = useRouter().options.context
  const [product, setProduct] = useState<ProductView>()
  useEffect(() => {
    let isActive = true
    if (path === '') return
    source
      .page(path)
      .then((page) => {
        const isProduct = page?.kind === 'full' || page?.kind === 'placeholder'
        if (isActive && isProduct) setProduct(page)
      })
      // The roof is answered without the sheet.
      .catch(() => undefined)
    return () => {
      isActive = false
    }
  }, [path, source])
  return product?.path === path ? product : undefined
}

/** The message with the roof, for the chosen sheet if there is one; in English too if the page is not. */
function messageOf(
  purpose: Purpose,
  page: ProductView | undefined,
  product: ListedProduct,
  words: CalculatorList['words'],
): string {
  const { english } = words
  const linesIn = (own: ListPageWords) => {
    const item = emptyItem({ path: '', heading: '' }, purpose)
    const text = (own === english && item.englishPurpose) || item.purpose
    const named = text ? [{ label: own.purpose, text }] : []
    return [...named, ...itemRoofLines(item, product, own)]
  }
  return roofMessage(
    {
      subject: page?.enquiry?.subject ?? words.roofCalculator.subject,
      lines: linesIn(words),
      writing: words.writing,
    },
    page?.head.canonical ?? location.origin + location.pathname,
    english && hasCalculator(english)
      ? {
          subject: page?.enquiry?.english?.subject ?? english.roofCalculator.subject,
          lines: linesIn(english),
          writing: english.writing,
        }
      : undefined,
  )
}
