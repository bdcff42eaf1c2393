type OnChange = (inView: boolean) => void

/** An observer, and what it calls for each of its elements. */
type Watch = { observer: IntersectionObserver; callbacks: Map<Element, OnChange> }

/** The observers by their margins: a page has a hundred links, and one observer for all of them. */
const watches = new Map<string, Watch>()

function watchWith(rootMargin: string): Watch {
  const known = watches.get(rootMargin)
  if (known) return known
  const callbacks = new Map<Element, OnChange>()
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
    },
    { rootMargin },
  )
  const watch = { observer, callbacks }
  watches.set(rootMargin, watch)
  return watch
}

/**
 * Reports whether an element is in view, now and on each change. One caller observes an element with the same margin at a time.
 * @param rootMargin how far from the viewport an element counts as in view, such as `100px`
 * @param fallback reported once if the browser cannot observe
 * @returns a function that stops observing
 */
export function observe(
  element: Element,
  onChange: OnChange,
  rootMargin = '0px',
  fallback = true,
): () => void {
  if (window.IntersectionObserver === undefined) {
    onChange(fallback)
    return () => {}
  }
  const { observer, callbacks } = watchWith(rootMargin)
  callbacks.set(element, onChange)
  observer.observe(element)
  return () => {
    callbacks.delete(element)
    observer.unobserve(element)
    if (callbacks.size === 0) watches.delete(rootMargin)
  }
}
