import type { ReactNode } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { DialNumber } from '../business/DialNumber.tsx'
import { PathLink } from '../links/PathLink.tsx'
import styles from './CallStrip.module.css'

/**
 * A section that invites the visitor to call or write.
 * @param children shown before the invitation: the product's picture and description
 */
export function CallStrip({ site, children }: { site: LayoutView; children?: ReactNode }) {
  const { contact, call } = site.product
  return (
    <section className={`wrap ${styles.strip}`} aria-labelledby="call-strip">
      {children}
      <div className={styles.call}>
        <h2 id="call-strip">{contact.heading}</h2>
        <p>{contact.text}</p>
        <p className={styles.ways}>
          <a className="button call" href={site.phone.href}>
            {call.button}
            <DialNumber phone={site.phone} />
          </a>
          <PathLink className="button plain" path="/Contact">
            {site.navigation.write}
          </PathLink>
        </p>
      </div>
    </section>
  )
}
