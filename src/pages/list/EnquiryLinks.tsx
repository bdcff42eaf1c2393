import { useState } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'

import { hrefOf } from '../../ui/links/href.ts'
import { isHandledByBrowser } from '../../ui/links/isHandledByBrowser.ts'
import { useLazyModule } from '../../ui/screen/useLazyModule.ts'
import styles from './EnquiryLinks.module.css'
import type { EnquiryPage, OpenedAction } from './enquiryLinksView.ts'

const importPressed = () => import('./enquiryActions.tsx')

/**
 * "Your enquiry": links that lead somewhere without script. With it, all but the first do what they
 * say on the page itself; what they need for it comes when they are pressed.
 */
export function EnquiryLinks({ page, site }: { page: EnquiryPage; site: LayoutView }) {
  const { part, want } = useLazyModule(importPressed)
  const [shown, show] = useState<OpenedAction>({})
  const { ask } = site.product
  const links = [
    ['list', hrefOf('/List')],
    ['jobs', page.ask.jobs.length > 0 && `${hrefOf('/Find')}#jobs`],
    ['share', page.ask.share],
    // Where there is a table, there is a data sheet.
    ['print', page.specification && '#specification'],
  ] as const

  return (
    <section className={styles.ask} aria-label={ask.heading}>
      <h2>{ask.heading}</h2>
      <a href={page.ask.whatsapp}>{ask.whatsapp}</a>
      {links.map(
        ([act, href]) =>
          href && (
            <a
              key={act}
              href={href}
              onClick={(event) => {
                if (isHandledByBrowser(event)) return
                event.preventDefault()
                want()
                  .then(({ runEnquiryAction }) => runEnquiryAction(act, page, show))
                  .catch(() => location.assign(href))
              }}
            >
              {ask[act]}
            </a>
          ),
      )}
      <a href={`${hrefOf('/Compare')}#${page.path.slice(1)}`}>{ask.compare}</a>
      {part && <part.EnquiryActionResult shown={shown} page={page} site={site} />}
    </section>
  )
}
