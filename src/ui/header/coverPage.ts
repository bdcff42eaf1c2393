import type { RefObject } from 'react'
import { closeOnBack } from '../browser/closeOnBack.ts'
import { keepInPlace } from '../browser/keepInPlace.ts'

/**
 * Starts what the mobile menu needs while it covers the page: Back closes it, and a pressed category stays in place.
 * @param header contains the menu, and scrolls
 * @param close called once at most
 * @returns to be called when the menu has been closed
 */
export function coverPage(header: RefObject<HTMLElement | null>, close: () => void): () => void {
  const release = closeOnBack(close)
  const stop = header.current && keepInPlace(header.current, 'li > button', header.current)
  return () => {
    stop?.()
    release()
  }
}
