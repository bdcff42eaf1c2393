import { joinList } from '../../model/catalogue/textOf.ts'
import type { LayoutView } from '../../model/catalogue/view.ts'
import styles from './Addresses.module.css'

type Address = LayoutView['addresses'][number]

function placeOf({ lines, city, region, postalCode, country }: Address): string {
  const place = postalCode === undefined ? city : `${city} ${postalCode}`
  return [...lines, [place, region, country].join(', ')].join('\n')
}

/** The business's addresses, line by line; those in the same place are grouped. */
export function Addresses({
  addresses,
  language,
}: {
  addresses: readonly Address[]
  language: string
}) {
  return [...new Set(addresses.map(placeOf))].map((place) => (
    <address key={place} className={styles.address}>
      <b>
        {joinList(
          addresses.filter((address) => placeOf(address) === place).map(({ label }) => label),
          language,
        )}
      </b>
      {place.split('\n').map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  ))
}
