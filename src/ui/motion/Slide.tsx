import type { ReactNode } from 'react'
import { useInView } from '../browser/useInView.ts'
import styles from './Slide.module.css'

type Props = {
  from: 'left' | 'right'
  /** True for a slide of 0.8 s (gallery and description) instead of 0.5 s. */
  long?: boolean
  /** True if it slides in only the first time. */
  once?: boolean
  className?: string
  /** The id of the heading that names the section. */
  labelledBy?: string
  children: ReactNode
}

/**
 * A section that slides in from one side each time its first pixel comes into view or, with `once`, only the first
 * time. It counts as in view until the browser reports otherwise: nothing is hidden without JavaScript, and nothing
 * on the screen moves when the page is hydrated.
 */
export function Slide({ from, long, once, className, labelledBy, children }: Props) {
  const { ref, inView } = useInView(true, once)
  const offscreen = !inView && `${styles.away} ${styles[from]}`
  return (
    <section
      ref={ref}
      className={[styles.slide, long && styles.long, offscreen, className]
        .filter(Boolean)
        .join(' ')}
      aria-labelledby={labelledBy}
    >
      {children}
    </section>
  )
}
