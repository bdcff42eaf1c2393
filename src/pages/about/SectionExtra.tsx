import { joinList } from '../../catalogue/textRuns.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { ContactButtons } from '../../ui/business/ContactButtons.tsx'
import { ContactWays } from '../../ui/business/ContactWays.tsx'
import { PathLink } from '../../ui/links/PathLink.tsx'
import type { AboutView } from './kind.ts'
import styles from './SectionExtra.module.css'

type Props = {
  content: NonNullable<AboutView['sections'][number]['shows']>
  page: AboutView
  site: LayoutView
}

/** Data of the site inside a section of text, such as its categories or regions. */
export function SectionExtra({ content, page, site }: Props) {
  switch (content) {
    case 'categories':
      return (
        <ul className={styles.rows}>
          {site.menus.map((menu) => (
            <li key={menu.key}>
              <PathLink path={menu.path}>{menu.label}</PathLink>
              <span className="soft">{menu.description}</span>
            </li>
          ))}
        </ul>
      )
    case 'regions':
      return (
        <dl className={styles.rows}>
          {page.regions.map((region) => (
            <div key={region.state}>
              <dt>{region.state}</dt>
              <dd className="soft">{joinList(region.cities, site.writing.lists)}</dd>
            </div>
          ))}
        </dl>
      )
    case 'makers':
      return (
        <>
          <h3 className={styles.heading}>{page.makers.heading}</h3>
          <ul className={styles.makers}>
            {page.makers.names.map((maker) => (
              <li key={maker} translate="no">
                {maker}
              </li>
            ))}
          </ul>
        </>
      )
    case 'contact':
      return (
        <div className={styles.contact}>
          <p className={styles.buttons}>
            <ContactButtons site={site} />
          </p>
          <ContactWays site={site} />
        </div>
      )
  }
}
