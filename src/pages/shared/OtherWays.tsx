import type { LayoutView } from '../../catalogue/view.ts'
import { ContactButtons } from '../../ui/business/ContactButtons.tsx'
import { PathLinks } from '../../ui/links/PathLink.tsx'
import styles from './OtherWays.module.css'

type Props = {
  /** `browse`, the heading of the categories, is left out on a page that shows all products. */
  page: { direct: { heading: string; text: string }; browse?: string }
  site: LayoutView
}

/** WhatsApp, phone and all categories, for a page that does little without scripts. */
export function OtherWays({ page: { direct, browse }, site }: Props) {
  return (
    <div className={styles.other}>
      <section aria-labelledby="direct">
        <h2 id="direct">{direct.heading}</h2>
        <p>{direct.text}</p>
        <p className={styles.ways}>
          <ContactButtons site={site} />
        </p>
      </section>
      {browse !== undefined && (
        <section aria-labelledby="browse">
          <h2 id="browse">{browse}</h2>
          <ul>
            <PathLinks links={site.menus} />
          </ul>
        </section>
      )}
    </div>
  )
}
