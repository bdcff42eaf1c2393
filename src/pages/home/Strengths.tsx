import type { HomeView } from './kind.ts'
import styles from './PointLists.module.css'

/** What the business claims of itself, each with what the buyer has of it. */
export function Strengths({ strengths }: { strengths: HomeView['strengths'] }) {
  return (
    <section className="wrap" aria-labelledby="strengths">
      <div className={`split ${styles.section}`}>
        <h2 id="strengths">{strengths.heading}</h2>
        <ul className={styles.two}>
          {strengths.points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p className="soft">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
