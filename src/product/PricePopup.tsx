import { type ComponentType, useEffect, useId, useRef, useState } from 'react'
import type { LayoutView } from '../catalogue/view/types.ts'
import { Dialog } from '../dialog/Dialog.tsx'
import styles from './PricePopup.module.css'

type FormProps = { words: LayoutView['product']['call']; site: LayoutView; about: string }

/** The form comes when it is first wanted; a failed fetch is tried again at the next wish. */
async function importForm(): Promise<ComponentType<FormProps>> {
  return (await import('../enquiry/PriceForm.tsx')).PriceForm
}

/** Fetches the popup's form ahead of the click. What fails here is met when the popup opens. */
export function loadPriceForm(): void {
  importForm().catch(() => undefined)
}

type Props = { site: LayoutView; about: string; onClose(): void }

/** The popup that asks for a phone number. Where its form cannot be fetched, it offers the call. */
export function PricePopup({ site, about, onClose }: Props) {
  const words = site.product.call
  const heading = useId()
  const inside = useRef<HTMLDivElement>(null)
  const [form, setForm] = useState<{ Form: ComponentType<FormProps> | undefined }>()

  useEffect(() => {
    let here = true
    importForm().then(
      (Form) => here && setForm({ Form }),
      () => here && setForm({ Form: undefined }),
    )
    return () => {
      here = false
    }
  }, [])

  // The form comes after the dialog has taken the focus: the focus goes on to its field.
  useEffect(() => {
    if (form !== undefined) inside.current?.querySelector<HTMLElement>('[type=tel], a')?.focus()
  }, [form])

  return (
    <Dialog className={styles.popup} labelledBy={heading} close={words.close} onClose={onClose}>
      <h2 id={heading}>{words.heading}</h2>
      <div ref={inside}>
        {form?.Form !== undefined && (
          <>
            <p>{words.text}</p>
            <form.Form words={words} site={site} about={about} />
          </>
        )}
        {form !== undefined && form.Form === undefined && (
          <a href={site.phone.href}>{site.phone.display}</a>
        )}
      </div>
    </Dialog>
  )
}
