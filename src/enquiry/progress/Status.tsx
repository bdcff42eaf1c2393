import type { Ref } from 'react'
import type { Report } from '../report.ts'
import styles from './Status.module.css'

/** What has become of an enquiry. */
export function ReportText({ report }: { report: Report }) {
  return (
    <>
      <p className={styles.heading}>{report.heading}</p>
      {report.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </>
  )
}

type Props = { report: Report | undefined; ref?: Ref<HTMLDivElement> }

/** The same, always on the page, so that each change of it is announced. */
export function Status({ report, ref }: Props) {
  return (
    <div role="status" tabIndex={-1} ref={ref} className={styles.status}>
      {report !== undefined && <ReportText report={report} />}
    </div>
  )
}
