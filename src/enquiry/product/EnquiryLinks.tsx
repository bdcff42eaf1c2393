import { useLayoutEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useHref } from '../../ui/links/href.ts'
import { isHandledByBrowser } from '../../ui/links/PathLink.tsx'
import { share } from '../list/share.ts'
import type { EnquiryPage } from './enquiryView.ts'
import styles from './ProductEnquiry.module.css'

type Action = 'jobs' | 'share' | 'print'

/**
 * Other actions of a product page: links that lead somewhere without script. With it, all but
 * the last act on the page itself.
 */
export function EnquiryLinks({ page, site }: { page: EnquiryPage; site: LayoutView }) {
  const [shown, setShown] = useState<{ jobs?: true; note?: string }>({})
  const hrefTo = useHref()
  const { ask } = site.product
  const links: readonly (readonly [Action, string | false | undefined])[] = [
    ['jobs', page.ask.jobs.length > 0 && `${hrefTo('/Find')}#jobs`],
    ['share', page.ask.share],
    // A page with a table has a data sheet.
    ['print', page.specification && '#specification'],
  ]

  const show = (more: typeof shown) => setShown((before) => ({ ...before, ...more }))

  /** @throws if it cannot: the link is then followed */
  async function run(action: Action): Promise<void> {
    if (action === 'print') {
      const { printPage } = await import('../../ui/browser/printPage.ts')
      return printPage().catch(() => show({ note: site.navigation.noPrint }))
    }
    if (action === 'jobs') return show({ jobs: true })
    if (await share(page.heading, page.head.canonical)) show({ note: ask.copied })
  }

  return (
    <>
      <ul className={styles.links}>
        {links.map(
          ([action, href]) =>
            href && (
              <li key={action}>
                <a
                  href={href}
                  onClick={(event) => {
                    if (isHandledByBrowser(event)) return
                    event.preventDefault()
                    run(action).catch(() => location.assign(href))
                  }}
                >
                  {ask[action]}
                </a>
              </li>
            ),
        )}
        <li>
          <a href={`${hrefTo('/Compare')}#${page.path.slice(1)}`}>{ask.compare}</a>
        </li>
      </ul>
      {shown.note && <p role="alert">{shown.note}</p>}
      {shown.jobs && <SuitedJobs heading={ask.jobs} jobs={page.ask.jobs} />}
    </>
  )
}

type SuitedJobsProps = Pick<EnquiryPage['ask'], 'jobs'> & { heading: string }

/** The jobs that a product suits, with the reason and a link to what else suits them. */
function SuitedJobs({ heading, jobs }: SuitedJobsProps) {
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
