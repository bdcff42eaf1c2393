import { useId } from 'react'
import type { Companion } from '../catalogue/schemas/properties.ts'
import type { RoofAmount } from '../catalogue/sheetJoint.ts'
import { PathLink } from '../ui/links/PathLink.tsx'
import styles from './GoesWith.module.css'

/** What is bought together with a sheet. */
export type CompanionList = { heading: string; items: readonly Companion[] }

type Props = CompanionList & {
  /** True for a section of a page, false inside of a result. */
  isSection?: boolean
  /** Returns how much of it a roof takes, if that is known. */
  amountOf?: (amount: RoofAmount) => string | undefined
}

/** What is bought together with a sheet: each with its product, its reason, and its amount for a roof if it is known. */
export function GoesWith({ heading, items, isSection = false, amountOf }: Props) {
  const id = useId()
  const Heading = isSection ? 'h2' : 'p'
  return (
    <div className={styles.goesWith}>
      <Heading id={id}>{heading}</Heading>
      <ul aria-labelledby={id}>
        {items.map(({ name, path, reason, amount }) => {
          const known = amount && amountOf?.(amount)
          return (
            <li key={name}>
              <b>{path === undefined ? name : <PathLink path={path}>{name}</PathLink>}</b>
              {known !== undefined && <span> {known}</span>}
              <p>{reason}</p>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
