import { preload } from 'react-dom'
import type { PictureView } from '../../catalogue/view.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureView
  /** How wide it is shown, as the `sizes` attribute says it. */
  sizes: string
  /** True for the page's first picture: it is fetched at once, all others when they come near. */
  lead?: boolean
}

/** A picture's addresses in one format, as `srcset` has them. */
function srcSet({ stem, widths }: PictureView, format: 'avif' | 'webp'): string {
  return widths
    .map((width) => `${import.meta.env.BASE_URL}${stem}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The address of a picture in its largest width, in the format that every browser shows. */
export function pictureAddress({ stem, widths }: PictureView): string {
  return `${import.meta.env.BASE_URL}${stem}-${widths.at(-1)}.webp`
}

/** A picture in AVIF or WebP, in the width the screen needs, its place and colour held until then. */
export function Picture({ picture, sizes, lead = false }: Props) {
  const { stem, alt, width, height, widths, colour } = picture
  const avif = srcSet(picture, 'avif')
  if (lead) {
    // From the page's head: the browser knows of it before it has read as far as the picture.
    preload(pictureAddress(picture), {
      as: 'image',
      type: 'image/avif',
      imageSrcSet: avif,
      imageSizes: sizes,
      fetchPriority: 'high',
    })
  }
  return (
    <span className={styles.picture}>
      {/* An attribute, not a style: the content security policy allows no inline style. */}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <rect width="100%" height="100%" fill={colour} />
      </svg>
      <picture>
        <source type="image/avif" srcSet={avif} sizes={sizes} />
        <img
          src={`${import.meta.env.BASE_URL}${stem}-${widths[0]}.webp`}
          srcSet={srcSet(picture, 'webp')}
          sizes={sizes}
          alt={alt}
          width={width}
          height={height}
          loading={lead ? 'eager' : 'lazy'}
          fetchPriority={lead ? 'high' : 'auto'}
          decoding="async"
        />
      </picture>
    </span>
  )
}
