/**
 * Observes which elements are in view, many elements with one `IntersectionObserver`.
 * @param rootMargin the distance from the viewport at which an element counts as in view
 * @returns a function that calls back at each change for an element, and returns a function that stops. If the browser
 *   cannot observe, it never calls back
 */
export function createObserver(rootMargin?: string) {
  const callbacks = new Map<Element, (inView: boolean) => void>()
  let observer: IntersectionObserver | undefined
  return (element: Element, onChange: (inView: boolean) => void): (() => void) => {
    if ('IntersectionObserver' in window) {
      observer ??= new IntersectionObserver(
        (entries) => {
          for (const { target, isIntersecting } of entries) callbacks.get(target)?.(isIntersecting)
        },
        { rootMargin },
      )
    }
    callbacks.set(element, onChange)
    observer?.observe(element)
    return () => {
      callbacks.delete(element)
      observer?.unobserve(element)
      if (callbacks.size > 0) return
      observer?.disconnect()
      observer = undefined
    }
  }
}
