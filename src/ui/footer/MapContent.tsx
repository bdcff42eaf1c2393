import { useEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'

/**
 * The frame of the map. It does not report whether its page has loaded, so the map service is requested first,
 * and if it cannot be reached there is no frame.
 */
export function MapContent({ map }: { map: LayoutView['map'] }) {
  const [isReachable, setIsReachable] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    fetch(map.embed, { mode: 'no-cors' })
      .then(() => setIsReachable(true))
      .catch(() => undefined)
  }, [map])
  useEffect(() => {
    // The Tab key moves the focus into the frame, and browsers do not always scroll to it.
    function scrollToFrame() {
      if (document.activeElement === frame.current)
        frame.current?.scrollIntoView({ block: 'nearest' })
    }
    addEventListener('blur', scrollToFrame)
    return () => removeEventListener('blur', scrollToFrame)
  }, [])
  if (!isReachable) return null
  return <iframe ref={frame} title={map.title} src={map.embed} referrerPolicy="origin" />
}
