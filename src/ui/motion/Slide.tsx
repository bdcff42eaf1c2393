import type { ReactNode } from 'react'
import { useInViewAfterInteraction } from '../screen/onFirstInteraction.ts'
import styles from './Slide.module.css'

type Props = {
  from: 'left' | 'right'
  /** True: 0.8 s, for the gallery and the description; otherwise 0.5 s. */
  long?: boolean
  className?: string
  /** Names the section for a screen reader by the id of its heading. */
  labelledBy?: string
  children: ReactNode
}

/**
 * A section that slides in from one side each time it comes into view. It counts as seen until the
 * browser says otherwise, so nothing is hidden without JavaScript, and nothing that is on the screen
 * when the page is hydrated moves. It comes in with its first pixel: a section taller than the
 * screen does as well, and nothing is hidden while any of it can be seen.
 */
export function Slide({ from, long, className, labelledBy, children }: Props) {
  const { ref, inView } = useInViewAfterInteraction(true)
  const place = !inView && `${styles.away} ${styles[from]}`
  return (
    <section
      ref={ref}
      className={[styles.slide, long && styles.long, place, className].filter(Boolean).join(' ')}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
