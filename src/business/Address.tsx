import type { LayoutView } from '../catalogue/view.ts'
import styles from './Address.module.css'

/** One of the business's addresses, line by line. */
export function Address({ address }: { address: LayoutView['addresses'][number] }) {
  const { label, lines, city, region, postalCode, country } = address
  const place = [postalCode === undefined ? city : `${city} ${postalCode}`, region, country]
  return (
    <address className={styles.address}>
      <strong>{label}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{place.join(', ')}</span>
    </address>
  )
}
