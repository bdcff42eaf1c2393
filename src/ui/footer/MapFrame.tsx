import { type ReactNode, useEffect, useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { useInViewAfterInteraction } from '../screen/onFirstInteraction.ts'
import styles from './MapFrame.module.css'

type Props = { map: LayoutView['map']; children: ReactNode }

/**
 * The map, below what is shown without it; requested only when it comes into view. A frame does not
 * report whether its page has
 * loaded: the service is requested first, and where it cannot be reached there is no frame.
 */
export function MapFrame({ map, children }: Props) {
  const { ref, inView } = useInViewAfterInteraction(false)
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    if (!inView || isReached) return
    const reached = fetch(map.embed, { mode: 'no-cors' })
    reached.then(() => setIsReached(true)).catch(() => undefined)
  }, [inView, isReached, map])
  return (
    <div ref={ref} className={styles.place}>
      {children}
      <a href={map.link} target="_blank" rel="noopener noreferrer">
        {map.linkLabel}
      </a>
      {isReached && <iframe title={map.title} src={map.embed} referrerPolicy="origin" />}
    </div>
  )
}
