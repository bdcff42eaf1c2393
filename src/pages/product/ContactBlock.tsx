import { useId } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import styles from './ContactBlock.module.css'

type Props = { words: { heading: string; text: string }; site: LayoutView }

/**
 * How to reach the business, in a line, and the cities that it serves. On paper the last block of a page is
 * the only one, with the name and the addresses instead.
 */
export function ContactBlock({ words, site }: Props) {
  const heading = useId()
  return (
    <Slide from="right" labelledBy={heading} className={styles.contact}>
      <div>
        <h2 id={heading}>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <div className={styles.ways}>
        <a href={site.phone.href} translate="no">
          <b>{site.phone.display}</b>
        </a>{' '}
        <a href={`mailto:${site.email}`} translate="no">
          {site.email}
        </a>
        <div className="on-paper">
          <b translate="no">{site.name}</b>
          <Addresses addresses={site.addresses} />
        </div>
      </div>
      <p className={styles.cities}>
        <b>{site.servedCities.heading}</b> <span>{site.servedCities.cities}</span>
      </p>
    </Slide>
  )
}
