import type { Point } from '../../catalogue/schemas/group.ts'
import styles from './PointSection.module.css'

type Props = {
  id: string
  heading: string
  points: readonly Point[]
  /** True: in one strip below the heading; otherwise beside it. */
  strip?: boolean
}

/** What the business is good at, or what work it does: short points, each with its reason. */
export function PointSection({ id, heading, points, strip = false }: Props) {
  return (
    <section className="wrap" aria-labelledby={id}>
      <div className={`${styles.section} ${strip ? styles.strip : 'split'}`}>
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
