import type { PointerEvent } from 'react'
import { useRef } from 'react'

/** So far a finger must go sideways, in CSS pixels, to mean it. */
const FAR = 40

/**
 * Tells a finger's sideways stroke from a tap or a scroll. Scroll snapping in its place weighs as
 * much and has the next picture fetched too: 8 and 16 kB more on the two pages with thumbnails.
 * @param swiped called with 1 for a stroke to the left (onward), -1 for one to the right (back)
 * @returns the handlers, and whether the click that follows a stroke is to be passed over
 */
export function useSwipe(swiped: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const stroke = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      stroke.current = false
      start.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(y)) return
      stroke.current = true
      swiped(x < 0 ? 1 : -1)
    },
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!stroke.current) return
      stroke.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
