import { useEffect, useState } from 'react'
import type { LayoutView } from '../catalogue/view.ts'
import { useInSight } from '../screen/useInSight.ts'
import styles from './MapFrame.module.css'

const signs = ['scroll', 'pointermove', 'pointerdown', 'keydown'] as const

/** On a short page the map is in view at once: until something is done, nobody has asked for it. */
function useVisitorStirs(): boolean {
  const [stirs, setStirs] = useState(false)
  useEffect(() => {
    const done = new AbortController()
    const stir = () => {
      done.abort()
      setStirs(true)
    }
    for (const sign of signs) addEventListener(sign, stir, { signal: done.signal, passive: true })
    return () => done.abort()
  }, [])
  return stirs
}

/** The map, asked of its service only when it comes into view; its place is kept until then. */
export function MapFrame({ map }: { map: LayoutView['map'] }) {
  const { ref, inSight } = useInSight(false)
  const stirs = useVisitorStirs()
  const [wanted, setWanted] = useState(false)
  // Once there, it stays.
  if (inSight && stirs && !wanted) setWanted(true)
  return (
    <div>
      <div ref={ref} className={styles.frame}>
        {wanted && <iframe title={map.title} src={map.embed} referrerPolicy="origin" />}
      </div>
      <a className={styles.link} href={map.link} target="_blank" rel="noopener noreferrer">
        {map.linkLabel}
      </a>
    </div>
  )
}
