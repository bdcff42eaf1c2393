import { PhotographLink } from '../ui/business/PhotographLink.tsx'
import styles from '../ui/form/fields.module.css'
import type { RoofWords } from './roofWords.ts'

type Props = {
  /** The WhatsApp link of the page with the roof; left out on a list, which is sent as a whole. */
  whatsapp: string | undefined
  words: RoofWords
}

/** Says how to draw and send a roof that is not counted here. */
export function RoofSketch({ whatsapp, words }: Props) {
  const { text, points, attach, attachToList } = words.roofCalculator.sketch
  return (
    <div className={styles.sketch}>
      <p>{text}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p>{whatsapp === undefined ? attachToList : attach}</p>
      {whatsapp !== undefined && (
        <p className={styles.actions}>
          <PhotographLink className="button" label={words.photograph} href={whatsapp} />
        </p>
      )}
    </div>
  )
}
