import { preload } from 'react-dom'
import type { PictureView } from '../../catalogue/view.ts'
import styles from './Picture.module.css'

type Props = {
  picture: PictureView
  /** The displayed width, as a `sizes` attribute. */
  sizes: string
  /** True for the page's first picture, which is fetched at once. Others are loaded lazily. */
  lead?: boolean
  /** Called once the file has loaded. */
  onLoad?: () => void
}

/** The `srcset` of a picture in one format. */
function srcSet({ stem, widths }: PictureView, format: 'avif' | 'webp'): string {
  return widths
    .map((width) => `${import.meta.env.BASE_URL}${stem}-${width}.${format} ${width}w`)
    .join(', ')
}

/** The address of a picture in its largest width, as WebP, which every supported browser shows. */
export function pictureAddress({ stem, widths }: PictureView): string {
  return `${import.meta.env.BASE_URL}${stem}-${widths.at(-1)}.webp`
}

/** A picture in AVIF or WebP, in the width that the screen needs. Its mean colour is the placeholder. */
export function Picture({ picture, sizes, lead = false, onLoad }: Props) {
  const { stem, alt, width, height, widths, colour } = picture
  const avif = srcSet(picture, 'avif')
  if (lead && import.meta.env.SSR) {
    // A preload in the head lets the browser find the picture before it parses the body.
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
          onLoad={onLoad}
        />
      </picture>
    </span>
  )
}
