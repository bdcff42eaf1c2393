import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './Dialog.module.css'

// Firefox 97 has none. Whoever imports this does without where it cannot be had.
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
 * A window over the page, open as long as it is rendered. The platform makes the page behind it
 * inert, closes it on Escape and gives the focus back. A click on the overlay closes it, but only
 * one that also began there: text may be selected to beyond the edge.
 */
export function Dialog({ labelledBy, label, close, className = '', onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const pressedOutside = useRef(false)

  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // Taken away while open, it would keep the focus to itself.
    return () => element?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the overlay is the pointer's; the keyboard has Escape, from the platform, and the close button
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${className}`}
      aria-labelledby={labelledBy}
      aria-label={label}
      onClose={() => {
        // The development mode of React closes and opens it once more.
        if (dialog.current?.open === false) onClose()
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget && pressedOutside.current) dialog.current?.close()
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
