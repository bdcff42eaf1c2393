import { createContext } from 'react'

/** The page as it was built; undefined while React renders on the server. */
export const BuiltPageContext = createContext<ReturnType<typeof captureBuiltPage> | undefined>(
  undefined,
)

/**
 * Copies the page as it is now, with the texts typed in its fields, as the fallback if React fails.
 * @param root the element that React hydrates
 */
export function captureBuiltPage(root: HTMLElement) {
  const copy = document.importNode(root, true)
  const head = [...document.head.children]
  return {
    /** @returns a copy of the first element that matches the selector */
    copySection: (selector: string) => copy.querySelector(selector)?.cloneNode(true),
    /** Replaces everything that React has rendered with the copy; may be called once. */
    restore(): void {
      // React listens on the old root, so no event in the copy reaches it.
      root.replaceWith(copy)
      // React removes the title and its other elements of the head together with its tree.
      document.head.append(...head.filter((element) => !element.isConnected))
      finishClick()
    },
  }
}

/** Clicks the link under the pointer: a press that began on the replaced link fires no click on its copy. */
function finishClick(): void {
  const release = ({ target }: Event) => {
    if (target instanceof Element) target.closest<HTMLElement>('a:not([target])')?.click()
  }
  addEventListener('pointerup', release, { once: true })
  // A press that begins after the swap fires its own click.
  addEventListener('pointerdown', () => removeEventListener('pointerup', release), { once: true })
}
