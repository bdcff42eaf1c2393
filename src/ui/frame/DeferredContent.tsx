import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { afterPaint } from '../screen/afterPaint.ts'
import styles from './DeferredContent.module.css'

/**
 * What stands below a page's first screen. Where a link has opened the page, the first screen is
 * painted before the rest is made, 195 ms after the tap on a slow phone in the place of 243; until
 * then an empty screen keeps the footer out of sight. A page that was built, or that one comes back to, is whole at once:
 * it may stand anywhere.
 *
 * No deferred value: React would begin the rest at once, in the way of the paint, and where the
 * visitor goes on meanwhile it throws away pictures that Chromium then never lets go of.
 */
export function DeferredContent({ children }: { children: ReactNode }) {
  const { arrival } = useRouter().options.context
  const [there, setThere] = useState(arrival.by !== 'link')
  useEffect(() => afterPaint(() => setThere(true)), [])
  return there ? children : <div className={styles.space} />
}
