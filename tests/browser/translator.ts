import type { Page } from '@playwright/test'

declare global {
  interface Window {
    /** Translates the page, and from then on all that is added to it; once. */
    translatePage?: () => void
  }
}

/** When the translator begins. `rendered` leaves the page as it is and translates what React adds. */
export type Beginning = 'at DOMContentLoaded' | 'after hydration' | 'while React renders'

/** The mark that stands for another language: a text without width. */
const mark = '\u200b'

/**
 * Gives the page a translator that does what Chrome's does: each text is replaced by two nested `<font>`
 * elements with another text, and so is each text that is added later. It leaves alone what must not
 * be translated.
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

/** Where what two pages say parts, whatever the language; undefined where they say the same. */
export async function difference(one: Page, other: Page): Promise<[string, string] | undefined> {
  // A wrapped text is laid out as another piece: between two of them there may be a space or none.
  const read = async (page: Page) =>
    (await page.evaluate(() => document.body.innerText)).replaceAll(/[\s\u200b]+/g, '')
  const [first, second] = [await read(one), await read(other)]
  const at = [...first, ''].findIndex((_, i) => first.slice(0, i + 1) !== second.slice(0, i + 1))
  const near = (words: string) => words.slice(Math.max(at - 40, 0), at + 40)
  return first === second ? undefined : [near(first), near(second)]
}
