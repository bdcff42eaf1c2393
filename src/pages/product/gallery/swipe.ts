import { type PointerEvent, useRef } from 'react'

/** The shortest swipe, in CSS pixels. */
const MIN_DISTANCE = 40

/**
 * Recognises a horizontal swipe. Native scroll snapping would need all pictures in the page at full
 * size, and browsers fetch the next one before anybody swipes.
 * @param onSwipe called with 1 for a swipe to the left (next), -1 for one to the right (previous)
 * @returns handlers for the element; the click that follows a swipe is suppressed
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(undefined)
  const swiped = useRef(false)
  return {
    onPointerDown(event: PointerEvent) {
      swiped.current = false
      start.current =
        event.pointerType === 'mouse' ? undefined : { x: event.clientX, y: event.clientY }
    },
    onPointerUp(event: PointerEvent) {
      if (start.current === undefined) return
      const x = event.clientX - start.current.x
      const y = event.clientY - start.current.y
      start.current = undefined
      if (Math.abs(x) < MIN_DISTANCE || Math.abs(x) < Math.abs(y)) return
      swiped.current = true
      onSwipe(x < 0 ? 1 : -1)
    },
    onClickCapture(event: { preventDefault(): void; stopPropagation(): void }) {
      if (!swiped.current) return
      swiped.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
