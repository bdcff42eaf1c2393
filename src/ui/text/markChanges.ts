import { isLatin, isLatinLanguage } from './latin.ts'

function mark(element: Element): void {
  if (element.childElementCount > 0 || element.getAttribute('translate') === 'no') return
  const own = element.getAttribute('lang')
  if (isLatin(element.textContent)) {
    if (own === null) element.setAttribute('lang', 'en')
  } else if (own === 'en') element.removeAttribute('lang')
}

/**
 * Says of each text that is not in the page's script that it is English, also of those that the script
 * renders from now on.
 * @param language of the page; in Latin letters its texts cannot be told from English ones
 */
export function markChanges(root: Element, language: string): void {
  if (isLatinLanguage(language)) return
  const markAll = (top: Element) => {
    mark(top)
    for (const element of top.querySelectorAll('*')) mark(element)
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
