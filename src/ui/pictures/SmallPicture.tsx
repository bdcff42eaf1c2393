import type { PictureView } from '../../catalogue/view.ts'

type Props = {
  picture: Pick<PictureView, 'stem' | 'widths' | 'width' | 'height'>
  /** The minimum width of the file, in pixels; the smallest file if left out. */
  minWidth?: number
}

/** The displayed width in CSS pixels, if no style sets another. */
const WIDTH = 160

/** A picture in one small width, without alternative text: the text beside it describes it. */
export function SmallPicture({ picture, minWidth = 0 }: Props) {
  const { stem, widths, width, height } = picture
  const fileWidth = widths.find((candidate) => candidate >= minWidth) ?? widths.at(-1)
  const address = `${import.meta.env.BASE_URL}${stem}-${fileWidth}`
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
