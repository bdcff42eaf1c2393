import { type ComponentType, type KeyboardEvent, useRef, useState } from 'react'
import type { LayoutView, PictureView } from '../catalogue/view.ts'
import { isTheBrowsers } from '../links/isTheBrowsers.ts'
import type { FullView } from '../pages/full/kind.ts'
import { Picture, pictureAddress } from '../pictures/Picture.tsx'
import { NARROW } from '../screen/narrow.ts'
import styles from './Gallery.module.css'
import type { LargePictureProps } from './LargePicture.tsx'
import { useSwipe } from './swipe.ts'

/** The window over the page comes when it is first wanted. */
async function importLarge(): Promise<ComponentType<LargePictureProps>> {
  return (await import('./LargePicture.tsx')).LargePicture
}

function fetchLarge(): void {
  importLarge().catch(() => undefined)
}

type Props = {
  gallery: FullView['gallery']
  words: LayoutView['product']
}

/** Where the key leads from one picture, or undefined where it leads nowhere. */
function next(key: string, shown: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(shown - 1, 0)
    case 'ArrowRight':
      return Math.min(shown + 1, last)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/**
 * A product's pictures: one large, the others as thumbnails below it. All are links to the picture
 * itself, so that they work without JavaScript; with it a thumbnail changes the main picture, and
 * the main picture opens over the page, or by itself where that cannot be fetched.
 */
export function Gallery({ gallery: { title, main, pictures }, words }: Props) {
  const [shown, setShown] = useState(main)
  const [Large, setLarge] = useState<ComponentType<LargePictureProps>>()
  const thumbnails = useRef<HTMLUListElement>(null)
  const last = pictures.length - 1
  const swipe = useSwipe((step) => setShown(Math.min(Math.max(shown + step, 0), last)))
  const picture = pictures[shown]
  if (picture === undefined) return null

  function move(event: KeyboardEvent) {
    const to = next(event.key, shown, last)
    if (to === undefined || last === 0 || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    setShown(to)
    const row = thumbnails.current
    if (row?.contains(document.activeElement)) row.querySelectorAll('a')[to]?.focus()
  }

  const note = picture.illustration && words.illustration
  return (
    <figure className={styles.gallery} aria-label={title} onKeyDown={move}>
      <figure aria-live="polite">
        <a
          {...swipe}
          className={styles.main}
          href={pictureAddress(picture)}
          draggable={false}
          aria-haspopup="dialog"
          onPointerEnter={fetchLarge}
          onFocus={fetchLarge}
          onClick={(event) => {
            if (isTheBrowsers(event)) return
            event.preventDefault()
            importLarge().then(
              (loaded) => setLarge(() => loaded),
              () => location.assign(pictureAddress(picture)),
            )
          }}
        >
          <Picture
            key={picture.stem}
            picture={picture}
            sizes={`${NARROW} 100vw, (max-width: 1400px) 56vw, 49rem`}
            lead
          />
          <span className="heard">{words.enlarge}</span>
        </a>
        {note && <figcaption>{note}</figcaption>}
      </figure>
      {last > 0 && (
        <ul ref={thumbnails} className={styles.thumbnails}>
          {pictures.map((each, index) => (
            <li key={each.stem}>
              <Thumbnail
                picture={each}
                current={index === shown}
                label={words.showPicture
                  .replace('{number}', String(index + 1))
                  .replace('{total}', String(pictures.length))}
                onChoose={() => setShown(index)}
              />
            </li>
          ))}
        </ul>
      )}
      {Large !== undefined && (
        <Large
          picture={picture}
          title={title}
          close={words.closePicture}
          note={note}
          swipe={swipe}
          onClose={() => setLarge(undefined)}
        />
      )}
    </figure>
  )
}

type ThumbnailProps = {
  picture: PictureView
  current: boolean
  label: string
  onChoose(): void
}

function Thumbnail({ picture, current, label, onChoose }: ThumbnailProps) {
  return (
    <a
      href={pictureAddress(picture)}
      aria-label={label}
      aria-current={current}
      onClick={(event) => {
        if (isTheBrowsers(event)) return
        event.preventDefault()
        onChoose()
      }}
    >
      <Picture picture={picture} sizes="4rem" />
    </a>
  )
}
