import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../screen/afterPaint.ts'
import styles from './DeferredContent.module.css'

/**
 * What follows a page's first screen. Where a link has opened the page, the first screen is painted
 * before the rest is rendered, so that a tap is answered sooner on a slow phone; until then an empty
 * screen keeps the footer out of sight. A page that was built, or that the visitor comes back to, is
 * whole at once: it may be scrolled to any place.
 *
 * No deferred value: React would begin the rest at once, ahead of the paint, and where the visitor goes
 * on meanwhile it discards pictures that Chromium then never releases.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { lastNavigation } = useRouter().options.context
  const [isRendered, setIsRendered] = useState(lastNavigation.type !== 'link')
  useEffect(() => afterPaint(() => setIsRendered(true)), [])
  return isRendered ? children : <div className={styles.space} />
}
