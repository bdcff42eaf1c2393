import { isRecord } from '../../catalogue/json.ts'
import { coversOf } from './coverEntry.ts'

/**
 * Closes what covers the page (a dialog, the mobile menu) when the visitor presses Back, instead of leaving the page.
 *
 * Each cover gets an entry of the session history, which has the state of the page's own entry and the number of covers.
 * The router is not notified of these entries: they are the same page, and it would load the page again and scroll it.
 * A cover that is closed otherwise goes back to the page's own entry, and a link in a cover replaces its entry.
 */

/** Functions that close what covers the page; the topmost is the last. */
const covers: (() => void)[] = []

/** The state of the current entry, when it was last read. */
let current: unknown

/** The key that the router gives to the entry of a page. */
function keyOf(state: unknown): unknown {
  return isRecord(state) ? state.key : undefined
}

function onPopState(event: PopStateEvent): void {
  const previous = current
  current = event.state
  const count = coversOf(current)
  if (count === 0 && coversOf(previous) === 0) return
  if (keyOf(current) === keyOf(previous)) event.stopImmediatePropagation()
  for (const close of covers.splice(count).reverse()) close()
  // Forward has led to the entry of a cover that is closed.
  if (count > covers.length) history.back()
}

/** Leaves the entries of covers that have been closed. */
function leaveClosedCovers(): void {
  const count = coversOf()
  if (count > covers.length) history.go(covers.length - count)
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
  if (coversOf() < covers.length) {
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
