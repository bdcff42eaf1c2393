import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { closeOnBack } from '../browser/closeOnBack.ts'
import styles from './Dialog.module.css'

// Firefox 97 has no dialogs. Importers have a fallback for when this module cannot be loaded.
if (typeof HTMLDialogElement === 'undefined') throw new Error('This browser has no dialogs.')

type Props = {
  /** The id of the heading that names the dialog. */
  labelledBy?: string
  /** The name of a dialog without a heading. */
  label?: string
  /** The name of the close button. */
  close: string
  className?: string
  /** Called after the dialog has closed and the focus has returned. */
  onClose(): void
  children: ReactNode
}

/**
 * Closes a dialog on a click on its backdrop. The press must also begin there: a text selection may
 * end outside the dialog.
 */
function closeByBackdrop(dialog: HTMLDialogElement): void {
  let isPressed = false
  // The content fills the dialog, so an event whose target is the dialog itself is on the backdrop.
  dialog.addEventListener('pointerdown', ({ target }) => {
    isPressed = target === dialog
  })
  dialog.addEventListener('click', ({ target }) => {
    if (isPressed && target === dialog) dialog.close()
  })
}

/**
 * A modal dialog, open for as long as it is rendered. The browser makes the page behind it inert, closes it
 * on Escape and returns the focus; Back closes it too.
 */
export function Dialog({ labelledBy, label, close, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (element === null) return
    element.showModal()
    closeByBackdrop(element)
    const release = closeOnBack(() => element.close())
    return () => {
      // If the element were removed while open, the focus would not return.
      element.close()
      release()
    }
  }, [])

  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={() => {
        // In development, React runs effects twice: the dialog closes and is open again by now.
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
