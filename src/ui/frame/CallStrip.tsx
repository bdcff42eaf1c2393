import type { ReactNode } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './CallStrip.module.css'

/**
 * How to ask for what this page does not say yet.
 * @param children shown before it: the product's picture and what it is
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
          </a>
          <PathLink className="button plain" path="/Contact">
            {site.navigation.write}
          </PathLink>
        </p>
      </div>
    </section>
  )
}
