import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductLinkView } from '../catalogue/view.ts'
import { samePath } from '../links/samePath.ts'
import { afterPaint } from '../screen/afterPaint.ts'
import { isAsked, readAsked, writeAsked } from './asked.ts'
import type { Filter } from './findables.ts'
import { type Asked, type Counts, createFinder, type Found } from './search.ts'

/** @throws where it could not be fetched */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(import.meta.env.BASE_URL + address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response.json()
}

/** What was found, how the first of it looks, and what each filter would leave where that is shown. */
type Answer = Found & { looks: readonly ProductLinkView[]; counts: Counts | undefined }

/** What has become of a question; where it failed, the answer is the one that it had before. */
type Result = { of: Asked; answer?: Answer | undefined; failed?: true }

/** How many products are shown at first, and how many more each time. */
export const SHOWN = 12

/** How many of them fill a phone's screen: these are painted before the others are made. */
const FIRST = 3

/** What stood at an address. */
type Left = { asked: Asked; most: number; result: Result | undefined }

/** What the visitor has left, for when he comes back to it: to the same place on the page. */
const left = new Map<string, Left>()

const nothing: Asked = { text: '', chosen: {} }

/** In milliseconds: browsers allow an address only so many changes. */
const SETTLED = 400

/** What is looked for, which stands in the address as well, and what was found. */
export function useFinder(filters: readonly Filter[]) {
  const router = useRouter()
  const [here] = useState(router.history.location.pathname)
  const input = useRef<HTMLInputElement>(null)
  const [back] = useState(() => left.get(router.history.location.search))
  const [asked, setAsked] = useState(back?.asked ?? nothing)
  const [most, setMost] = useState(back?.most ?? SHOWN)
  const [counted, setCounted] = useState(false)
  const [result, setResult] = useState(back?.result)
  const [painted, setPainted] = useState(back?.asked)
  const [finder, setFinder] = useState(() => createFinder(fetchJson))

  const ask = useCallback((next: Asked, shown = SHOWN) => {
    setAsked(next)
    setMost(shown)
  }, [])

  // What stands in the address is asked, now and after Back; before it, what has been typed already.
  useEffect(() => {
    const { history } = router
    function show(address: string, typed = '', before = left.get(address)): void {
      const next = readAsked(address, filters)
      const text = typed || next.text
      if (input.current !== null) input.current.value = text
      ask(before?.asked ?? { ...next, text }, before?.most)
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
    if (!samePath(pathname, here)) return
    left.set(next, { asked, most, result })
    if (next === search) return
    void router.navigate({
      href: pathname + next + hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [router, here, asked, most, result])
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
        const counts = counted ? await finder.counts(asked) : undefined
        if (wanted) setResult({ of: asked, answer: { ...found, looks, counts } })
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

  const answered = result?.of
  useEffect(() => afterPaint(() => setPainted(answered)), [answered])

  const shown = result && isAsked(result.of) && isAsked(asked) ? result : undefined
  return {
    input,
    asked,
    counts: result?.answer?.counts,
    /** Until the next answer comes, the one before it. */
    found: shown?.answer,
    /** How the first of them look. */
    looks: shown?.answer?.looks.slice(0, shown.of === painted ? undefined : FIRST) ?? [],
    failed: shown?.failed === true && shown.of === asked,
    /** A search is about to begin: what each needs is fetched. */
    ready: finder.ready,
    ask,
    /** Whether it is wanted how many products each filter would leave. */
    counted,
    count: () => setCounted(true),
    showMore: () => setMost(most + SHOWN),
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
