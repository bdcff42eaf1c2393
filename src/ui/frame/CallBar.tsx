import type { LayoutView } from '../../catalogue/view.ts'
import { DialNumber } from '../business/DialNumber.tsx'
import { WhatsAppLink } from '../business/WhatsAppLink.tsx'
import { ListLink } from '../header/ListLink.tsx'
import { usePageWhatsappHref } from '../links/CurrentPage.tsx'
import { PathLink } from '../links/PathLink.tsx'
import styles from './CallBar.module.css'

/** The id of the bar. */
export const CALL_BAR = 'call-bar'

/** The bar at the bottom of small screens: WhatsApp, call, contact form, and the buyer's list. */
export function CallBar({ site }: { site: LayoutView }) {
  return (
    <aside className={styles.space} aria-label={site.footer.contact}>
      <div id={CALL_BAR} className={styles.bar}>
        <WhatsAppLink site={site} href={usePageWhatsappHref()} />{' '}
        <a href={site.phone.href}>
          {site.navigation.call}
          <DialNumber phone={site.phone} />
        </a>{' '}
        <PathLink path="/Contact">{site.navigation.write}</PathLink> <ListLink site={site} />
      </div>
    </aside>
  )
}
