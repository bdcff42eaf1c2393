import { useLayoutEffect, useRef } from 'react'
import { useHref } from '../../ui/links/href.ts'
import type { EnquiryPage } from './enquiryView.ts'
import styles from './SuitedJobs.module.css'

type Props = Pick<EnquiryPage['enquiry'], 'jobs'> & { heading: string | undefined }

/** The jobs that a product suits, each with the reason and a link to its other products. */
export function SuitedJobs({ heading, jobs }: Props) {
  const hrefTo = useHref()
  const top = useRef<HTMLHeadingElement>(null)
  useLayoutEffect(() => top.current?.focus(), [])
  return (
    <section className={styles.jobs} aria-labelledby="jobs">
      <h2 id="jobs" ref={top} tabIndex={-1}>
        {heading}
      </h2>
      <ul>
        {jobs.map(({ key, title, reason }) => (
          <li key={key}>
            <a href={`${hrefTo('/Find')}#${key}`}>{title}</a>
            <p>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
