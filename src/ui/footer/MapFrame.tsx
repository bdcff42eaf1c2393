import { type ReactNode, useEffect, useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { useNearViewport } from '../screen/useNearViewport.ts'
import styles from './MapFrame.module.css'

type Props = {
  map: LayoutView['map']
  /** Stands in the map's place, above the map once that is there. */
  children: ReactNode
}

/**
 * The map, asked of its service only when it comes into view. A frame does not tell whether its page
 * has come: the service is asked first, and where it cannot be reached there is no frame.
 */
export function MapFrame({ map, children }: Props) {
  const { ref, inSight } = useNearViewport(false)
  const [frame, setFrame] = useState<'unwanted' | 'wanted' | 'reached'>('unwanted')
  // Once there, it stays.
  if (inSight && frame === 'unwanted') setFrame('wanted')
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
