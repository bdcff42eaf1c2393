import type { LayoutView } from '../catalogue/view.ts'
import { PathLink } from '../links/PathLink.tsx'
import styles from './CallStrip.module.css'

/** How to ask for what this page does not say yet. */
export function CallStrip({ site }: { site: LayoutView }) {
  const { contact, call } = site.product
  return (
    <section className="wrap" aria-labelledby="call-strip">
      <div className={`split ${styles.strip}`}>
        <h2 id="call-strip">{contact.heading}</h2>
        <div>
          <p>{contact.text}</p>
          <p className={styles.ways}>
            <a className="button call" href={site.phone.href}>
              {call.button}
            </a>
            <PathLink className="button" path="/Contact">
              {site.navigation.write}
            </PathLink>
          </p>
        </div>
      </div>
    </section>
  )
}
