import { createContext } from 'react'

/** The page as it was built, to be put back where React fails. */
export type BuiltPage = {
  /** @returns a copy of the first element that the selector finds in it, undefined where it has none */
  part(selector: string): Element | undefined
  /** Puts all of it back in the place of what React has made; may be called once. */
  putBack(): void
}

/** Where React has taken over a page that was built. */
export const BuiltPageContext = createContext<BuiltPage | undefined>(undefined)

/** Keeps the page as it stands, with what has been typed and opened in it. */
export function captureBuiltPage(root: HTMLElement): BuiltPage {
  const copy = document.importNode(root, true)
  const head = [...document.head.children]
  return {
    part(selector) {
      const found = copy.querySelector(selector)
      return found === null ? undefined : document.importNode(found, true)
    },
    putBack() {
      // A root of its own: no press on it reaches React.
      root.replaceWith(copy)
      // React takes the title and its like for its own, and away with the rest.
      document.head.append(...head.filter((element) => !element.isConnected))
      finishPress()
    },
  }
}

/** A mouse pressed on a link that has gone meanwhile makes no click on the one in its place. */
function finishPress(): void {
  const release = ({ target }: Event) => {
    if (target instanceof Element) target.closest<HTMLElement>('a:not([target])')?.click()
  }
  addEventListener('pointerup', release, { once: true })
  // That press began later, and makes its click by itself.
  addEventListener('pointerdown', () => removeEventListener('pointerup', release), { once: true })
}
