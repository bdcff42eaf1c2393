import { useId, useLayoutEffect, useRef } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import type { EnglishForm } from '../enquiry.ts'
import { EnquiryForm } from '../form/EnquiryForm.tsx'
import styles from './PricePopup.module.css'

export type PriceProps = {
  site: LayoutView
  /** The product whose price is requested. */
  about: string
  /** The form in English, if the page is in another language. */
  english?: EnglishForm | undefined
}

/** The popup that asks for a phone number. It also shows the phone number of the business, for an immediate call. */
export function PricePopup({ site, about, english, onClose }: PriceProps & { onClose(): void }) {
  const words = site.product.call
  const heading = useId()
  const inside = useRef<HTMLDivElement>(null)

  // The dialog, which opens before this runs, gives the focus to its close button, the first it
  // finds: it goes on to the field.
  useLayoutEffect(() => inside.current?.querySelector<HTMLElement>('[type=tel]')?.focus(), [])

  return (
    <Dialog className={styles.popup} labelledBy={heading} close={words.close} onClose={onClose}>
      <h2 id={heading}>{words.heading}</h2>
      <div ref={inside}>
        <p className="lead">{about}</p>
        <p className={styles.ask}>
          {words.text}{' '}
          <a href={site.phone.href}>
            {/* One text, so that the space in it is kept: the link lays its parts out as a row. */}
            <span>
              {site.navigation.call} <span translate="no">{site.phone.display}</span>
            </span>
          </a>
        </p>
        <EnquiryForm
          name="price"
          words={{ ...words, fields: { phone: words } }}
          site={site}
          about={about}
          english={english}
          note={<PrivacyNote words={site.enquiries} />}
        />
      </div>
    </Dialog>
  )
}
