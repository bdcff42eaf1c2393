import type { MouseEvent, ReactNode } from 'react'

type Props = {
  id: string
  /** The id of what it opens, which follows it directly. */
  controls: string
  open: boolean
  /** True once the page is hydrated. */
  hydrated: boolean
  /** Before that: of those with the same name only one is open at a time. */
  group?: string
  /** True where the page shown belongs to what it opens. */
  current?: boolean
  /** The id of what explains it. */
  describedBy?: string | undefined
  className: string | undefined
  onPress: (event: MouseEvent) => void
  children: ReactNode
}

/**
 * Opens and closes what follows it directly. A button once the page is hydrated; before that, and
 * without JavaScript, an empty `<details>`, whose state the style sheet reads.
 */
export function Toggle({
  id,
  controls,
  open,
  hydrated,
  group,
  current,
  describedBy,
  ...rest
}: Props) {
  const { className, onPress, children } = rest
  const mark = {
    id,
    'aria-current': current || undefined,
    'aria-describedby': describedBy,
    className,
  }
  return hydrated ? (
    <button type="button" {...mark} aria-expanded={open} aria-controls={controls} onClick={onPress}>
      {children}
    </button>
  ) : (
    <details name={group}>
      <summary {...mark}>{children}</summary>
    </details>
  )
}
