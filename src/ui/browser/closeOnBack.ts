import { isRecord } from '../../catalogue/format.ts'

/**
 * Closes what covers the page (a dialog, the mobile menu) when the visitor presses Back, instead of leaving the page.
 *
 * Each cover gets an entry of the session history, which has the state of the page's own entry and the number of covers.
 * The router does not hear of these entries: they are the same page, and it would load the page again and scroll it.
 * A cover that is closed otherwise goes back to the page's own entry. If a link was followed from a cover, its entry
 * stays in the history, and is passed over in both directions.
 */

/** Functions that close what covers the page; the topmost is the last. */
const covers: (() => void)[] = []

/** The state of the current entry, when it was last read. */
let current: unknown

/** The keys of pages that were left by a link in a cover. */
const leftFromCover = new Set<unknown>()

/** The key that the router gives to the entry of a page. */
function keyOf(state: unknown): unknown {
  return isRecord(state) ? state.key : undefined
}

/** The number of covers that an entry stands for. */
function depthOf(state: unknown): number {
  return isRecord(state) && typeof state.covers === 'number' ? state.covers : 0
}

function onPopState(event: PopStateEvent): void {
  const previous = current
  current = event.state
  const depth = depthOf(current)
  if (depth === 0 && depthOf(previous) === 0) return
  const isSamePage = keyOf(current) === keyOf(previous)
  if (isSamePage) event.stopImmediatePropagation()
  for (const close of covers.splice(depth).reverse()) close()
  if (depth <= covers.length) return
  if (isSamePage && leftFromCover.has(keyOf(current))) history.forward()
  else history.back()
}

/** Leaves the entries of covers that have been closed. */
function leaveClosedCovers(): void {
  const depth = depthOf(history.state)
  if (depth > covers.length) history.go(covers.length - depth)
  else if (depth === 0 && depthOf(current) > 0) leftFromCover.add(keyOf(current))
  current = history.state
}

/**
 * Closes a cover when the visitor presses Back.
 * @param close called once at most
 * @returns a function to be called when the cover has been closed
 */
export function closeOnBack(close: () => void): () => void {
  addEventListener('popstate', onPopState, { capture: true })
  covers.push(close)
  if (depthOf(history.state) < covers.length) {
    const state = { ...history.state, covers: covers.length }
    try {
      // The router replaces `history.pushState` by a function of its own.
      History.prototype.pushState.call(history, state, '')
    } catch {
      // Browsers allow a limited number of entries per minute: beyond it, Back leaves the page.
    }
  }
  current = history.state
  return () => {
    const index = covers.indexOf(close)
    if (index === -1) return
    covers.splice(index, 1)
    // Later, because a link in the cover is about to open a page, or the next cover replaces this one.
    setTimeout(leaveClosedCovers)
  }
}
