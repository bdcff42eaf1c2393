import { useDeferredValue, useEffect, useMemo, useRef } from 'react'
import { fillTemplate } from '../../model/catalogue/fillTemplate.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { ResultWords } from '../../model/shape/findWords.ts'
import { Products } from '../../ui/frame/Products.tsx'
import { useIsHydrated } from '../../ui/screen/useIsHydrated.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './Finder.module.css'
import { FindForm } from './FindForm.tsx'
import type { FindView } from './kind.ts'
import { queryWords } from './normalizeWords.ts'
import { hasQuery } from './query.ts'
import type { Query, SearchResult } from './search.ts'
import { useFinder } from './useFinder.ts'
import { useQuestion } from './useQuestion.ts'

type Props = { page: FindView; site: LayoutView }

/** How many results fill a phone's screen: these are painted before the others are rendered. */
const FIRST = 3

/** Shorter words may begin anything. */
const MIN_LETTERS = 3

/** The search field, the filters, and the results. */
export function Finder({ page, site }: Props) {
  const { results, ignored, properties } = page
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const { query, shown, counting, ...question } = useQuestion(properties, input)
  const { finder, failed: loadingFailed, load, retry } = useFinder(page.index)
  // Without script there would be nothing behind the filters.
  const hydrated = useIsHydrated()

  const searching = hasQuery(query)
  useEffect(() => {
    if (finder === undefined && (hasQuery(query) || counting)) load()
  }, [finder, load, query, counting])
  const found = useMemo(
    () => (hasQuery(query) ? finder?.find(query, ignored) : undefined),
    [finder, query, ignored],
  )
  const counts = useMemo(
    () => (counting ? finder?.counts(query, ignored, properties) : undefined),
    [counting, finder, query, ignored, properties],
  )
  const painted = useDeferredValue(found)

  const failed = loadingFailed && searching
  const total = found?.products.length ?? 0
  const links = found?.products.slice(0, painted === found ? shown : FIRST).map(({ link }) => link)
  const jobs = jobsFor(queryWords(query.text, ignored), page.jobs.jobs)
  return (
    <div className={styles.finder} onClickCapture={question.save}>
      <FindForm
        words={site.navigation.find}
        ref={input}
        onFocus={() => finder ?? load()}
        onChange={({ target }) => question.searchFor({ text: target.value })}
        onSubmit={(event) => {
          event.preventDefault()
          question.save()
          // The keyboard of a phone covers the results.
          input.current?.blur()
        }}
      />
      {hydrated && (
        <FilterFields
          words={page.filters}
          properties={properties}
          query={query}
          counts={counts}
          onChange={(chosen) => question.searchFor({ chosen })}
          opened={counting}
          onOpen={question.startCounting}
        />
      )}
      <section ref={section} aria-label={results.heading} className={styles.results}>
        <p role="status">{failed ? results.failed : found && summaryOf(found, results)}</p>
        {failed && (
          <button
            type="button"
            className="button plain"
            onClick={() => {
              retry()
              input.current?.focus()
            }}
          >
            {results.again}
          </button>
        )}
        {found && total === 0 && <p>{results.none.text}</p>}
        {(failed || (found && total === 0)) && <Contacts page={page} query={query} site={site} />}
        {jobs.length > 0 && (
          <p>
            {results.job}{' '}
            {jobs.map(({ key, title }) => (
              <a key={key} href={`#${key}`}>
                {title}
              </a>
            ))}
          </p>
        )}
        {links && total > 0 && <Products links={links} compare={page.compare} />}
        {links && links.length >= shown && links.length < total && (
          <button
            type="button"
            className="button plain"
            onClick={() => {
              question.showMore()
              // The button may go; the new results follow the last one that is shown.
              const shownLinks = section.current?.querySelectorAll<HTMLElement>('li a')
              shownLinks?.[shownLinks.length - 1]?.focus()
            }}
          >
            {results.more}
          </button>
        )}
      </section>
    </div>
  )
}

/** The jobs that have all normalized words of a query, or words that begin so. */
function jobsFor(query: readonly string[], jobs: FindView['jobs']['jobs']) {
  const long = query.filter(({ length }) => length >= MIN_LETTERS)
  if (long.length === 0) return []
  return jobs.filter(({ words }) => long.every((one) => words.some((word) => word.startsWith(one))))
}

/** How many products were found, and whether they have all words. */
function summaryOf({ products, complete }: SearchResult, words: ResultWords): string {
  if (products.length === 0) return words.none.heading
  const count =
    products.length === 1 ? words.one : fillTemplate(words.many, 'count', String(products.length))
  return complete ? count : `${count} ${words.nearly}`
}

/** Whom to ask for what was not found, with a message that begins with it. */
function Contacts({ page, query, site }: Props & { query: Query }) {
  const chosen = page.properties.flatMap(({ property, label, options }) =>
    options
      .filter(({ value }) => query.chosen[property]?.includes(value))
      .map((option) => `${label}: ${option.label}`),
  )
  const words = [query.text.trim(), ...chosen].filter(Boolean).join(', ')
  const message = fillTemplate(page.results.message, 'words', words)
  return (
    <p className={styles.ways}>
      <a className="button call" href={site.phone.href}>
        {site.phone.display}
      </a>
      <a
        className="button plain"
        href={whatsappHref(site.whatsapp, message)}
        rel="noopener noreferrer"
        target="_blank"
      >
        {site.enquiries.handOver.whatsapp}
      </a>
    </p>
  )
}
