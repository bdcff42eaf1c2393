import { type ComponentProps, useSyncExternalStore } from 'react'
import type { PictureView } from '../../../catalogue/view.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import styles from './LargePicture.module.css'

/** The props of the dialog, which the gallery passes on. */
type Props = {
  picture: PictureView
  /** The accessible name of the dialog; `close` is that of its button. */
  title: string
  close: string
  /** The note "illustration"; false if the picture is a photograph. */
  note: string | false
  /** The number of the picture among all, `2 / 5`; false if it is the only one. */
  position: string | false
  swipe: ComponentProps<'figure'>
  onClose(): void
}

function subscribeToZoom(onChange: () => void): () => void {
  visualViewport?.addEventListener('resize', onChange)
  return () => visualViewport?.removeEventListener('resize', onChange)
}

/** True while the visitor has zoomed in with two fingers. */
function useIsZoomed(): boolean {
  return useSyncExternalStore(subscribeToZoom, () => (visualViewport?.scale ?? 1) > 1.01)
}

/**
 * A dialog that shows the picture as large as the window allows. Two fingers zoom in, as on every page; one finger then moves the
 * picture instead of changing it.
 */
export function LargePicture(props: Props) {
  const { picture, title, close, note, position, swipe, onClose } = props
  const isZoomed = useIsZoomed()
  return (
    <Dialog className={styles.large} label={title} close={close} onClose={onClose}>
      <figure
        {...(!isZoomed && swipe)}
        className={isZoomed ? styles.zoomed : ''}
        aria-live="polite"
      >
        {/* On a phone, large enough to zoom into. */}
        <Picture
          key={picture.stem}
          picture={picture}
          sizes="(max-width: 600px) 200vw, 100vw"
          lead
        />
        {position && <b className={styles.position}>{position}</b>}
        {note && <figcaption>{note}</figcaption>}
      </figure>
    </Dialog>
  )
}
