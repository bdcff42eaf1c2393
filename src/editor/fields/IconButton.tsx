import { Button } from '../Button.tsx'
import styles from './IconButton.module.css'

type Props = { sign: string; label: string; disabled?: boolean; onClick(): void }

/** A small button with a sign on it, named for what it does. */
export function IconButton({ sign, label, ...rest }: Props) {
  return <Button label={sign} className={styles.icon} aria-label={label} {...rest} />
}
