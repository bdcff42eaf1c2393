import type { Point } from '../catalogue/schema/page.ts'

/** A list of short points under a heading. */
export function Points({ heading, points }: { heading: string; points: readonly Point[] }) {
  return (
    <section>
      <h2>{heading}</h2>
      <ul>
        {points.map((point) => (
          <li key={point.title}>
            <h3>{point.title}</h3>
            <p>{point.text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
