import type { LayoutView } from '../../catalogue/view.ts'
import styles from './Addresses.module.css'

/** The postal addresses of the business. */
export function Addresses({ addresses }: Pick<LayoutView, 'addresses'>) {
  return addresses.map(({ label, lines }) => (
    <address key={lines.join()} className={styles.address}>
      <b>{label}</b>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  ))
}
