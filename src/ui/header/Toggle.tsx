import type { MouseEvent, ReactNode } from 'react'

type Props = {
  id: string
  /** The id of the element that it opens, which is its next sibling. */
  controls: string
  isOpen: boolean
  isHydrated: boolean
  /** Before hydration, only one toggle of a group is open at a time. */
  group?: string
  /** True if the current page belongs to the section that it opens. */
  isCurrent?: boolean
  /** The id of its description. */
  describedBy?: string | undefined
  className: string | undefined
  onPress: (event: MouseEvent) => void
  children: ReactNode
}

/**
 * Opens and closes its next sibling. A button once the page is hydrated. Before that, and without
 * JavaScript, it is an empty `<details>` whose state the style sheet reads.
 */
export function Toggle({
  id,
  controls,
  isOpen,
  isHydrated,
  group,
  isCurrent,
  describedBy,
  className,
  onPress,
  children,
}: Props) {
  const attributes = {
    id,
    'aria-current': isCurrent || undefined,
    'aria-describedby': describedBy,
    className,
  }
  if (!isHydrated) {
    return (
      <details name={group}>
        <summary {...attributes}>{children}</summary>
      </details>
    )
  }
  return (
    <button
      type="button"
      {...attributes}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
