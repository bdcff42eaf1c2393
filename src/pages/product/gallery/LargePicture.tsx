import type { ComponentProps } from 'react'
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

/** The picture as large as the window lets it be. */
export function LargePicture({ picture, title, close, note, swipe, onClose }: Props) {
  return (
    <Dialog className={styles.large} label={title} close={close} onClose={onClose}>
      <figure {...swipe} aria-live="polite">
        <Picture key={picture.stem} picture={picture} sizes="100vw" lead />
        {note && <figcaption>{note}</figcaption>}
      </figure>
    </Dialog>
  )
}
