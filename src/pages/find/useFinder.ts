import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ProductLinkView } from '../../model/catalogue/view.ts'
import { samePath } from '../../ui/links/href.ts'
import { afterPaint } from '../../ui/screen/afterPaint.ts'
import type { Filter } from './finderIndex.ts'
import { hasQuery, readQuery, writeQuery } from './query.ts'
import { type Counts, createFinder, type Query, type SearchResult } from './search.ts'

/** @throws where it could not be fetched */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(import.meta.env.BASE_URL + address)
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response.json()
}

/** What was found, how the first of it looks, and what each filter would leave where that is shown. */
type Answer = SearchResult & { looks: readonly ProductLinkView[]; counts: Counts | undefined }

/** What is wanted: how so many products look, and whether what each filter would leave. */
type Question = { asked: Query; most: number; counted: boolean }

/** What has become of a question; where it failed, the answer is the one that it had before. */
type Result = { of: Query; answer?: Answer; failed?: true }

/** @throws where what it needs could not be fetched */
async function answerOf(
  finder: ReturnType<typeof createFinder>,
  { asked, most, counted }: Question,
): Promise<Answer> {
  const found = await finder.find(asked)
  const looks = await finder.looks(hasQuery(asked) ? found.products.slice(0, most) : [])
  return { ...found, looks, counts: counted ? await finder.counts(asked) : undefined }
}

/** How many products are shown at first, and how many more each time. */
export const SHOWN = 12

/** How many of them fill a phone's screen: these are painted before the others are made. */
const FIRST = 3

/** A question, and what was found last. */
type Shown = { question: Question; result: Result | undefined }

/** What the visitor has left at an address, for when he comes back to it: to the same place on the page. */
const left = new Map<string, Shown>()

const nothing: Question = { asked: { text: '', chosen: {} }, most: SHOWN, counted: false }

/** In milliseconds: browsers allow an address only so many changes. */
const SETTLED = 400

/** What is looked for, which stands in the address as well, and what was found. */
export function useFinder(filters: readonly Filter[]) {
  const router = useRouter()
  const [here] = useState(router.history.location.pathname)
  const input = useRef<HTMLInputElement>(null)
  const [{ question, result }, show] = useState(
    () => left.get(router.history.location.search) ?? { question: nothing, result: undefined },
  )
  const { asked, most, counted } = question
  const [painted, setPainted] = useState(result?.of)
  const [finder] = useState(() => createFinder(fetchJson))
  /** What was asked last; it may not be shown yet. */
  const last = useRef(question)

  const ask = useCallback(
    async (change: Partial<Question>) => {
      const { text } = last.current.asked
      const next = { ...last.current, ...change }
      last.current = next
      // What is typed stands in its field already: it is drawn once, with what it finds.
      if (next.asked.text === text) show(({ result }) => ({ question: next, result }))
      if (!next.counted && !hasQuery(next.asked)) {
        // What was found before answers no later question.
        show({ question: next, result: undefined })
        return
      }
      const answer = await answerOf(finder, next).catch(() => undefined)
      if (last.current !== next) return
      const { asked: of } = next
      show(({ result: before }) => ({
        question: next,
        result: answer
          ? { of, answer }
          : { of, answer: before?.of === of ? before.answer : undefined, failed: true },
      }))
    },
    [finder],
  )

  /** Asks for something else, of which the first are shown. */
  const askFor = useCallback(
    (change: Partial<Query>) =>
      void ask({ asked: { ...last.current.asked, ...change }, most: SHOWN }),
    [ask],
  )

  // What stands in the address is asked, now and after Back; before it, what has been typed already.
  useEffect(() => {
    const { history } = router
    function askAt(address: string, typed = ''): void {
      const before = left.get(address)
      const next = readQuery(address, filters)
      const text = typed || next.text
      if (input.current !== null) input.current.value = text
      void ask(before?.question ?? { asked: { ...next, text }, most: SHOWN })
    }
    askAt(history.location.search, input.current?.value)
    const stop = history.subscribe(({ action, location }) => {
      if (action.type !== 'REPLACE' && samePath(location.pathname, here)) askAt(location.search)
    })
    return () => {
      // Nobody waits for the answer any more.
      last.current = nothing
      stop()
    }
  }, [router, filters, here, ask])

  /** Puts what is asked into the address, where the visitor has not left it. */
  const keep = useCallback(() => {
    const { pathname, search, hash } = router.history.location
    const next = writeQuery(last.current.asked)
    if (!samePath(pathname, here)) return
    left.set(next, { question: last.current, result })
    if (next === search) return
    void router.navigate({
      href: pathname + next + hash,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
    })
  }, [router, here, result])
  useEffect(() => {
    const timer = setTimeout(keep, SETTLED)
    return () => clearTimeout(timer)
  }, [keep])

  const answered = result?.of
  useEffect(() => afterPaint(() => setPainted(answered)), [answered])

  const shown = result && hasQuery(result.of) && hasQuery(asked) ? result : undefined
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
    askFor,
    /** Whether it is wanted how many products each filter would leave. */
    counted,
    count: () => void ask({ counted: true }),
    showMore: () => void ask({ most: most + SHOWN }),
    again() {
      finder.forget()
      show({ question, result: undefined })
      void ask({})
      input.current?.focus()
    },
    /** At once: the visitor may be about to leave. */
    keep,
  }
}
