import styles from './SheetDivider.module.css'

/** One pitch of a trapezoidal sheet, from valley to valley, and as many as the widest screen shows. */
const line = `M0 10.5h14${'l6-9.5h14l6 9.5h26'.repeat(56)}`

/** The site's mark: the cross-section of a trapezoidal sheet, as a line that divides. */
export function SheetDivider() {
  return (
    <svg className={styles.rib} aria-hidden="true">
      <path d={line} />
    </svg>
  )
}
