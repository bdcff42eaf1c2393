import type { ComponentProps, ReactNode } from 'react'

/** An option: its value and its label. */
export type SelectOption<T extends string = string> = { value: T; label: string }

/** Choices that are called what they are. */
export function selectOptionsOf<T extends string>(values: readonly T[]): SelectOption<T>[] {
  return values.map((value) => ({ value, label: value }))
}

type Props<T extends string> = Omit<ComponentProps<'select'>, 'onChange'> & {
  choices: readonly SelectOption<T>[]
  onChoose(value: T): void
  /** An option above the choices, for a value that is none of them. */
  children?: ReactNode
}

/** One of several. */
export function Select<T extends string>({ choices, onChoose, children, ...rest }: Props<T>) {
  return (
    <select
      {...rest}
      onChange={({ target }) => {
        const chosen = choices.find(({ value }) => value === target.value)
        if (chosen !== undefined) onChoose(chosen.value)
      }}
    >
      {children}
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** One of several, with its label. */
export function LabelledSelect<T extends string>(props: Props<T> & { label: string }) {
  const { label, ...rest } = props
  return (
    <label>
      {label}
      <Select {...rest} />
    </label>
  )
}
