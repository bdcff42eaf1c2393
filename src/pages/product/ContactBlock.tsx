import { useId } from 'react'
import { joinList } from '../../catalogue/textRuns.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import styles from './ContactBlock.module.css'

type Props = {
  words: { heading: string; text: string }
  site: LayoutView
  /** True for the page's last block, which also lists the addresses and is the only one printed. */
  addresses?: boolean
}

/** Contact details of the business, and the cities that it serves. */
export function ContactBlock({ words, site, addresses = false }: Props) {
  const heading = useId()
  return (
    <Slide
      from={addresses ? 'left' : 'right'}
      labelledBy={heading}
      className={addresses ? `${styles.contact} ${styles.last}` : styles.contact}
    >
      <div>
        <h2 id={heading}>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.ways}>
        {addresses && <b translate="no">{site.name}</b>}{' '}
        <a className="lead" href={site.phone.href} translate="no">
          <b>{site.phone.display}</b>
        </a>{' '}
        <a href={`mailto:${site.email}`} translate="no">
          {site.email}
        </a>
        {addresses && <Addresses addresses={site.addresses} />}
      </div>
      <p className={styles.cities}>
        <b>{site.servedCities.heading}</b>{' '}
        <span>{joinList(site.servedCities.cities, site.writing.lists)}</span>
      </p>
    </Slide>
  )
}
