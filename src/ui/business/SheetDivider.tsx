import styles from './SheetDivider.module.css'

/** The outline of a trapezoidal sheet: one pitch, repeated for the widest screen. */
const outline = `M0 10.5h14${'l6-9.5h14l6 9.5h26'.repeat(56)}`

/** A divider in the form of the site's mark, the cross-section of a trapezoidal sheet. */
export function SheetDivider() {
  return (
    <svg className={styles.rib} aria-hidden="true">
      <path d={outline} />
    </svg>
  )
}
