import { type ComponentProps, useSyncExternalStore } from 'react'
import type { PictureView } from '../../../catalogue/view.ts'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { Picture } from '../../../ui/pictures/Picture.tsx'
import styles from './LargePicture.module.css'

/** What the gallery's main picture needs to be shown over the page. */
type Props = {
  picture: PictureView
  /** Names the window; `close` its button. */
  title: string
  close: string
  /** That the picture is an illustration, where it is one. */
  note: string | false
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
 * The picture as large as the window lets it be. Two fingers zoom in, as on every page; one finger then moves the
 * picture instead of changing it.
 */
export function LargePicture({ picture, title, close, note, swipe, onClose }: Props) {
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
        {note && <figcaption>{note}</figcaption>}
      </figure>
    </Dialog>
  )
}
