import { useId } from 'react'
import type { Point } from '../../catalogue/schemas/group.ts'
import { Slide } from '../../ui/motion/Slide.tsx'
import styles from './PointList.module.css'

type Props = {
  heading: string
  points: readonly Point[]
  /** The side that the section slides in from. */
  from: 'left' | 'right'
  /** The layout: rows of title and text, columns, or running text. */
  look: 'rows' | 'columns' | 'text'
}

/** A list of short points under a heading. */
export function PointList({ heading, points, from, look }: Props) {
  const id = useId()
  return (
    <Slide from={from} labelledBy={id} className={`band ${styles.points} ${styles[look]}`}>
      <h2 id={id}>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </Slide>
  )
}
