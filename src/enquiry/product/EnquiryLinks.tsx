import { useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useLazyModule } from '../../ui/browser/useLazyModule.ts'
import { useHref } from '../../ui/links/href.ts'
import { isHandledByBrowser } from '../../ui/links/PathLink.tsx'
import type { EnquiryPage } from './enquiryView.ts'
import styles from './ProductEnquiry.module.css'

// Few visitors ask for them.
const importSuitedJobs = () => import('./SuitedJobs.tsx')

type Action = 'jobs' | 'share' | 'print'

/**
 * Other actions of a product page: links that lead somewhere without script. With it, all but
 * the last act on the page itself.
 */
export function EnquiryLinks({ page, site }: { page: EnquiryPage; site: LayoutView }) {
  const [note, setNote] = useState<string>()
  const suitedJobs = useLazyModule(importSuitedJobs)
  const hrefTo = useHref()
  const { ask } = site.product
  const links: readonly (readonly [Action, string | false | undefined])[] = [
    ['jobs', page.ask.jobs.length > 0 && `${hrefTo('/Find')}#jobs`],
    ['share', page.ask.share],
    // A page with a table has a data sheet.
    ['print', page.specification && '#specification'],
  ]

  /** @throws if it cannot: the link is then followed */
  async function run(action: Action): Promise<unknown> {
    if (action === 'print') {
      const { printPage } = await import('../../ui/browser/printPage.ts')
      return printPage().catch(() => setNote(site.navigation.noPrint))
    }
    if (action === 'jobs') return suitedJobs.load()
    const { share } = await import('../list/share.ts')
    if (await share(page.heading, page.head.canonical)) setNote(ask.copied)
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
      {note && <p role="alert">{note}</p>}
      {suitedJobs.module && (
        <suitedJobs.module.SuitedJobs heading={ask.jobs} jobs={page.ask.jobs} />
      )}
    </>
  )
}
