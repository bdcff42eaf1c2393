import { type ReactNode, useEffect, useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { useInViewAfterInteraction } from '../screen/useInViewAfterInteraction.ts'
import styles from './MapFrame.module.css'

type Props = {
  map: LayoutView['map']
  /** Shown without the map, and above it once it is there. */
  children: ReactNode
}

/**
 * The map, requested only when it comes into view. A frame does not report whether its page has
 * loaded: the service is requested first, and where it cannot be reached there is no frame.
 */
export function MapFrame({ map, children }: Props) {
  const { ref, inView } = useInViewAfterInteraction(false)
  const [frame, setFrame] = useState<'unwanted' | 'wanted' | 'reached'>('unwanted')
  // Once there, it stays.
  if (inView && frame === 'unwanted') setFrame('wanted')
  useEffect(() => {
    if (frame !== 'wanted') return
    fetch(map.embed, { mode: 'no-cors' }).then(
      () => setFrame('reached'),
      () => undefined,
    )
  }, [frame, map])
  return (
    <div ref={ref} className={styles.place}>
      {children}
      <a href={map.link} target="_blank" rel="noopener noreferrer">
        {map.linkLabel}
      </a>
      {frame === 'reached' && <iframe title={map.title} src={map.embed} referrerPolicy="origin" />}
    </div>
  )
}
