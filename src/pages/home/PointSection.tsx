import type { Point } from '../../catalogue/schemas/group.ts'
import styles from './PointSection.module.css'

type Props = {
  id: string
  heading: string
  points: readonly Point[]
  /** Whether the points are in one strip below the heading, instead of beside it. */
  isStrip?: boolean
}

/** A section of short points, for the strengths and the services of the business. */
export function PointSection({ id, heading, points, isStrip = false }: Props) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className={`${styles.section} ${isStrip ? styles.strip : 'split'}`}>
        <h2 id={id}>{heading}</h2>
        <ul>
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
