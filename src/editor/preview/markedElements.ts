import { markAt, type PressedPlace } from './marks.ts'

/** Attributes that visitors hear or read instead of a text. */
const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/** Beyond these nothing belongs to what was pressed. */
const LIMITS = 'main, header, footer, dialog, body'

/** The text node at a point of the screen, and the number of its characters before that point. */
function textAt(x: number, y: number): { text: string; at: number } | undefined {
  // In a browser without it, a text of several values is one.
  const { offsetNode: node, offset: at = 0 } = document.caretPositionFromPoint?.(x, y) ?? {}
  if (!(node instanceof Text)) return undefined
  const around = document.createRange()
  around.selectNodeContents(node)
  const isThere = Array.from(around.getClientRects()).some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
  return isThere ? { text: node.data, at } : undefined
}

/** The first mark of an element: in its attributes, or in its texts. */
function markOfElement(element: Element): number | undefined {
  for (const name of ATTRIBUTES) {
    const mark = markAt(element.getAttribute(name) ?? '')
    if (mark !== undefined) return mark
  }
  const text = element.textContent ?? ''
  // The mark of a text is at its end.
  return markAt(text, text.search(/\S/))
}

/** The smallest element around one that has a mark. */
function markedAround(from: Element): { element: Element; mark: number } | undefined {
  for (let element: Element | null = from; element; element = element.parentElement) {
    if (element.matches(LIMITS)) return undefined
    const mark = markOfElement(element)
    if (mark !== undefined) return { element, mark }
  }
  return undefined
}

/** The element that a press on another changes: a picture, or the smallest that has a mark. */
export function pressable(target: Element): Element | undefined {
  return target instanceof HTMLImageElement ? target : markedAround(target)?.element
}

/** The target of a press; a press of a key has no point. */
export function pressedPlace(
  target: Element,
  { clientX: x, clientY: y, detail }: MouseEvent,
): Omit<PressedPlace, 'path'> | undefined {
  const found = detail > 0 ? textAt(x, y) : undefined
  const mark = (found && markAt(found.text, found.at)) ?? markedAround(target)?.mark
  const picture = target instanceof HTMLImageElement ? target.src : undefined
  return mark === undefined && picture === undefined ? undefined : { mark, picture }
}

/** The elements with a mark that is to be shown, those in `main` first. */
function elementsWith(mark: string): Element[] {
  const named = ATTRIBUTES.map((name) => `[${name}*="${mark}"]`).join(',')
  const found = [...document.body.querySelectorAll(named)]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.includes(mark) && node.parentElement) found.push(node.parentElement)
  }
  return found.toSorted((a, b) => Number(!a.closest('main')) - Number(!b.closest('main')))
}

/** Scrolls to the place of a text on the page, and marks it for a moment. */
export function highlight(mark: string): void {
  const place = elementsWith(mark).find((one) => one.checkVisibility())
  if (place === undefined) return
  const { top, bottom } = place.getBoundingClientRect()
  if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' })
  const outline = '3px solid var(--focus)'
  place.animate([{ outline, outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1200)
}
