import { Fragment, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { LayoutView, PictureView } from '../../../catalogue/view.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import styles from './LargePicture.module.css'
import { useSwipe } from './swipe.ts'

/** The props of the dialog, which the gallery passes on. */
type Props = {
  picture: PictureView
  /** The displayed width of the picture on the page, as a `sizes` attribute. */
  pageSizes: string
  /** The accessible name of the dialog. */
  title: string
  words: LayoutView['product']
  /** The note "illustration"; false if the picture is a photograph. */
  note: string | false
  /** The index of the picture, and of the last one. */
  shown: number
  last: number
  /** Shows the picture before this one or after it, if there is one. */
  onStep(step: 1 | -1): void
  onClose(): void
}

/** The media query of an upright screen, on which the picture is twice as wide as the screen: LargePicture.module.css has it too. */
const UPRIGHT_QUERY = '(max-aspect-ratio: 3 / 4)'

function subscribeToZoom(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}

/** True while the picture is larger than the screen: on an upright one, and when two fingers have zoomed in. */
function useIsBeyondScreen(): boolean {
  return useSyncExternalStore(
    subscribeToZoom,
    () => (visualViewport?.scale ?? 1) > 1.01 || matchMedia(UPRIGHT_QUERY).matches,
  )
}

/**
 * A dialog that shows the picture as large as the window allows, on an upright one larger. Two fingers zoom in, as on every page. One
 * finger moves a picture that is larger than the screen, and changes another.
 */
export function LargePicture({
  picture,
  pageSizes,
  title,
  words,
  note,
  shown,
  last,
  onStep,
  onClose,
}: Props) {
  const isBeyond = useIsBeyondScreen()
  /** The picture whose large file was loaded last. */
  const [loaded, setLoaded] = useState<string>()
  const isLoaded = loaded === picture.stem
  const swipe = useSwipe(onStep)
  const figure = useRef<HTMLElement>(null)
  // The middle of each picture is shown first.
  useEffect(() => {
    const { current } = figure
    if (picture && current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
  }, [picture])
  return (
    <Dialog className={styles.large} label={title} close={words.closePicture} onClose={onClose}>
      <figure
        ref={figure}
        {...(!isBeyond && swipe)}
        className={isBeyond ? styles.beyond : ''}
        aria-live="polite"
      >
        <Fragment key={picture.stem}>
          {/*
            The file of the page, shown until the large one has loaded, or if that fails. The page has loaded it when
            the dialog opens; after a step both files are fetched.
          */}
          <Picture picture={isLoaded ? { ...picture, alt: '' } : picture} sizes={pageSizes} lead />
          <span className={isLoaded ? '' : styles.loading}>
            <Picture
              picture={picture}
              sizes={`${UPRIGHT_QUERY} 200vw, 100vw`}
              lead
              onLoad={() => setLoaded(picture.stem)}
            />
          </span>
        </Fragment>
        {last > 0 && (
          <div className={styles.position}>
            <StepButton
              label={words.previousPicture}
              isEnd={shown === 0}
              onClick={() => onStep(-1)}
            >
              ‹
            </StepButton>
            <b>{`${shown + 1} / ${last + 1}`}</b>
            <StepButton label={words.nextPicture} isEnd={shown === last} onClick={() => onStep(1)}>
              ›
            </StepButton>
          </div>
        )}
        {note && <figcaption>{note}</figcaption>}
      </figure>
    </Dialog>
  )
}

type StepButtonProps = {
  label: string
  /** True if there is no further picture; the button stays, so that it keeps the focus. */
  isEnd: boolean
  onClick(): void
  children: string
}

function StepButton({ label, isEnd, onClick, children }: StepButtonProps) {
  return (
    <button type="button" aria-label={label} aria-disabled={isEnd} onClick={onClick}>
      {children}
    </button>
  )
}
