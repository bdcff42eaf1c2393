import { useRouter } from '@tanstack/react-router'
import { type RefObject, useCallback, useEffect, useState } from 'react'
import { createShortener } from '../../catalogue/shortener.ts'
import { isSamePath } from '../../ui/links/href.ts'
import type { FinderFilter } from './finderIndex.ts'
import { readQuery, writeQuery } from './query.ts'
import type { Query } from './search.ts'

/** The state of the finder's page. */
type FinderState = {
  query: Query
  /** The most results to show. */
  shownCount: number
  /** True once the filters show their counts. */
  isCounting: boolean
  /** True if the query of the address was too long, and is cut off. */
  isShortened: boolean
}

/** The number of results shown at first, and added by each press of "more". */
export const RESULTS_STEP = 12

const initialState: FinderState = {
  query: { text: '', chosen: {} },
  shownCount: RESULTS_STEP,
  isCounting: false,
  isShortened: false,
}

/** Query in the URL -> the state in which the visitor left the page, so that Back restores it. */
const savedStates = new Map<string, FinderState>()

/** Milliseconds without a change after which the address is written: browsers limit such changes. */
const SAVE_DELAY = 400

/**
 * The state of the finder's page. Its query is also in the URL.
 * @param input the search field, which holds the text
 */
export function useFinderState(
  filters: readonly FinderFilter[],
  input: RefObject<HTMLInputElement | null>,
) {
  const router = useRouter()
  const [pathname] = useState(router.history.location.pathname)
  const [state, setState] = useState(
    () => savedStates.get(router.history.location.search) ?? initialState,
  )
  const [isRead, setRead] = useState(false)

  // Reads the query from the address, now and after Back. Text typed before hydration is kept.
  useEffect(() => {
    const { history } = router
    function read(address: string, typed = ''): void {
      const shortener = createShortener()
      const query = readQuery(address, filters, shortener)
      const isShortened = shortener.count() > 0
      const text = typed || query.text
      if (input.current !== null) input.current.value = text
      setRead(true)
      setState(
        savedStates.get(address) ?? { ...initialState, query: { ...query, text }, isShortened },
      )
    }
    // `boot.ts` has filled in the query of the address, which nobody has typed here.
    const { value = '', defaultValue } = input.current ?? {}
    read(history.location.search, value === defaultValue ? '' : value)
    return history.subscribe(({ action, location }) => {
      if (
        action !== undefined &&
        action.type !== 'REPLACE' &&
        isSamePath(location.pathname, pathname)
      ) {
        read(location.search)
      }
    })
  }, [router, filters, input, pathname])

  /** Writes the query into the address at once: the visitor may be about to leave. */
  const save = useCallback(() => {
    const { location } = router.history
    // During a navigation to another page this one is still mounted.
    if (!isSamePath(location.pathname, pathname)) return
    const search = writeQuery(state.query)
    savedStates.set(search, state)
    if (search === location.search) return
    void router.navigate({
      href: location.pathname + search + location.hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [router, pathname, state])
  useEffect(() => {
    const timer = setTimeout(save, SAVE_DELAY)
    return () => clearTimeout(timer)
  }, [save])

  return {
    ...state,
    /** True once the query of the address is in the field and in the state. */
    isRead,
    save,
    searchFor: (change: Partial<Query>) =>
      setState((before) => ({
        ...before,
        query: { ...before.query, ...change },
        shownCount: RESULTS_STEP,
        isShortened: false,
      })),
    showMore: () =>
      setState((before) => ({ ...before, shownCount: before.shownCount + RESULTS_STEP })),
    startCounting: () => setState((before) => ({ ...before, isCounting: true })),
  }
}
