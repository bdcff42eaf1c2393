import { isLatinText } from './latinScript.ts'

function markElement(element: Element, siteLanguage: string): void {
  if (element.childElementCount > 0 || element.getAttribute('translate') === 'no') return
  const language = element.getAttribute('lang')
  if (isLatinText(element.textContent)) {
    if (language === null) element.setAttribute('lang', siteLanguage)
  } else if (language === siteLanguage) {
    element.removeAttribute('lang')
  }
}

/**
 * Sets `lang` on every untranslated text, which screen readers then pronounce correctly, and on those that are
 * rendered later. Only for pages in a script other than Latin.
 * @param siteLanguage the language of the untranslated texts, `en-IN`
 */
export function markUntranslatedTexts(root: Element, siteLanguage: string): void {
  const markAll = (ancestor: Element) => {
    markElement(ancestor, siteLanguage)
    for (const element of ancestor.querySelectorAll('*')) markElement(element, siteLanguage)
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
