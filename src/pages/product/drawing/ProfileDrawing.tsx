import { useId } from 'react'
import type { DrawingView } from './drawingView.ts'
import styles from './ProfileDrawing.module.css'

type Props = {
  drawing: DrawingView
  /** The caption of a drawing whose shape is only illustrative. */
  notToScale: string
  /** The colour of the sheet, if the buyer has chosen one with a known value. */
  colour?: string | undefined
}

/** A product's cross-section with dimension lines, as in an engineering drawing. */
export function ProfileDrawing({ drawing, notToScale, colour }: Props) {
  const id = useId()
  const { title, description, width, height, sheet, thin, dimensions, texts, toScale } = drawing
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
        <path d={thin} />
        {colour !== undefined && <path className={styles.edge} d={sheet} />}
        <path className={styles.sheet} d={sheet} style={{ stroke: colour }} />
        <path d={dimensions} />
        {texts.map(({ text, x, y, anchor }) => (
          <text key={y} x={x} y={y} textAnchor={anchor}>
            {text}
          </text>
        ))}
      </svg>
      {!toScale && <figcaption>{notToScale}</figcaption>}
    </figure>
  )
}
