import { useInView } from 'react-intersection-observer'
import type { LayoutView } from '../catalogue/view/types.ts'
import styles from './MapFrame.module.css'

/** The map, asked of its service only when it comes into view; its place is kept until then. */
export function MapFrame({ map }: { map: LayoutView['map'] }) {
  const { ref, inView } = useInView({ triggerOnce: true, fallbackInView: true })
  return (
    <div>
      <div ref={ref} className={styles.frame}>
        {inView && <iframe title={map.title} src={map.embed} referrerPolicy="origin" />}
      </div>
      <a className={styles.link} href={map.link} target="_blank" rel="noopener noreferrer">
        {map.linkLabel}
      </a>
    </div>
  )
}
