import type { PictureView } from '../../catalogue/view.ts'
import styles from './SmallPicture.module.css'

type Props = {
  /** If undefined, the frame is empty. */
  picture: Pick<PictureView, 'stem' | 'widths' | 'width' | 'height'> | undefined
  /** The minimum width of the file, in pixels; the smallest file if left out. */
  minWidth?: number
}

/** The width in a plain document, in CSS pixels. */
const WIDTH = 160

/**
 * A picture in a frame of 4 to 3, as wide as its container. It has one file for all screens, and no alternative text:
 * the text beside it describes it.
 */
export function SmallPicture({ picture, minWidth = 0 }: Props) {
  if (picture === undefined) return <i className={styles.picture} />
  const { stem, widths, width, height } = picture
  const fileWidth = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1)
  const address = `${import.meta.env.BASE_URL}${stem}-${fileWidth}`
  return (
    <picture className={styles.picture}>
      <source type="image/avif" srcSet={`${address}.avif`} />
      <img
        src={`${address}.webp`}
        alt=""
        width={WIDTH}
        height={Math.round((WIDTH * height) / width)}
        loading="lazy"
      />
    </picture>
  )
}
