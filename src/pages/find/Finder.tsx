import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { fillTemplates } from '../../catalogue/fillTemplate.ts'
import { limits } from '../../catalogue/limits.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { roofAddress, roofFragment } from '../../roof/roofAddress.ts'
import { focusAtTop } from '../../ui/browser/focusAtTop.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'
import { OtherWays } from '../shared/OtherWays.tsx'
import { RoofSection } from '../shared/RoofSection.tsx'
import { useFragment } from '../shared/useFragment.ts'
import { AllProducts } from './AllProducts.tsx'
import { answerTo, asksPerson, type FinderAnswer, purposeText } from './answer.ts'
import { FilterFields } from './FilterFields.tsx'
import styles from './Finder.module.css'
import { FindForm } from './FindForm.tsx'
import { countFilters, offeredFilters } from './filterProducts.ts'
import { isIndic } from './indicSpelling.ts'
import { JobList } from './JobList.tsx'
import type { FindView } from './kind.ts'
import { inOneLine, pasteLines } from './pastedLines.ts'
import { hasQuery } from './query.ts'
import { Results } from './Results.tsx'
import { buildingSize } from './understandQuery.ts'
import { useFinder } from './useFinder.ts'
import { useFinderState } from './useFinderState.ts'

type Props = { page: FindView; site: LayoutView }

/** The search field, the filters and the results; without a query, the jobs, all products and the calculator. */
export function Finder({ page, site }: Props) {
  const { jobs, properties } = page
  const input = useRef<HTMLInputElement>(null)
  /** The text that was pasted last: the field cuts it, and has commas for its line breaks. */
  const [pasted, setPasted] = useState('')
  const results = useRef<HTMLElement>(null)
  const filters = useRef<HTMLDivElement>(null)
  const allProducts = useRef<HTMLElement>(null)
  const { query, shownCount, isCounting, isShortened, isRead, ...actions } = useFinderState(
    properties,
    input,
  )
  const { finder, hasFailed, load, retry } = useFinder(
    isIndic(query.text) ? page.indicIndex : page.index,
  )
  // Without script the filters would do nothing.
  const isHydrated = useIsHydrated()

  const isSearching = hasQuery(query)
  useEffect(() => {
    if (finder === undefined && (hasQuery(query) || isCounting)) load()
  }, [finder, load, query, isCounting])
  const answer = useMemo(
    () => (hasQuery(query) ? answerTo(query, page, finder) : undefined),
    [finder, query, page],
  )
  // The counts are of products that the answer shows, not of those that it hides.
  const candidates = answer === undefined ? finder?.products : answer.result?.candidates
  const counts = useMemo(
    () =>
      isCounting && candidates ? countFilters(candidates, query.chosen, properties) : undefined,
    [isCounting, candidates, query.chosen, properties],
  )
  const offered = useMemo(
    () => offeredFilters(candidates ?? [], query.chosen, properties),
    [candidates, query.chosen, properties],
  )
  const foundCount = answer === undefined ? finder?.products.length : answer.result?.products.length
  // An answer without products has none to show.
  const productCount = foundCount === 0 && answer?.lead !== undefined ? undefined : foundCount
  const fragment = useFragment()
  const isCalculatorNamed =
    !import.meta.env.WITHOUT_ROOF_CALCULATOR && fragment.split('/')[0] === roofFragment
  const isCalculatorAnswer = answer?.lead?.kind === 'calculator'
  const calculator = !import.meta.env.WITHOUT_ROOF_CALCULATOR && page.calculator && (
    <RoofSection
      site={site}
      loading={page.results.loading}
      {...calculatorContent(page, page.calculator, query.text, answer)}
    />
  )
  const isCalculatorBelow = !isCalculatorAnswer && (!isSearching || isCalculatorNamed)
  const isUnanswered = hasFailed && isSearching
  // Until the first results are whole: `Results` paints a few of them before the others, which would move what is below.
  const shownFinder = useDeferredValue(finder)
  const isWaiting =
    isSearching && !hasFailed && shownFinder === undefined && answer?.isTooShort !== true

  return (
    <>
      <div className={styles.finder} onClickCapture={actions.save}>
        <FindForm
          words={site.navigation.find}
          ref={input}
          onFocus={() => finder ?? load()}
          onChange={({ target }) => actions.searchFor({ text: target.value })}
          onPaste={({ currentTarget, nativeEvent }) => {
            setPasted(nativeEvent.clipboardData?.getData('text') ?? '')
            pasteLines(currentTarget, nativeEvent)
          }}
          onSubmit={(event) => {
            event.preventDefault()
            actions.save()
            // The keyboard of a phone covers the results.
            input.current?.blur()
          }}
        />
        <div ref={filters} className={styles.filters}>
          {isHydrated && (
            <FilterFields
              words={page.filters}
              writing={site.writing}
              properties={offered}
              query={query}
              counts={counts}
              hasUnstated={(answer?.result?.unstated ?? []).length > 0}
              productCount={productCount}
              onChange={(chosen) => actions.searchFor({ chosen })}
              isRendered={isCounting}
              onOpen={actions.startCounting}
              onShow={() => {
                // The buttons that remove the filters are above the results.
                if (isSearching) focusAtTop(filters.current, results.current)
                else focusAtTop(allProducts.current)
              }}
            />
          )}
        </div>
        <div className={styles.found}>
          {isShortened && <p role="status">{page.results.shortened}</p>}
          <Results
            ref={results}
            page={page}
            site={site}
            query={query}
            answer={answer}
            listText={isPasted(query.text, pasted) ? pasted : query.text}
            shownCount={shownCount}
            calculator={isCalculatorAnswer && calculator}
            isRead={isRead}
            isWaiting={isWaiting}
            hasFailed={isUnanswered}
            onRetry={() => {
              retry()
              input.current?.focus()
            }}
            onMore={() => {
              actions.showMore()
              // The button may disappear; the new results follow the present last one.
              const shownLinks = results.current?.querySelectorAll<HTMLElement>('li a')
              shownLinks?.[shownLinks.length - 1]?.focus()
            }}
          />
          {!isSearching && (
            <>
              {jobs && (
                <section className="band" aria-labelledby="jobs">
                  <h2 id="jobs">{jobs.heading}</h2>
                  <p className="soft">{jobs.text}</p>
                  <JobList
                    jobs={jobs.jobs}
                    words={jobs}
                    closeFragment="jobs"
                    calculator={calculator ? roofAddress(undefined) : undefined}
                  />
                </section>
              )}
              <AllProducts
                ref={allProducts}
                heading={page.browse}
                categories={page.categories}
                note={page.illustrations ? site.product.illustrations : undefined}
              />
            </>
          )}
        </div>
      </div>
      {isCalculatorBelow && calculator}
      {/* The results have them already, with the query in the message. */}
      {!isWaiting && !isUnanswered && !asksPerson(answer) && (
        <OtherWays page={{ direct: page.direct }} site={site} />
      )}
    </>
  )
}

/** The words above the calculator, and the address of the building in the query, which fills in its fields. */
function calculatorContent(
  { answers }: FindView,
  words: NonNullable<FindView['calculator']>,
  queryText: string,
  answer: FinderAnswer | undefined,
) {
  const { building, lead } = answer ?? {}
  if (building === undefined && lead?.kind !== 'calculator') return { words }
  const size = building && buildingSize(building)
  const typed = roofAddress(size, purposeText(queryText, answer)).slice(1)
  if (size === undefined || answers.calculator === undefined) return { words, typed }
  const { measured, withoutUnit } = answers.calculator
  const heading =
    size.unit === undefined
      ? fillTemplates(withoutUnit, { length: size.length, width: size.width })
      : fillTemplates(measured, { ...size, unit: size.unit })
  return { words: { heading }, typed }
}

/** True if a query is all of a pasted text, or as much of it as the field takes. */
function isPasted(query: string, pasted: string): boolean {
  const [typed = '', whole = ''] = [query, inOneLine(pasted)].map((text) => text.replace(/\s/g, ''))
  return typed === whole || (query.length >= limits.query && whole.startsWith(typed))
}
