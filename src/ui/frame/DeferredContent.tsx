import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../browser/afterPaint.ts'
import styles from './DeferredContent.module.css'

/**
 * The content below a page's first screen. If a link has opened the page, the first screen is painted before
 * this is rendered, so that a slow phone reacts to a tap sooner; until then an empty block keeps the footer
 * out of view. A built page, or one reached by Back or Forward, is rendered in one step, because it may be
 * scrolled to any position.
 *
 * Not `useDeferredValue`: React would begin this content before the paint, and if the visitor navigates
 * meanwhile it would discard pictures that Chromium then never releases.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { lastNavigation } = useRouter().options.context
  const [isRendered, setIsRendered] = useState(lastNavigation.type !== 'link')
  useEffect(() => afterPaint(() => setIsRendered(true)), [])
  return isRendered ? children : <div className={styles.space} />
}
