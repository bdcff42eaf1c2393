/**
 * Scrolls as little as needed to show an element, clear of the bar at the bottom of a phone: the page leaves room
 * for it (`scroll-padding` in `base.css`). Without motion if the visitor has asked for that.
 */
export function bringIntoView(element: Element | null): void {
  const isMotionReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: isMotionReduced ? 'instant' : 'smooth' })
}
