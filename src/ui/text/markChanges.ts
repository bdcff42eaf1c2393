import { isLatin } from './latin.ts'

function mark(element: Element, original: string): void {
  if (element.childElementCount > 0 || element.getAttribute('translate') === 'no') return
  const own = element.getAttribute('lang')
  if (isLatin(element.textContent)) {
    if (own === null) element.setAttribute('lang', original)
  } else if (own === original) element.removeAttribute('lang')
}

/**
 * Says of each text in Latin letters alone that it is in the site's own language, also of those that the
 * script renders from now on. Only for pages in another script.
 * @param original the site's own language, `en-IN`
 */
export function markChanges(root: Element, original: string): void {
  const markAll = (top: Element) => {
    mark(top, original)
    for (const element of top.querySelectorAll('*')) mark(element, original)
  }
  markAll(root)
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      if (element !== null) markAll(element)
    }
  })
  observer.observe(root, { childList: true, characterData: true, subtree: true })
}
