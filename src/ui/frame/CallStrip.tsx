import type { ReactNode } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { ContactButtons } from '../business/ContactButtons.tsx'
import styles from './CallStrip.module.css'

/**
 * A section that invites the visitor to write in WhatsApp or to call.
 * @param children shown before the invitation: the product's picture and description
 */
export function CallStrip({ site, children }: { site: LayoutView; children?: ReactNode }) {
  const { contact } = site.product
  return (
    <section className={`wrap ${styles.strip}`} aria-labelledby="call-strip">
      {children}
      <div className={styles.call}>
        <h2 id="call-strip">{contact.heading}</h2>
        <p>{contact.text}</p>
        <p className={styles.ways}>
          <ContactButtons site={site} />
        </p>
      </div>
    </section>
  )
}
