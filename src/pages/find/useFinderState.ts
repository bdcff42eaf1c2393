import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { createLimiter } from '../../catalogue/limits.ts'
import { samePath } from '../../ui/links/href.ts'
import type { FinderFilter } from './finderIndex.ts'
import { readQuery, writeQuery } from './query.ts'
import type { Query } from './search.ts'

/**
 * What is searched for, how many results are shown, and whether each filter shows its count;
 * `shortened` where the address asks for more than that.
 */
type FinderState = { query: Query; shownCount: number; isCounting: boolean; isShortened: boolean }

/** How many products are shown at first, and how many more each time. */
export const RESULTS_STEP = 12

const nothing: FinderState = {
  query: { text: '', chosen: {} },
  shownCount: RESULTS_STEP,
  isCounting: false,
  isShortened: false,
}

/** The question at each address that the visitor left, so that Back leads to the same place on the page. */
const left = new Map<string, FinderState>()

/** In milliseconds: browsers allow an address only so many changes. */
const SETTLED = 400

/**
 * What the visitor searches for. The query stands in the address as well.
 * @param input the field, which holds the text itself
 */
export function useFinderState(
  filters: readonly FinderFilter[],
  input: RefObject<HTMLInputElement | null>,
) {
  const router = useRouter()
  const [pathname] = useState(router.history.location.pathname)
  const [question, setQuestion] = useState(
    () => left.get(router.history.location.search) ?? nothing,
  )

  // The query is read from the address, now and after Back; first of all what has been typed already.
  useEffect(() => {
    const { history } = router
    function read(address: string, typed = ''): void {
      const limiter = createLimiter()
      const query = readQuery(address, filters, limiter)
      const shortened = limiter.count() > 0
      const text = typed || query.text
      if (input.current !== null) input.current.value = text
      setQuestion(
        left.get(address) ?? { ...nothing, query: { ...query, text }, isShortened: shortened },
      )
    }
    read(history.location.search, input.current?.value)
    return history.subscribe(({ action, location }) => {
      if (
        action !== undefined &&
        action.type !== 'REPLACE' &&
        samePath(location.pathname, pathname)
      )
        read(location.search)
    })
  }, [router, filters, input, pathname])

  /** Writes the query into the address at once: the visitor may be about to leave. */
  const save = useCallback(() => {
    const { location } = router.history
    // On the way to the next page this one still stands.
    if (!samePath(location.pathname, pathname)) return
    const search = writeQuery(question.query)
    left.set(search, question)
    if (search === location.search) return
    void router.navigate({
      href: location.pathname + search + location.hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [router, pathname, question])
  useEffect(() => {
    const timer = setTimeout(save, SETTLED)
    return () => clearTimeout(timer)
  }, [save])

  return {
    ...question,
    save,
    searchFor: (change: Partial<Query>) =>
      setQuestion((before) => ({
        ...before,
        query: { ...before.query, ...change },
        shownCount: RESULTS_STEP,
        isShortened: false,
      })),
    showMore: () =>
      setQuestion((before) => ({ ...before, shownCount: before.shownCount + RESULTS_STEP })),
    startCounting: () => setQuestion((before) => ({ ...before, isCounting: true })),
  }
}
