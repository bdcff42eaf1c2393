import { useId } from 'react'
import type { DrawingView } from './drawingView.ts'
import styles from './ProfileDrawing.module.css'

type Props = {
  drawing: DrawingView
  words: { notToScale?: string | undefined; allKinds?: string | undefined }
  /** The colour of the sheet, if the buyer has chosen one with a known value. */
  colour?: string | undefined
}

/**
 * A product's cross-sections with dimension lines, as in an engineering drawing. If there are
 * several kinds of sheet, radio buttons choose one without script: the style sheets hide the others and mark its
 * line in the table.
 */
export function ProfileDrawing({ drawing, words, colour }: Props) {
  const id = useId()
  const { title, width, sheets, choice, toScale } = drawing
  return (
    <figure className={styles.drawing}>
      {choice && (
        <fieldset>
          <legend>{choice}</legend>
          {[words.allKinds, ...sheets.map(({ kind }) => kind)].map((kind, i) => (
            <label key={kind}>
              <input type="radio" name="drawn" defaultChecked={i === 0} />
              {kind}
            </label>
          ))}
        </fieldset>
      )}
      {sheets.map(({ description, height, sheet, thin, dimensions, texts }, i) => (
        <svg
          key={description}
          viewBox={`0 0 ${width} ${height}`}
          className={styles.variant}
          role="img"
          aria-label={title}
          aria-describedby={id + i}
        >
          <desc id={id + i}>{description}</desc>
          <path d={thin} />
          {colour && <path className={styles.edge} d={sheet} />}
          <path className={styles.sheet} d={sheet} style={{ stroke: colour }} />
          <path d={dimensions} />
          {texts.map(({ text, x, y, anchor }) => (
            <text key={y} x={x} y={y} textAnchor={anchor}>
              {text}
            </text>
          ))}
        </svg>
      ))}
      {!toScale && <figcaption>{words.notToScale}</figcaption>}
    </figure>
  )
}
