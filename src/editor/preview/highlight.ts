import type { PlaceOnPage } from '../worker/marks.ts'
import { ATTRIBUTES } from './markedElements.ts'

/** The place of the field that has the focus. */
let wanted: PlaceOnPage = { marks: [] }
/** The mark or picture of it that was shown last; undefined before the page has one of them. */
let shown: string | undefined

const byMain = (a: Element, b: Element) => Number(!a.closest('main')) - Number(!b.closest('main'))

/** The elements with a mark, those in `main` first. */
function elementsWith(mark: string): Element[] {
  const named = ATTRIBUTES.map((name) => `[${name}*="${mark}"]`).join(',')
  const elements = [...document.body.querySelectorAll(named)]
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.nodeValue?.includes(mark) && node.parentElement) elements.push(node.parentElement)
  }
  return elements.toSorted(byMain)
}

/** The images of a picture, those in `main` first. */
function imagesOf(picture: string): Element[] {
  return [...document.images].filter(({ src }) => src.includes(picture)).toSorted(byMain)
}

/** The first of some elements that is visible, or that is once the group of the page around it is open. */
function firstVisible(elements: readonly Element[]): Element | undefined {
  const visible = elements.find((one) => one.checkVisibility())
  if (visible !== undefined) return visible
  const folded = elements.find((one) => one.closest('main details:not([open])'))
  folded?.closest('details')?.setAttribute('open', '')
  return folded?.checkVisibility() ? folded : undefined
}

/** Scrolls to the place that is wanted, and outlines it for a moment, unless it was shown already. */
function show(): void {
  const { picture, marks } = wanted
  const ways: [key: string, elements: () => Element[]][] = marks.map((mark) => [
    mark,
    () => elementsWith(mark),
  ])
  if (picture !== undefined) ways.unshift([picture, () => imagesOf(picture)])
  for (const [key, elements] of ways) {
    // The keys that follow are further from the field.
    if (key === shown) return
    const place = firstVisible(elements())
    if (place === undefined) continue
    shown = key
    const { top, bottom } = place.getBoundingClientRect()
    if (top < 0 || bottom > innerHeight) place.scrollIntoView({ block: 'center' })
    const outline = '3px solid var(--focus)'
    place.animate([{ outline, outlineOffset: '4px' }, { outline: '3px solid transparent' }], 1200)
    return
  }
}

/** Shows the place of a field: now, or as soon as the page has it and is visible. */
export function highlight(place: PlaceOnPage): void {
  wanted = place
  showAgain()
}

/** Shows the place of the field once more, because another page is shown. */
export function showAgain(): void {
  shown = undefined
  show()
}

/** Shows the place of the field if the page has it only from now on. */
export function watchPage(): void {
  let isDue = false
  const showSoon = () => {
    if (isDue || wanted.marks.length === 0) return
    isDue = true
    requestAnimationFrame(() => {
      isDue = false
      show()
    })
  }
  new MutationObserver(showSoon).observe(document.body, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  // On a phone the frame has no size while the form is shown.
  addEventListener('resize', showSoon)
}
