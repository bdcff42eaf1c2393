import { useId } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { Slide } from '../../motion/Slide.tsx'
import styles from './ContactBlock.module.css'

type Props = {
  words: { heading: string; text: string }
  site: LayoutView
  /** True for the page's last block: it names the addresses too, and is the one that is printed. */
  addresses?: boolean
}

/** How to reach the business, and the cities that it serves. */
export function ContactBlock({ words, site, addresses = false }: Props) {
  const heading = useId()
  return (
    <Slide
      from={addresses ? 'left' : 'right'}
      labelledBy={heading}
      className={`${styles.contact} ${addresses ? styles.last : ''}`}
    >
      <div>
        <h2 id={heading}>{words.heading}</h2>
        <p>{words.text}</p>
      </div>
      <div>
        {addresses && <b>{site.name}</b>}{' '}
        <a className={styles.phone} href={site.phone.href}>
          {site.phone.display}
        </a>{' '}
        <a href={`mailto:${site.email}`}>{site.email}</a>
        {addresses &&
          site.addresses.map(({ label, lines, city, region, postalCode, country }) => (
            <address key={label}>
              <b>{label}</b>{' '}
              {[...lines, city, region, postalCode, country]
                .filter((line) => line !== undefined)
                .join(', ')}
            </address>
          ))}
      </div>
      <p className={styles.cities}>
        <b>{site.servedCities.heading}</b> {site.servedCities.cities.join(', ')}
      </p>
    </Slide>
  )
}
