import { onFirstInteraction } from './onFirstInteraction.ts'

/** It comes once the visitor stirs: until then there is nothing to fetch ahead, and nothing to move. */
const library = import.meta.env.SSR
  ? undefined
  : new Promise<void>(onFirstInteraction).then(() => import('react-intersection-observer'))

/**
 * Tells of an element, from when the visitor has stirred, each time it comes into view and leaves it.
 * @param unknown what is told where the browser cannot look
 * @param margin how far round the screen counts as in view, in CSS
 * @returns ends it
 */
export function observeViewport(
  element: Element,
  tell: (inSight: boolean) => void,
  unknown: boolean,
  margin?: string,
): () => void {
  let stop: (() => void) | undefined
  let ended = false
  library?.then(
    ({ observe }) => {
      if (!ended) stop = observe(element, tell, { rootMargin: margin }, unknown)
    },
    // Without it the page is as it is: it says so nowhere.
    () => undefined,
  )
  return () => {
    ended = true
    stop?.()
  }
}
