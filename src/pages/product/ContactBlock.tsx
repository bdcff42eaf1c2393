import { useId } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { Addresses } from '../../ui/business/Addresses.tsx'
import { ContactButtons } from '../../ui/business/ContactButtons.tsx'
import { Slide } from '../../ui/motion/Slide.tsx'
import styles from './ContactBlock.module.css'

type Props = { words: { heading: string; text: string }; site: LayoutView }

/**
 * WhatsApp, phone and e-mail in a line, and the cities that the business serves. A printed page has its last block alone, with name
 * and addresses instead of the cities.
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
        <ContactButtons site={site} />
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
