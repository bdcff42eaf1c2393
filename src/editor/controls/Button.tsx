import type { ComponentProps } from 'react'
import styles from './Button.module.css'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'> & { label: string }

/** A button that says what it does. */
export function Button({ label, ...rest }: Props) {
  return (
    <button type="button" {...rest}>
      {label}
    </button>
  )
}

/** A link to another site; it opens a tab of its own, and what is typed here stays. */
export function NewTabLink({ label, href }: { label: string; href: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
    </a>
  )
}

/** A button that is a whole entry of a list. */
export function EntryButton(props: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return <button type="button" className={styles.entry} {...props} />
}

type IconProps = { sign: string; label: string; disabled?: boolean; onClick(): void }

/** A small button with a sign on it, named for what it does. */
export function IconButton({ sign, label, ...rest }: IconProps) {
  return <Button label={sign} className={styles.icon} aria-label={label} {...rest} />
}
