import { useLayoutEffect, useRef, useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import { hrefOf } from '../../ui/links/href.ts'

import { isHandledByBrowser } from '../../ui/links/PathLink.tsx'
import { useLazyModule } from '../../ui/screen/useLazyModule.ts'
import styles from './EnquiryLinks.module.css'
import type { EnquiryPage } from './enquiryLinksView.ts'
import { share } from './share.ts'

type Action = 'list' | 'jobs' | 'share' | 'print'

// With the roof calculator it is larger than all else on the page.
const importProductEnquiry = () => import('./ProductEnquiry.tsx')

/**
 * "Your enquiry": links that lead somewhere without script. With it, all but the first and the last
 * act on the page itself.
 */
export function EnquiryLinks({ page, site }: { page: EnquiryPage; site: LayoutView }) {
  const enquiry = useLazyModule(importProductEnquiry)
  const [shown, setShown] = useState<{ opened?: 'list' | 'jobs'; copied?: true }>({})
  const { ask } = site.product
  const links: readonly (readonly [Action, string | false | undefined])[] = [
    ['list', hrefOf('/List')],
    ['jobs', page.ask.jobs.length > 0 && `${hrefOf('/Find')}#jobs`],
    ['share', page.ask.share],
    // Where there is a table, there is a data sheet.
    ['print', page.specification && '#specification'],
  ]

  /** @throws where it cannot: the link is then followed */
  async function run(action: Action): Promise<void> {
    if (action === 'print') return print()
    if (action === 'share') {
      if (await share(page.heading, page.head.canonical)) {
        setShown((before) => ({ ...before, copied: true }))
      }
      return
    }
    if (action === 'list') await enquiry.want()
    setShown({ opened: action })
  }

  return (
    <section className={styles.ask} aria-label={ask.heading}>
      <h2>{ask.heading}</h2>
      <a href={page.ask.whatsapp}>{ask.whatsapp}</a>
      {links.map(
        ([action, href]) =>
          href && (
            <a
              key={action}
              href={href}
              onClick={(event) => {
                if (isHandledByBrowser(event)) return
                event.preventDefault()
                run(action).catch(() => location.assign(href))
              }}
            >
              {ask[action]}
            </a>
          ),
      )}
      <a href={`${hrefOf('/Compare')}#${page.path.slice(1)}`}>{ask.compare}</a>
      {shown.opened === 'list' && enquiry.part && (
        <enquiry.part.ProductEnquiry page={page} site={site} />
      )}
      {shown.opened === 'jobs' && <SuitedJobs heading={ask.jobs} jobs={page.ask.jobs} />}
      {shown.copied && <p role="alert">{ask.copied}</p>}
    </section>
  )
}

type SuitedJobsProps = Pick<EnquiryPage['ask'], 'jobs'> & { heading: string }

/** The jobs that a product suits, with the reason and a link to what else suits them. */
function SuitedJobs({ heading, jobs }: SuitedJobsProps) {
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
