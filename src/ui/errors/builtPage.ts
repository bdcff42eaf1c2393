import { createContext } from 'react'

/** The page as it was built, provided where React has hydrated one. */
export const BuiltPageContext = createContext<ReturnType<typeof captureBuiltPage> | undefined>(
  undefined,
)

/** Copies the page as it is now, with what has been typed and opened in it, for where React fails. */
export function captureBuiltPage(root: HTMLElement) {
  const copy = document.importNode(root, true)
  const head = [...document.head.children]
  return {
    /** @returns a copy of the first element that the selector finds in it */
    part: (selector: string) => copy.querySelector(selector)?.cloneNode(true),
    /** Replaces what React has rendered with all of it; may be called once. */
    restore(): void {
      // A root of its own: no event on it reaches React.
      root.replaceWith(copy)
      // React removes the title and other elements of the head with its tree.
      document.head.append(...head.filter((element) => !element.isConnected))
      finishClick()
    },
  }
}

/** A mouse button pressed on a link that was replaced meanwhile makes no click on the new one. */
function finishClick(): void {
  const release = ({ target }: Event) => {
    if (target instanceof Element) target.closest<HTMLElement>('a:not([target])')?.click()
  }
  addEventListener('pointerup', release, { once: true })
  // That press began later, and makes its own click.
  addEventListener('pointerdown', () => removeEventListener('pointerup', release), { once: true })
}
