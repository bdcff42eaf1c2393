import { useEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useInViewAfterInteraction } from '../screen/onFirstInteraction.ts'
import styles from './MapFrame.module.css'

/**
 * The map, requested only when the end of the page comes into view: it takes its place there, and
 * moves nothing. A frame does not report whether its page has loaded: the service is requested first,
 * and where it cannot be reached there is no frame and no place for one.
 */
export function MapFrame({ map }: { map: LayoutView['map'] }) {
  const { ref, inView } = useInViewAfterInteraction(false)
  const [isReached, setIsReached] = useState(false)
  useEffect(() => {
    if (!inView || isReached) return
    const reached = fetch(map.embed, { mode: 'no-cors' })
    reached.then(() => setIsReached(true)).catch(() => undefined)
  }, [inView, isReached, map])
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // The Tab key leads into the frame, and browsers do not always scroll to it.
    function show() {
      if (document.activeElement === frame.current)
        frame.current?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('blur', show)
    return () => removeEventListener('blur', show)
  }, [])
  return (
    <div ref={ref} className={styles.map}>
      {isReached && (
        <iframe ref={frame} title={map.title} src={map.embed} referrerPolicy="origin" />
      )}
    </div>
  )
}
