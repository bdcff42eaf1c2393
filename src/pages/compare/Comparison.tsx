import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { fillCount } from '../../catalogue/fillCount.ts'
import { fillTemplate, labelList } from '../../catalogue/fillTemplate.ts'
import { pathOf } from '../../catalogue/path.ts'
import { joinList } from '../../catalogue/textRuns.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { emptyItem } from '../../enquiry/list/listItem.ts'
import { StorageNotice } from '../../enquiry/list/StorageNotice.tsx'
import { useList } from '../../enquiry/list/useList.ts'
import { addEnglish } from '../../enquiry/message/enquiryMessage.ts'
import { purposeQuery, readPurpose } from '../../enquiry/purpose.ts'
import { sharePage } from '../../ui/browser/sharePage.ts'
import { PrintButton } from '../../ui/business/PrintButton.tsx'
import { WhatsAppLink } from '../../ui/business/WhatsAppLink.tsx'
import fieldStyles from '../../ui/form/fields.module.css'
import { isSamePath } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { usePageWhatsapp } from '../../ui/links/usePageWhatsapp.ts'
import { useProducts } from '../list/useProducts.ts'
import { useToday } from '../list/useToday.ts'
import { formatComparison, MAX_COMPARED, parseComparison } from '../shared/comparisonAddress.ts'
import type { ProductView } from '../shared/productView.ts'
import { AddProduct } from './AddProduct.tsx'
import { ChooseProducts } from './ChooseProducts.tsx'
import { ColumnChoice, useColumns } from './ColumnChoice.tsx'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import type { CompareView } from './kind.ts'

/** The slugs and the purpose in the page's address, that address, and a function that changes the slugs. */
function useChoice() {
  const router = useRouter()
  const { history } = router
  const [currentLocation, setCurrentLocation] = useState(history.location)
  const { pathname } = currentLocation
  const { slugs, exceeding } = parseComparison(currentLocation.hash, currentLocation.search)
  const purpose = readPurpose(new URLSearchParams(currentLocation.search))
  const page = pathname + purposeQuery(purpose)
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        // During a navigation to another page this one is still mounted.
        if (isSamePath(location.pathname, pathname)) setCurrentLocation(location)
      }),
    [history, pathname],
  )
  useEffect(() => {
    if (parseComparison('', currentLocation.search).slugs.length === 0) return
    // The browser submitted the boxes as a query; replace it with the shorter form that is shared.
    const submitted = parseComparison(currentLocation.hash, currentLocation.search)
    if (submitted.exceeding > 0) return
    void router.navigate({ href: `${page}#${submitted.slugs.join()}`, replace: true })
  }, [currentLocation, page, router])
  function choose(paths: readonly string[]): void {
    const href = `${page}#${formatComparison(paths)}`
    void router.navigate({ href, resetScroll: false })
  }
  return { slugs, exceeding, purpose, choose, href: currentLocation.href }
}

/** The products in the address side by side, with buttons to change, list and share them. */
export function Comparison({ page, site }: { page: CompareView; site: LayoutView }) {
  const { words } = page
  const { slugs, exceeding, purpose, choose, href } = useChoice()
  const lookups = useProducts(slugs.map(pathOf), MAX_COMPARED)
  const { store } = useList()
  /** The last action, shown only for the choice of products that it belongs to. */
  const [notice, setNotice] = useState<{ choice: string; text: string; isListed?: true }>()
  const heading = useRef<HTMLHeadingElement>(null)
  const today = useToday(site.writing.language)

  const requested = slugs.map((slug) => {
    const lookup = lookups.get(pathOf(slug))
    return { slug, path: lookup?.page?.path ?? pathOf(slug), lookup }
  })
  // A removed product is replaced by the next one; one that could not be fetched is not.
  const chosen = requested.filter(({ lookup }) => lookup?.product !== 'gone')
  const compared = chosen.slice(0, MAX_COMPARED)
  const leftOut = chosen.slice(MAX_COMPARED)
  // An alias may refer to a product that is already compared.
  const paths = [...new Set(chosen.map(({ path }) => path))]
  const pages = [
    ...new Map(
      compared.flatMap(({ path, lookup }) => (lookup?.page ? [[path, lookup.page]] : [])),
    ).values(),
  ]
  const choice = slugs.join()
  // Until the first product is loaded, content below the table would jump.
  const isLoading = pages.length === 0 && compared.some(({ lookup }) => lookup === undefined)
  const { columns, choice: columnChoice } = useColumns(pages)
  // A product that no menu shows is named by its slug.
  const names = new Map(
    site.menus.flatMap(({ items }) => items.map(({ path, label }) => [path.toLowerCase(), label])),
  )
  const nameOf = (slug: string) => names.get(pathOf(slug).toLowerCase()) ?? slug

  function remove({ path, heading: name }: ProductView): void {
    const rest = paths.filter((otherPath) => otherPath !== path)
    choose(rest)
    setNotice({ choice: formatComparison(rest), text: fillTemplate(words.removed, 'name', name) })
    heading.current?.focus()
  }

  function add(path: string): void {
    choose([...paths, path])
    // The form moves below the table, or disappears when the table is full.
    if (chosen.length === 1 || chosen.length + 1 === MAX_COMPARED) heading.current?.focus()
  }

  function addToList(product: ProductView): void {
    const { path, heading, enquiry } = product
    store.save(emptyItem({ path, heading: enquiry?.english?.name ?? heading }, purpose))
    setNotice({ choice, text: fillTemplate(words.listed, 'name', product.heading), isListed: true })
  }

  async function shareAddress(): Promise<void> {
    try {
      if (await sharePage(page.heading, location.href)) setNotice({ choice, text: words.copied })
    } catch {
      setNotice({ choice, text: words.copyFailed })
    }
  }

  const namesIn = (all: readonly string[]) => joinList(all, site.writing.lists)
  const message = addEnglish(
    [
      fillTemplate(words.message, 'names', namesIn(pages.map(({ heading }) => heading))),
      location.origin + href,
    ].join('\n'),
    page.englishMessage &&
      fillTemplate(
        page.englishMessage,
        'names',
        namesIn(pages.map(({ heading, enquiry }) => enquiry?.english?.name ?? heading)),
      ),
  )
  const whatsapp = whatsappHref(site.whatsapp, message)
  usePageWhatsapp(pages.length > 1 ? whatsapp : undefined)

  const addForm = slugs.length > 0 && chosen.length < MAX_COMPARED && !isLoading && (
    <AddProduct menus={site.menus} compared={paths} words={words} onAdd={add} />
  )

  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <p className={`on-paper ${styles.printed}`}>
        <b translate="no">{site.name}</b>{' '}
        {labelList([...page.revision, fillTemplate(site.product.printedOn, 'date', today)])}
      </p>
      <h2 id="comparison" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <div role="status" className={styles.notes}>
        {compared.some(({ lookup }) => lookup === undefined) && <p>{words.loading}</p>}
        {requested.map(
          ({ slug, lookup }) =>
            lookup !== undefined &&
            lookup.page === undefined && (
              <p key={slug}>
                {fillTemplate(lookup.failed ? words.unknown : words.gone, 'name', nameOf(slug))}
              </p>
            ),
        )}
        {leftOut.length > 0 && (
          <p>
            {fillTemplate(
              words.beyond,
              'names',
              joinList(
                leftOut.map(({ slug }) => nameOf(slug)),
                site.writing.lists,
              ),
            )}
          </p>
        )}
        {exceeding > 0 && <p>{fillCount(words.exceeding, exceeding, site.writing.language)}</p>}
        {slugs.length === 0 && <p>{words.empty}</p>}
        {chosen.length === 1 && pages.length === 1 && <p>{words.one}</p>}
        {notice?.choice === choice && (
          <p className={fieldStyles.actions}>
            <span>{notice.text}</span>{' '}
            {notice.isListed && <PathLink path="/List">{words.open}</PathLink>}
          </p>
        )}
      </div>
      {/* For a single product the form is above the table. */}
      {chosen.length === 1 && addForm}
      {pages.length > 0 && <StorageNotice />}
      {pages.length > 0 && (
        <div className={pages.length > 3 ? styles.four : undefined}>
          {columnChoice && <ColumnChoice pages={pages} {...columnChoice} label={words.pair} />}
          <ComparisonTable
            pages={columns}
            page={page}
            site={site}
            purpose={purpose}
            onRemove={remove}
            onAddToList={addToList}
          />
        </div>
      )}
      {slugs.length === 0 && <ChooseProducts products={page.products} />}
      {chosen.length !== 1 && addForm}
      {pages.length > 1 && (
        <p className={`${fieldStyles.actions} ${styles.share}`}>
          <WhatsAppLink site={site} className="button" label={words.ask} href={whatsapp} />
          <button type="button" className="button plain" onClick={() => void shareAddress()}>
            {words.share}
          </button>
          <PrintButton site={site} label={words.print} />
        </p>
      )}
    </section>
  )
}
