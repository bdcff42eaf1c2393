import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'type' | 'children'> & { label: string }

/** A button that says what it does. */
export function Button({ label, ...rest }: Props) {
  return (
    <button type="button" {...rest}>
      {label}
    </button>
  )
}
