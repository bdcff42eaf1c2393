import type { PictureView } from '../../catalogue/view.ts'

type Props = {
  picture: Pick<PictureView, 'stem' | 'widths' | 'width' | 'height'>
  /** The least it has, in pixels; left out: its smallest. */
  width?: number
}

/** In CSS pixels, where no style says otherwise. */
const WIDTH = 160

/** A picture in one small width, beside words that say what it shows. */
export function SmallPicture({ picture, width: least = 0 }: Props) {
  const { stem, widths, width, height } = picture
  const pixels = widths.find((each) => each >= least) ?? widths.at(-1)
  const address = `${import.meta.env.BASE_URL}${stem}-${pixels}`
  return (
    <picture>
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
