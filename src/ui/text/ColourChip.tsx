import styles from './ColourChip.module.css'

/** A small square in a colour, shown beside its name. */
export function ColourChip({ colour }: { colour: string }) {
  return (
    // An attribute, not a style: the content security policy allows no inline style.
    <svg className={styles.chip} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={colour} />
    </svg>
  )
}
