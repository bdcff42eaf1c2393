import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

// Firefox 97 has none. Importers fall back where this module cannot be loaded.
if (typeof HTMLDialogElement === 'undefined') throw new Error('This browser has no dialogs.')

type Props = {
  /** The id of the heading that names it, or its name where it shows none. */
  labelledBy?: string
  label?: string
  /** What the close button is called. */
  close: string
  className?: string
  /** Called once it has closed and the focus is back where it was. */
  onClose(): void
  children: ReactNode
}

/**
 * Closes a dialog by a click on its overlay, but only one that also began there: text may be
 * selected to beyond the edge.
 */
function closeByOverlay(dialog: HTMLDialogElement): void {
  let began = false
  // Its content fills it: what is pressed beside that is the overlay.
  dialog.addEventListener('pointerdown', ({ target }) => (began = target === dialog))
  dialog.addEventListener('click', ({ target }) => began && target === dialog && dialog.close())
}

/**
 * A window over the page, open as long as it is rendered. The platform makes the page behind it
 * inert, closes it on Escape and gives the focus back.
 */
export function Dialog({ labelledBy, label, close, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    closeByOverlay(element)
    // Removed while open, it would not give the focus back.
    return () => element.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={() => {
        // The development mode of React closes and opens it once more.
        if (dialog.current?.open === false) onClose()
      }}
    >
      <div className={styles.inside}>
        <button
          type="button"
          className={styles.close}
          aria-label={close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="M2 2l12 12M14 2L2 14" />
          </svg>
        </button>
        {children}
      </div>
    </dialog>
  )
}
