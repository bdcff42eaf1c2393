import type { FullView } from '../views/types.ts'
import styles from './Claims.module.css'

/** Takes "up to 90%" or "10–15 years" apart, so that the number can stand large. */
function parts(figure: string): [before: string, number: string, after: string] {
  const found = /^(\D*)(\S+)(.*)$/s.exec(figure)
  return [found?.[1] ?? '', found?.[2] ?? figure, found?.[3] ?? '']
}

/** What the maker promises of the product: large figures, each with what it is a figure of. */
export function Claims({ heading, claims }: Pick<FullView, 'claims'> & { heading: string }) {
  return (
    <div className={styles.claims}>
      <h2>{heading}</h2>
      <dl>
        {claims.map(({ label, figure }) => {
          const [before, number, after] = parts(figure)
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {before}
                <b>{number}</b>
                {after}
              </dd>
            </div>
          )
        })}
      </dl>
    </div>
  )
}
