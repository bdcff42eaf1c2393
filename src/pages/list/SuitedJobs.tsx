import { useLayoutEffect, useRef } from 'react'
import { hrefOf } from '../../ui/links/href.ts'
import type { EnquiryLinksView } from './enquiryLinksView.ts'
import styles from './SuitedJobs.module.css'

type Props = Pick<EnquiryLinksView, 'jobs'> & { heading: string }

/** The jobs that a product suits, with the reason and the way to what else suits them. */
export function SuitedJobs({ heading, jobs }: Props) {
  const top = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => top.current?.focus(), [])
  return (
    <>
      <h3 ref={top} tabIndex={-1}>
        {heading}
      </h3>
      <ul className={styles.jobs}>
        {jobs.map(({ key, title, reason }) => (
          <li key={key}>
            <a href={`${hrefOf('/Find')}#${key}`}>{title}</a>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </>
  )
}
