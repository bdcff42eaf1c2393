import { useId } from 'react'
import type { Companion } from '../catalogue/schemas/properties.ts'
import type { RoofAmount } from '../catalogue/sheetJoint.ts'
import { PathLink } from '../ui/links/PathLink.tsx'
import styles from './Companions.module.css'
import { onOneLine } from './roofText.ts'

/** The companions of a sheet. */
export type CompanionsView = { heading: string; items: readonly Companion[] }

type Props = CompanionsView & {
  /** Returns how much of it the roof takes, if that is known. */
  amountOf: (amount: RoofAmount) => string | undefined
}

/** The companions of the sheet of a calculated roof: each with its amount, if that is known. */
export function Companions({ heading, items, amountOf }: Props) {
  const id = useId()
  return (
    <div className={styles.goesWith}>
      <p id={id}>{heading}</p>
      <ul aria-labelledby={id}>
        {items.map(({ name, path, amount }) => {
          const amountText = amount && amountOf(amount)
          return (
            <li key={name}>
              <b>{path === undefined ? name : <PathLink path={path}>{name}</PathLink>}</b>
              {amountText !== undefined && <span> {onOneLine(amountText)}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
