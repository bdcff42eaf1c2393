import { useEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useInViewAfterInteraction } from '../browser/onFirstInteraction.ts'
import styles from './MapFrame.module.css'

/**
 * The map, loaded only when the end of the page comes into view, so that it moves no other content. A frame
 * does not report whether its page has loaded. So the map service is requested first, and if it cannot be
 * reached there is no frame.
 */
export function MapFrame({ map }: { map: LayoutView['map'] }) {
  const { ref, inView } = useInViewAfterInteraction(false)
  const [isReachable, setIsReachable] = useState(false)
  useEffect(() => {
    if (!inView || isReachable) return
    fetch(map.embed, { mode: 'no-cors' })
      .then(() => setIsReachable(true))
      .catch(() => undefined)
  }, [inView, isReachable, map])
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    // The Tab key moves the focus into the frame, and browsers do not always scroll to it.
    function scrollToFrame() {
      if (document.activeElement === frame.current)
        frame.current?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('blur', scrollToFrame)
    return () => removeEventListener('blur', scrollToFrame)
  }, [])
  return (
    <div ref={ref} className={styles.map}>
      {isReachable && (
        <iframe ref={frame} title={map.title} src={map.embed} referrerPolicy="origin" />
      )}
    </div>
  )
}
