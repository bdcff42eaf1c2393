import styles from './Divider.module.css'

/** The divider of the brand, repeated from edge to edge of the screen. */
export function Divider() {
  return <div className={styles.divider} />
}
