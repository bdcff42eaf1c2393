import { type KeyboardEvent, useRef, useState } from 'react'
import { ownValue } from '../../../catalogue/ownValue.ts'
import type { LayoutView, PictureView } from '../../../catalogue/view.ts'
import { NARROW_QUERY } from '../../../ui/browser/useIsNarrow.ts'
import { useLazyModule } from '../../../ui/browser/useLazyModule.ts'
import { isHandledByBrowser } from '../../../ui/links/PathLink.tsx'
import { Picture, pictureAddress } from '../../../ui/pictures/Picture.tsx'
import { SmallPicture } from '../../../ui/pictures/SmallPicture.tsx'
import styles from './Gallery.module.css'
import { useSwipe } from './swipe.ts'

// A browser without <dialog> fails at this import, and follows the link to the picture instead.
const importLarge = () => import('./LargePicture.tsx')

/** The displayed width of the main picture, as a `sizes` attribute. */
const mainSizes = `${NARROW_QUERY} 100vw, (max-width: 1400px) 56vw, 49rem`

/** A picture with the name of its thumbnail. */
type LabelledPicture = PictureView & { label: string }

type Props = {
  gallery: { title: string; main: number; pictures: readonly LabelledPicture[] }
  /** The main picture in the colour that is chosen. */
  coloured: PictureView | undefined
  words: LayoutView['product']
}

/**
 * The pictures of a product: a main picture with thumbnails below it. All are links to the picture
 * file, so that they work without JavaScript; the boot script holds a press on them. With JavaScript, a thumbnail changes the main picture, and
 * the main picture opens in a dialog, or as a file if the dialog cannot be loaded.
 */
export function Gallery({ gallery: { title, main, pictures }, coloured, words }: Props) {
  const [shown, setShown] = useState(main)
  const large = useLazyModule(importLarge)
  const thumbnails = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1
  const beside = (by: 1 | -1) => Math.min(Math.max(shown + by, 0), last)
  const step = (by: 1 | -1) => setShown(beside(by))
  const swipe = useSwipe(step)
  const picture = (shown === main && coloured) || pictures[shown]
  if (picture === undefined) return null

  /** Key -> the index of the picture that it shows. */
  const keys: Record<string, number> = {
    ArrowLeft: beside(-1),
    ArrowRight: beside(1),
    Home: 0,
    End: last,
  }

  function move(event: KeyboardEvent) {
    const to = ownValue(keys, event.key)
    if (to === undefined || last === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setShown(to)
    const row = thumbnails.current
    if (row?.contains(document.activeElement)) row.querySelectorAll('a')[to]?.focus()
  }

  const note = picture.illustration && words.illustration
  return (
    <figure aria-label={title} data-waits="" onKeyDown={move}>
      <figure aria-live="polite">
        <a
          {...swipe}
          className={styles.main}
          href={pictureAddress(picture)}
          draggable={false}
          aria-haspopup="dialog"
          onPointerEnter={large.preload}
          onFocus={large.preload}
          onClick={(event) => {
            if (isHandledByBrowser(event)) return
            event.preventDefault()
            large.load().catch(() => location.assign(pictureAddress(picture)))
          }}
        >
          <Picture key={picture.stem} picture={picture} sizes={mainSizes} lead />
          <span className="heard">{words.enlarge}</span>
        </a>
      </figure>
      {last > 0 && (
        <ul ref={thumbnails} className={styles.thumbnails}>
          {pictures.map((each, index) => (
            <li key={each.stem}>
              <Thumbnail
                picture={(index === main && coloured) || each}
                label={each.label}
                current={index === shown}
                onChoose={() => setShown(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {note && <figcaption className="note">{note}</figcaption>}
      {large.module && (
        <large.module.LargePicture
          picture={picture}
          pageSizes={mainSizes}
          title={title}
          words={words}
          note={note}
          shown={shown}
          last={last}
          onStep={step}
          onClose={large.close}
        />
      )}
    </figure>
  )
}

type ThumbnailProps = {
  picture: PictureView
  label: string
  current: boolean
  onChoose(): void
}

function Thumbnail({ picture, label, current, onChoose }: ThumbnailProps) {
  return (
    <a
      href={pictureAddress(picture)}
      aria-label={label}
      aria-current={current || undefined}
      onClick={(event) => {
        if (isHandledByBrowser(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      <SmallPicture picture={picture} />
    </a>
  )
}
