import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductLinkView } from '../catalogue/view.ts'
import { samePath } from '../links/samePath.ts'
import { isAsked, readAsked, writeAsked } from './asked.ts'
import type { Filter } from './findables.ts'
import { type Asked, createFinder, type Found } from './search.ts'

/** @throws where it could not be fetched */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(import.meta.env.BASE_URL + address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response.json()
}

/** What was found, and how the first of it looks. */
type Answer = Found & { looks: readonly ProductLinkView[] }

/** What has become of a question; where it failed, the answer is the one that it had before. */
type Result = { of: Asked; answer?: Answer | undefined; failed?: true }

/** How many products are shown at first, and how many more each time. */
export const SHOWN = 12

/** Address -> how many were shown there, for when the visitor comes back to it. */
const shownAt = new Map<string, number>()

/** In milliseconds: browsers allow an address only so many changes. */
const SETTLED = 400

/** What is looked for, which stands in the address as well, and what was found. */
export function useFinder(filters: readonly Filter[]) {
  const router = useRouter()
  const [here] = useState(router.history.location.pathname)
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<Asked>({ text: '', chosen: {} })
  const [most, setMost] = useState(SHOWN)
  const [counted, setCounted] = useState(false)
  const [result, setResult] = useState<Result>()
  const [finder, setFinder] = useState(() => createFinder(fetchJson))

  const ask = useCallback((next: Asked, shown = SHOWN) => {
    setAsked(next)
    setMost(shown)
  }, [])

  // What stands in the address is asked, now and after Back; before it, what has been typed already.
  useEffect(() => {
    const { history } = router
    function show(address: string, typed = ''): void {
      const next = readAsked(address, filters)
      const text = typed || next.text
      if (input.current !== null) input.current.value = text
      ask({ ...next, text }, shownAt.get(address))
    }
    show(history.location.search, input.current?.value)
    return history.subscribe(({ action, location }) => {
      if (action.type !== 'REPLACE' && samePath(location.pathname, here)) show(location.search)
    })
  }, [router, filters, here, ask])

  /** Puts what is asked into the address, where the visitor has not left it. */
  const keep = useCallback(() => {
    const { pathname, search, hash } = router.history.location
    const next = writeAsked(asked)
    if (next === search || !samePath(pathname, here)) return
    void router.navigate({
      href: pathname + next + hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [router, here, asked])
  useEffect(() => {
    const timer = setTimeout(keep, SETTLED)
    return () => clearTimeout(timer)
  }, [keep])

  useEffect(() => {
    if (!counted && !isAsked(asked)) {
      // What was found before answers no later question.
      setResult(undefined)
      return
    }
    let wanted = true
    finder
      .find(asked)
      .then(async (found) => {
        const first = isAsked(asked) ? found.products.slice(0, most) : []
        const looks = await finder.looks(first)
        if (wanted) setResult({ of: asked, answer: { ...found, looks } })
      })
      .catch(() => {
        if (!wanted) return
        setResult((before) => ({
          of: asked,
          answer: before?.of === asked ? before.answer : undefined,
          failed: true,
        }))
      })
    return () => {
      wanted = false
    }
  }, [finder, asked, counted, most])

  const shown = result && isAsked(result.of) && isAsked(asked) ? result : undefined
  return {
    input,
    asked,
    counts: result?.answer?.counts,
    /** Until the next answer comes, the one before it. */
    found: shown?.answer,
    failed: shown?.failed === true && shown.of === asked,
    /** A search is about to begin: what each needs is fetched. */
    ready: finder.ready,
    ask,
    /** How many products each filter would leave is wanted. */
    count: () => setCounted(true),
    showMore() {
      shownAt.set(writeAsked(asked), most + SHOWN)
      setMost(most + SHOWN)
    },
    again() {
      setResult(undefined)
      // Another build may have put its files in the place of those that the index names.
      setFinder(createFinder(fetchJson))
      input.current?.focus()
    },
    /** At once: the visitor may be about to leave. */
    keep,
  }
}
