import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { fill } from '../../model/catalogue/fill.ts'
import { pathOf } from '../../model/catalogue/path.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import type { CompareWords } from '../../model/shape/compareWords.ts'
import { samePath } from '../../ui/links/href.ts'
import { PathLink } from '../../ui/links/PathLink.tsx'
import fieldStyles from '../list/fields.module.css'
import { emptyItem } from '../list/listItem.ts'
import { share } from '../list/share.ts'
import { useList } from '../list/useList.ts'
import { type ProductView, useProducts } from '../list/useProducts.ts'
import { AddProduct } from './AddProduct.tsx'
import styles from './Comparison.module.css'
import { ComparisonTable } from './ComparisonTable.tsx'
import { MOST, readChoice, writeChoice } from './choice.ts'
import { type Compared, comparedRows } from './rows.ts'

/** The choice of the page's own address, followed while it changes. */
function useChoice() {
  const router = useRouter()
  const { history } = router
  const [at, setAt] = useState(history.location)
  const { pathname } = at
  const named = readChoice(at.hash, at.search)
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
    // As boxes were sent by the browser: what can be handed on is shorter.
    const hash = readChoice(at.hash, at.search).join()
    void router.navigate({ to: '/Compare', hash, replace: true })
  }, [at, router])
  function choose(paths: readonly string[]): void {
    void router.navigate({ to: '/Compare', hash: writeChoice(paths), resetScroll: false })
  }
  return { named, choose }
}

type Props = {
  page: { heading: string; words: CompareWords; compared: readonly Compared[] }
  site: LayoutView
}

/** The products that the address names, side by side, and what can be done with them. */
export function Comparison({ page, site }: Props) {
  const { words, compared } = page
  const { named, choose } = useChoice()
  const products = useProducts(named.map(pathOf), MOST)
  const { store } = useList()
  const [only, setOnly] = useState(false)
  /** What has been done, and to which choice: of another one it would be no longer true. */
  const [said, setSaid] = useState<{ of: string; text: string; list?: true }>()
  const heading = useRef<HTMLHeadingElement>(null)

  const looked = named.map((slug) => {
    const found = products.get(pathOf(slug))
    return { slug, path: found?.page?.path ?? pathOf(slug), found }
  })
  // What is gone leaves its place to the next; what could not be looked up keeps it.
  const kept = looked.filter(({ found }) => found?.product !== 'gone')
  const [shown, beyond] = [kept.slice(0, MOST), kept.slice(MOST)]
  // An alias may name one that stands there already.
  const paths = [...new Set(kept.map(({ path }) => path))]
  const pages = [
    ...new Map(
      shown.flatMap(({ path, found }) => (found?.page ? [[path, found.page]] : [])),
    ).values(),
  ]
  const of = named.join()
  const rows = comparedRows(pages, compared)
  const differing = rows.filter(({ differs }) => differs)
  const hides = only && pages.length > 1
  // Of a range with more than its menu shows, the rest is called as in the address.
  const names = new Map(
    site.menus.flatMap(({ items }) => items.map(({ path, label }) => [path.toLowerCase(), label])),
  )
  const nameOf = (slug: string) => names.get(pathOf(slug).toLowerCase()) ?? slug

  function remove({ path, heading: name }: ProductView): void {
    const rest = paths.filter((one) => one !== path)
    choose(rest)
    setSaid({ of: writeChoice(rest), text: fill(words.removed, 'name', name) })
    heading.current?.focus()
  }

  function add(path: string): void {
    choose([...paths, path])
    // With the last one that fits, the form goes.
    if (kept.length + 1 === MOST) heading.current?.focus()
  }

  function put(product: ProductView): void {
    store.save(emptyItem(product))
    setSaid({ of, text: fill(words.listed, 'name', product.heading), list: true })
  }

  async function handOn(): Promise<void> {
    try {
      if (await share(page.heading, location.href)) setSaid({ of, text: words.copied })
    } catch {
      setSaid({ of, text: words.copyFailed })
    }
  }

  return (
    <section aria-labelledby="comparison" className={styles.comparison}>
      <h2 id="comparison" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <div role="status" className={styles.notes}>
        {shown.some(({ found }) => found === undefined) && <p>{words.loading}</p>}
        {looked.map(
          ({ slug, found }) =>
            found !== undefined &&
            found.page === undefined && (
              <p key={slug}>
                {fill(found.failed ? words.unknown : words.gone, 'name', nameOf(slug))}
              </p>
            ),
        )}
        {beyond.length > 0 && (
          <p>{fill(words.beyond, 'names', beyond.map(({ slug }) => nameOf(slug)).join(', '))}</p>
        )}
        {named.length === 0 && <p>{words.empty}</p>}
        {kept.length === 1 && pages.length === 1 && <p>{words.one}</p>}
        {said?.of === of && (
          <p>
            {said.text} {said.list && <PathLink path="/List">{words.open}</PathLink>}
          </p>
        )}
      </div>
      {pages.length > 1 && rows.length > 0 && (
        <label className={styles.only}>
          <input type="checkbox" checked={only} onChange={() => setOnly(!only)} />
          {words.only}
        </label>
      )}
      {hides && differing.length === 0 && <p>{words.alike}</p>}
      {pages.length > 0 && (
        <ComparisonTable
          pages={pages}
          rows={hides ? differing : rows}
          words={words}
          site={site}
          onRemove={remove}
          onPut={put}
        />
      )}
      {kept.length < MOST && (
        <AddProduct menus={site.menus} taken={paths} words={words} onAdd={add} />
      )}
      {pages.length > 1 && (
        <p className={`${fieldStyles.actions} ${styles.handOn}`}>
          <button type="button" className="button plain" onClick={() => void handOn()}>
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
