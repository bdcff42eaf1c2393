import { useEffect, useMemo, useRef } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useIsHydrated } from '../../ui/screen/useIsHydrated.ts'
import { AllProducts } from './AllProducts.tsx'
import { answerTo, withPhrases } from './answer.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './Finder.module.css'
import { FindForm } from './FindForm.tsx'
import { JobList } from './JobList.tsx'
import type { FindView } from './kind.ts'
import { hasQuery } from './query.ts'
import { Results } from './Results.tsx'
import { useFinder } from './useFinder.ts'
import { useFinderState } from './useFinderState.ts'

type Props = { page: FindView; site: LayoutView }

/** The search field, the filters, and the results; with nothing to search for, jobs and all products. */
export function Finder({ page, site }: Props) {
  const { jobs, properties } = page
  const input = useRef<HTMLInputElement>(null)
  const section = useRef<HTMLElement>(null)
  const {
    query,
    shownCount: shown,
    isCounting: counting,
    isShortened: shortened,
    ...question
  } = useFinderState(properties, input)
  const { finder, failed: loadingFailed, load, retry } = useFinder(page.index)
  // Without script there would be nothing behind the filters.
  const hydrated = useIsHydrated()

  const searching = hasQuery(query)
  useEffect(() => {
    if (finder === undefined && (hasQuery(query) || counting)) load()
  }, [finder, load, query, counting])
  const phrases = useMemo(() => withPhrases(page, finder?.others), [page, finder])
  const answer = useMemo(
    () => (hasQuery(query) ? answerTo(query, phrases, finder) : undefined),
    [finder, query, phrases],
  )
  const counts = useMemo(
    () => (counting ? finder?.counts(query, phrases.ignored, properties) : undefined),
    [counting, finder, query, phrases, properties],
  )
  const found = answer === undefined ? finder?.count : answer.result?.products.length
  // Where nothing is found, all there is helps on.
  const browsing = !searching || found === 0

  return (
    <>
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
        {shortened && <p role="status">{page.results.shortened}</p>}
        <div className={styles.filters}>
          {hydrated && (
            <FilterFields
              words={page.filters}
              writing={site.writing}
              properties={properties}
              query={query}
              counts={counts}
              found={found}
              onChange={(chosen) => question.searchFor({ chosen })}
              opened={counting}
              onOpen={question.startCounting}
              onShow={() => section.current?.focus()}
            />
          )}
        </div>
        <Results
          ref={section}
          page={page}
          site={site}
          query={query}
          answer={answer}
          shown={shown}
          failed={loadingFailed && searching}
          onRetry={() => {
            retry()
            input.current?.focus()
          }}
          onMore={() => {
            question.showMore()
            // The button may go; the new results follow the last one that is shown.
            const shownLinks = section.current?.querySelectorAll<HTMLElement>('li a')
            shownLinks?.[shownLinks.length - 1]?.focus()
          }}
        />
      </div>
      {browsing && (
        <>
          <section className="band" aria-labelledby="jobs">
            <h2 id="jobs">{jobs.heading}</h2>
            <p className="soft">{jobs.text}</p>
            <JobList jobs={jobs.jobs} words={jobs} closed="jobs" />
          </section>
          <AllProducts heading={page.browse} categories={page.categories} />
          {page.illustrations && <p className="soft">{site.product.illustrations}</p>}
        </>
      )}
    </>
  )
}
