import { useEffect } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useInView } from '../browser/useInView.ts'
import { useLazyModule } from '../browser/useLazyModule.ts'
import styles from './MapFrame.module.css'

const importMap = () => import('./MapContent.tsx')

/**
 * The place of the map, which is loaded only when the end of the page comes into view, so that it moves no
 * other content.
 */
export function MapFrame({ map }: { map: LayoutView['map'] }) {
  const { ref, inView } = useInView(false)
  const { module, load } = useLazyModule(importMap)
  useEffect(() => {
    // Without its script there is no map, only the address above it.
    if (inView) load().catch(() => undefined)
  }, [inView, load])
  return (
    <div ref={ref} className={styles.map}>
      {module && <module.MapContent map={map} />}
    </div>
  )
}
