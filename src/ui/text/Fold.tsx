import type { ReactNode } from 'react'
import disclosureStyles from '../form/disclosure.module.css'
import chevronStyles from './Chevron.module.css'

type Props = { title: ReactNode; children: ReactNode }

/** Content that a press on its title opens. Search engines, find in page and the printer read it closed too. */
export function Fold({ title, children }: Props) {
  return (
    <details>
      <summary className={`${disclosureStyles.disclosure} ${chevronStyles.chevron}`}>
        {title}
      </summary>
      {children}
    </details>
  )
}

/** The same title and content, not folded. */
export function Unfolded({ title, children }: Props) {
  return (
    <>
      {title}
      {children}
    </>
  )
}
