import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { fillCount, fillTemplate } from '../../catalogue/fillTemplate.ts'
import { pathOf } from '../../catalogue/path.ts'
import { joinList } from '../../catalogue/textOf.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { emptyItem } from '../../enquiry/list/listItem.ts'
import { StorageNotice } from '../../enquiry/list/StorageNotice.tsx'
import { share } from '../../enquiry/list/share.ts'
import { useList } from '../../enquiry/list/useList.ts'
import fieldStyles from '../../ui/form/fields.module.css'
import { Products } from '../../ui/frame/Products.tsx'
import { samePath } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import { type ProductView, useProducts } from '../list/useProducts.ts'
import { AddProduct } from './AddProduct.tsx'
import { ColumnChoice, useColumns } from './ColumnChoice.tsx'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { MAX_COMPARED, readChoice, writeChoice } from './choice.ts'
import type { CompareView } from './kind.ts'

/** The slugs that the page's own address names, and a function that changes them. */
function useChoice() {
  const router = useRouter()
  const { history } = router
  const [at, setAt] = useState(history.location)
  const { pathname } = at
  const { slugs: named, exceeding } = readChoice(at.hash, at.search)
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        // On the way to another page this one still stands.
        if (samePath(location.pathname, pathname)) setAt(location)
      }),
    [history, pathname],
  )
  useEffect(() => {
    if (at.search === '') return
    // The browser has submitted boxes: the form of the address that is shared is shorter.
    const { slugs, exceeding } = readChoice(at.hash, at.search)
    if (exceeding > 0) return
    void router.navigate({ to: '/Compare', hash: slugs.join(), replace: true })
  }, [at, router])
  function choose(paths: readonly string[]): void {
    void router.navigate({ to: '/Compare', hash: writeChoice(paths), resetScroll: false })
  }
  return { named, exceeding, choose }
}

/** The products that the address names, side by side, and what can be done with them. */
export function Comparison({ page, site }: { page: CompareView; site: LayoutView }) {
  const { words } = page
  const { named, exceeding, choose } = useChoice()
  const products = useProducts(named.map(pathOf), MAX_COMPARED)
  const { store } = useList()
  /** What has been done, and for which choice: for another one it is not true. */
  const [notice, setNotice] = useState<{ choice: string; text: string; list?: true }>()
  const heading = useRef<HTMLHeadingElement>(null)

  const lookups = named.map((slug) => {
    const found = products.get(pathOf(slug))
    return { slug, path: found?.page?.path ?? pathOf(slug), found }
  })
  // A product that is gone leaves its place to the next; one that could not be fetched does not.
  const chosen = lookups.filter(({ found }) => found?.product !== 'gone')
  const [shown, beyond] = [chosen.slice(0, MAX_COMPARED), chosen.slice(MAX_COMPARED)]
  // An alias may name a product that is compared already.
  const paths = [...new Set(chosen.map(({ path }) => path))]
  const pages = [
    ...new Map(
      shown.flatMap(({ path, found }) => (found?.page ? [[path, found.page]] : [])),
    ).values(),
  ]
  const choice = named.join()
  // Before the first product has come, what stands below the table would jump.
  const isLoading = pages.length === 0 && shown.some(({ found }) => found === undefined)
  const { columns, choice: pair } = useColumns(pages)
  // Products that no menu shows are called as in the address.
  const names = new Map(
    site.menus.flatMap(({ items }) => items.map(({ path, label }) => [path.toLowerCase(), label])),
  )
  const nameOf = (slug: string) => names.get(pathOf(slug).toLowerCase()) ?? slug

  function remove({ path, heading: name }: ProductView): void {
    const rest = paths.filter((one) => one !== path)
    choose(rest)
    setNotice({ choice: writeChoice(rest), text: fillTemplate(words.removed, 'name', name) })
    heading.current?.focus()
  }

  function add(path: string): void {
    choose([...paths, path])
    // With the last product that fits, the form is removed.
    if (chosen.length + 1 === MAX_COMPARED) heading.current?.focus()
  }

  function addToList(product: ProductView): void {
    const { path, heading, ask } = product
    store.save(emptyItem({ path, heading: ask?.english?.name ?? heading }))
    setNotice({ choice, text: fillTemplate(words.listed, 'name', product.heading), list: true })
  }

  async function shareAddress(): Promise<void> {
    try {
      if (await share(page.heading, location.href)) setNotice({ choice, text: words.copied })
    } catch {
      setNotice({ choice, text: words.copyFailed })
    }
  }

  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <h2 id="comparison" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <div role="status" className={styles.notes}>
        {shown.some(({ found }) => found === undefined) && <p>{words.loading}</p>}
        {lookups.map(
          ({ slug, found }) =>
            found !== undefined &&
            found.page === undefined && (
              <p key={slug}>
                {fillTemplate(found.failed ? words.unknown : words.gone, 'name', nameOf(slug))}
              </p>
            ),
        )}
        {beyond.length > 0 && (
          <p>
            {fillTemplate(
              words.beyond,
              'names',
              joinList(
                beyond.map(({ slug }) => nameOf(slug)),
                site.writing.language,
              ),
            )}
          </p>
        )}
        {exceeding > 0 && <p>{fillCount(words.exceeding, exceeding, site.writing.language)}</p>}
        {named.length === 0 && <p>{words.empty}</p>}
        {chosen.length === 1 && pages.length === 1 && <p>{words.one}</p>}
        {notice?.choice === choice && (
          <p>
            <span>{notice.text}</span>{' '}
            {notice.list && <PathLink path="/List">{words.open}</PathLink>}
          </p>
        )}
      </div>
      {pair && <ColumnChoice pages={pages} {...pair} label={words.pair} />}
      {pages.length > 0 && <StorageNotice />}
      {pages.length > 0 && (
        <ComparisonTable
          all={pages}
          pages={columns}
          page={page}
          site={site}
          onRemove={remove}
          onAddToList={addToList}
        />
      )}
      {named.length === 0 && <Products {...page.products} />}
      {named.length > 0 && chosen.length < MAX_COMPARED && !isLoading && (
        <AddProduct menus={site.menus} taken={paths} words={words} onAdd={add} />
      )}
      {pages.length > 1 && (
        <p className={`${fieldStyles.actions} ${styles.share}`}>
          <button type="button" className="button plain" onClick={() => void shareAddress()}>
            {words.share}
          </button>
          <button type="button" className="button plain" onClick={() => print()}>
            {words.print}
          </button>
        </p>
      )}
    </section>
  )
}
