import { useRef } from 'react'
import { fill } from '../../model/catalogue/fill.ts'
import type { LayoutView, OnwardView } from '../../model/catalogue/view.ts'
import { whatsappHref } from '../../model/catalogue/whatsapp.ts'
import type { FilterWords, ResultWords } from '../../model/shape/findWords.ts'
import { Products } from '../../ui/frame/Products.tsx'
import { useIsHydrated } from '../../ui/screen/useIsHydrated.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './Finder.module.css'
import { FindForm } from './FindForm.tsx'
import type { Filter } from './finderIndex.ts'
import { type Job, jobsFor } from './jobs.ts'
import type { Query } from './search.ts'
import { useFinder } from './useFinder.ts'

/** What of the finder's page it works with. */
type FinderPage = {
  filters: FilterWords
  results: ResultWords
  properties: readonly Filter[]
  compare: OnwardView['compare']
  jobs: { jobs: readonly Job[] }
}

/** The field, the filters, and what was found. */
export function Finder({ page, site }: { page: FinderPage; site: LayoutView }) {
  const { results } = page
  const { input, asked, counts, found, looks, failed, ...finder } = useFinder(page.properties)
  const { ready, askFor, counted, count, showMore, again, keep } = finder
  const section = useRef<HTMLElement>(null)
  // Without script there would be nothing behind the filters.
  const live = useIsHydrated()
  const jobs = jobsFor(asked.text, page.jobs.jobs)
  const total = found?.products.length ?? 0
  return (
    <div className={styles.finder} onClickCapture={keep}>
      <FindForm
        words={site.navigation.find}
        ref={input}
        onFocus={ready}
        onChange={({ target }) => askFor({ text: target.value })}
        onSubmit={(event) => {
          event.preventDefault()
          keep()
          // The keyboard of a phone lies over what was found.
          input.current?.blur()
        }}
      />
      {live && (
        <FilterFields
          words={page.filters}
          properties={page.properties}
          asked={asked}
          counts={counts}
          onChange={(chosen) => askFor({ chosen })}
          opened={counted}
          onOpen={count}
        />
      )}
      <section ref={section} aria-label={results.heading} className={styles.results}>
        <p role="status">
          {failed
            ? results.failed
            : found &&
              (total === 0
                ? results.none.heading
                : total === 1
                  ? results.one
                  : fill(results.many, 'count', String(total)))}
          {!failed && total > 0 && found?.whole === false && ` ${results.nearly}`}
        </p>
        {failed && (
          <button type="button" className="button plain" onClick={again}>
            {results.again}
          </button>
        )}
        {found && total === 0 && !failed && <p>{results.none.text}</p>}
        {(failed || (found && total === 0)) && <Ways page={page} asked={asked} site={site} />}
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
        {found && total > 0 && <Products links={looks} compare={page.compare} />}
        {found && looks.length === found.looks.length && looks.length < total && (
          <button
            type="button"
            className="button plain"
            onClick={() => {
              showMore()
              // The button may go; what is new follows the last of what is there.
              const links = section.current?.querySelectorAll<HTMLElement>('li a')
              links?.[links.length - 1]?.focus()
            }}
          >
            {results.more}
          </button>
        )}
      </section>
    </div>
  )
}

type WaysProps = { page: FinderPage; asked: Query; site: LayoutView }

/** Whom to ask for what was not found, with the message begun. */
function Ways({ page, asked, site }: WaysProps) {
  const chosen = page.properties.flatMap(({ property, label, options }) =>
    options
      .filter(({ value }) => asked.chosen[property]?.includes(value))
      .map((option) => `${label}: ${option.label}`),
  )
  const words = [asked.text.trim(), ...chosen].filter(Boolean).join(', ')
  const message = fill(page.results.message, 'words', words)
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
