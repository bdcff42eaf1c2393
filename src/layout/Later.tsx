import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useDeferredValue } from 'react'
import styles from './Later.module.css'

/**
 * What stands below a page's first screen. Where a link has opened the page, the first screen is
 * painted before the rest is made, half of the time on a slow phone; until then an empty screen
 * keeps the footer out of sight. A page that was built, or that one comes back to, is whole at once:
 * it may stand anywhere.
 */
export function Later({ children }: { children: ReactNode }) {
  const { arrival } = useRouter().options.context
  const there = useDeferredValue(true, arrival.by !== 'link')
  return there ? children : <div className={styles.space} />
}
