import { pathOf } from '../../catalogue/path.ts'
import { isBehindMark, nearestMark, type PressedPlace } from '../worker/marks.ts'

/** Attributes that visitors hear or read instead of a text. */
export const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/** Beyond these nothing belongs to what was pressed. */
const LIMITS = 'main, header, footer, dialog, body'

/** A point of the screen, in pixels from its corner. */
type Point = { x: number; y: number }

/** True if a point of the screen is on a line of a text. */
function isOn(text: Text, { x, y }: Point): boolean {
  const around = document.createRange()
  around.selectNodeContents(text)
  return Array.from(around.getClientRects()).some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}

/** The text of an element itself, not of those in it, at a point of the screen. */
function ownTextAt(element: Element, point: Point): Text | undefined {
  return Array.from(element.childNodes).find(
    (node): node is Text => node instanceof Text && isOn(node, point),
  )
}

/** The number of characters of a text before a point of the screen. */
function charactersBefore(text: Text, { x, y }: Point): number {
  // In a browser without it, or under another element, a text of several values is one.
  const { offsetNode, offset = 0 } = document.caretPositionFromPoint?.(x, y) ?? {}
  return offsetNode === text ? offset : 0
}

/** True if nothing below an element can be seen through it. */
function isOpaque(element: Element): boolean {
  // The browser writes a colour without transparency as `rgb()`.
  return getComputedStyle(element).backgroundColor.startsWith('rgb(')
}

/**
 * The picture or text that is visible at a point of the screen, with the element that it is in. A link or a
 * shade may lie over it.
 * @returns undefined if there is neither
 */
function visibleAt(point: Point): { element: Element; text?: Text } | undefined {
  for (const element of document.elementsFromPoint(point.x, point.y)) {
    if (element instanceof HTMLImageElement) return { element }
    const text = ownTextAt(element, point)
    if (text !== undefined) return { element, text }
    if (isOpaque(element)) return undefined
  }
  return undefined
}

/** The first mark of an element: in its attributes, or in its texts. */
function markOfElement(element: Element): number | undefined {
  for (const name of ATTRIBUTES) {
    const mark = nearestMark(element.getAttribute(name) ?? '')
    if (mark !== undefined) return mark
  }
  const text = element.textContent ?? ''
  // The mark of a text is at its end.
  return nearestMark(text, text.search(/\S/))
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

/** The element that a press at a point changes: a picture, or the smallest that has a mark. */
export function pressable(target: Element, { clientX: x, clientY: y }: MouseEvent) {
  const pressed = visibleAt({ x, y })?.element ?? target
  return pressed instanceof HTMLImageElement ? pressed : markedAround(pressed)?.element
}

/** The path of the page to which the entry of a list around an element leads; undefined if it leads to none. */
function entryAround(element: Element): string | undefined {
  const link = element.closest('li')?.querySelector('a')
  // Links of the site are relative, and no path has folders.
  const slug = link?.origin === location.origin ? link.pathname.split('/').at(-1) : undefined
  return slug && pathOf(slug)
}

/** The target of a press; a press of a key has no point. */
export function pressedPlace(
  target: Element,
  { clientX: x, clientY: y, detail }: MouseEvent,
): Omit<PressedPlace, 'path'> | undefined {
  const { element = target, text } = (detail > 0 ? visibleAt({ x, y }) : undefined) ?? {}
  const at = text ? charactersBefore(text, { x, y }) : 0
  const ofText = text && nearestMark(text.data, at)
  const isBeside = text !== undefined && isBehindMark(text.data, at)
  const mark = ofText ?? markedAround(element)?.mark
  const picture = element instanceof HTMLImageElement ? element.src : undefined
  if (mark === undefined && picture === undefined) return undefined
  return { mark, picture, isBeside, entry: entryAround(element) }
}
