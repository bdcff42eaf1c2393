import { useId } from 'react'
import type { ProfileView } from '../catalogue/view/types.ts'
import { drawProfile } from './geometry.ts'
import styles from './ProfileDrawing.module.css'
import { pathOf, ticksOf } from './path.ts'

type Props = {
  profile: ProfileView
  /** Names the drawing for a reader who does not see it. */
  title: string
  /** Stands below a drawing whose shape is only illustrative. */
  notToScale: string
}

/** A product's cross-section with its dimensions, as an engineer draws it. */
export function ProfileDrawing({ profile, title, notToScale }: Props) {
  const id = useId()
  const { width, height, sheet, thin, dimensions } = drawProfile(profile)
  const note = profile.toScale ? [] : [notToScale]
  const description = [...dimensions.map(({ text }) => text), ...note].join('; ')
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}t`}
        aria-describedby={`${id}d`}
      >
        <title id={`${id}t`}>{title}</title>
        <desc id={`${id}d`}>{description}</desc>
        <path className={styles.thin} d={pathOf(thin)} />
        <path className={styles.sheet} d={pathOf(sheet)} />
        <path
          className={styles.thin}
          d={
            pathOf(dimensions.flatMap(({ lines }) => lines)) +
            ticksOf(dimensions.flatMap(({ ticks }) => ticks))
          }
        />
        {dimensions.map(({ text, at: [x, y], anchor }) => (
          <text key={text} x={Math.round(x)} y={Math.round(y)} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      {!profile.toScale && <figcaption>{notToScale}</figcaption>}
    </figure>
  )
}
