import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Translates the page and everything that is added later. */
    translatePage?: () => void
  }
}

/** When the translator begins. `rendered` leaves the page as it is and translates what React adds. */
export type Beginning = 'at DOMContentLoaded' | 'after hydration' | 'while React renders'

/** The mark of a translated text: a character without width. */
const mark = '\u200b'

/**
 * Simulates Chrome's translator: each text, and each text that is added later, is replaced by two nested `<font>`
 * elements with another text, except texts that must not be translated.
 */
export async function addTranslator(page: Page, begins: Beginning): Promise<void> {
  await page.addInitScript(
    ({ begins, mark }) => {
      const untouched = 'font, script, style, noscript, svg, title, textarea, [translate="no"]'
      function translate(text: Text): void {
        const words = text.data
        if (words.trim() === '' || text.parentElement?.closest(untouched) !== null) return
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        outer.style.verticalAlign = inner.style.verticalAlign = 'inherit'
        inner.append(words + mark)
        outer.append(inner)
        text.replaceWith(outer)
      }
      function translateIn(root: Node): void {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
        const texts: Text[] = root instanceof Text ? [root] : []
        while (walker.nextNode() !== null) {
          if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
        }
        texts.forEach(translate)
      }
      function observe(): void {
        new MutationObserver((records) => {
          for (const { type, target, addedNodes } of records) {
            if (type === 'characterData') translateIn(target)
            else addedNodes.forEach(translateIn)
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true })
      }
      window.translatePage = () => {
        const { classList } = document.documentElement
        if (classList.contains('translated-ltr')) return
        classList.add('translated-ltr')
        if (begins !== 'while React renders') translateIn(document.body)
        observe()
      }
      addEventListener('DOMContentLoaded', () => {
        if (begins !== 'after hydration') window.translatePage?.()
      })
    },
    { begins, mark },
  )
}

/** The first difference between the texts of two pages, ignoring the language; undefined if there is none. */
export async function translatedDifference(
  one: Page,
  other: Page,
): Promise<[string, string] | undefined> {
  // Wrapping changes the layout: there may be a space between two texts, or none.
  const read = async (page: Page) =>
    (await page.evaluate(() => document.body.innerText)).replaceAll(/[\s\u200b]+/g, '')
  const [first, second] = [await read(one), await read(other)]
  const at = [...first, ''].findIndex((_, i) => first.slice(0, i + 1) !== second.slice(0, i + 1))
  const near = (words: string) => words.slice(Math.max(at - 40, 0), at + 40)
  return first === second ? undefined : [near(first), near(second)]
}
