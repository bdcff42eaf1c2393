import { type ReactNode, useState } from 'react'
import { slugOf } from '../../catalogue/path.ts'
import type { LayoutView } from '../../catalogue/view.ts'
import { useHref } from '../../ui/links/href.ts'
import { isHandledByBrowser } from '../../ui/links/PathLink.tsx'
import type { EnquiryPage } from './enquiryView.ts'
import styles from './ProductEnquiry.module.css'
import type { ProductAction } from './runAction.tsx'

type Props = {
  page: EnquiryPage
  site: LayoutView
  /** The values of the form as a query; the comparison needs the purpose and the roof. */
  query: string
  /** The first of the actions. */
  children: ReactNode
}

/**
 * Other actions of a product page: links that lead somewhere without script. With it, all but
 * the last act on the page itself, so the boot script holds a press on them.
 */
export function ProductActions({ page, site, query, children }: Props) {
  const [result, setResult] = useState<ReactNode>()
  const hrefTo = useHref()
  const { ask } = site.product
  // The names are those of `purpose.ts`, whose functions are not needed before a touch.
  const purpose = query
    .split('&')
    .filter((pair) => /^(for|r\.).*=./.test(pair))
    .join('&')
  const links: readonly (readonly [ProductAction | 'compare', string | false | undefined])[] = [
    ['jobs', page.enquiry.jobs.length > 0 && `${hrefTo('/Find')}#jobs`],
    ['share', page.enquiry.share],
    // A page with a table has a data sheet.
    ['print', page.specification && '#specification'],
    ['compare', `${hrefTo('/Compare')}${purpose && `?${purpose}`}#${slugOf(page.path)}`],
  ]

  /** @throws if it cannot: the link is then followed */
  async function run(action: ProductAction): Promise<void> {
    const { runAction } = await import('./runAction.tsx')
    setResult(await runAction(action, page, site))
  }

  return (
    <>
      <ul className={styles.links}>
        <li>{children}</li>
        {links.map(
          ([action, href]) =>
            href && (
              <li key={action}>
                <a
                  href={href}
                  data-waits={action === 'compare' ? undefined : ''}
                  onClick={(event) => {
                    if (action === 'compare' || isHandledByBrowser(event)) return
                    event.preventDefault()
                    run(action).catch(() => location.assign(href))
                  }}
                >
                  {ask[action]}
                </a>
              </li>
            ),
        )}
      </ul>
      {result}
    </>
  )
}
