import type { ComponentProps } from 'react'
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
  swipe: ComponentProps<'figure'>
  onClose(): void
}

/** A dialog that shows the picture as large as the window allows. */
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
