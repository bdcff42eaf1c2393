import { useInView } from 'react-intersection-observer'
import { useHasInteracted } from './onFirstInteraction.ts'

/**
 * Whether an element is in view, observed from the visitor's first interaction on: until then nobody
 * has scrolled, and the page may be printed or captured as a whole.
 * @param initial what holds until the browser has looked; where it cannot look, it is in view
 * @returns the `ref` of the element to observe, and whether it is in view
 */
export function useInViewAfterInteraction(initial: boolean) {
  const skip = !useHasInteracted()
  return useInView({ skip, initialInView: initial, fallbackInView: true })
}
