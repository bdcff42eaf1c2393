import type { Dispatch, SetStateAction } from 'react'
import type { LayoutView } from '../../model/catalogue/view.ts'
import type { EnquiryPage, OpenedAction } from './enquiryLinksView.ts'
import { ProductEnquiry } from './ProductEnquiry.tsx'
import { SuitedJobs } from './SuitedJobs.tsx'
import { share } from './share.ts'

// With it comes the list's own page: one file in the place of many small ones.
export { BuyersList } from './BuyersList.tsx'

/**
 * Does what a link of "Your enquiry" says.
 * @param show changes what stands below the links
 * @throws where it cannot: the link is then followed
 */
export async function runEnquiryAction(
  act: 'list' | 'jobs' | 'share' | 'print',
  page: EnquiryPage,
  show: Dispatch<SetStateAction<OpenedAction>>,
): Promise<void> {
  if (act === 'print') print()
  else if (act !== 'share') show({ opened: act })
  else if (await share(page.heading, page.head.canonical)) {
    show((before) => ({ ...before, copied: true }))
  }
}

/** What stands below the links of "Your enquiry" once one has been pressed. */
export function EnquiryActionResult({
  shown,
  ...props
}: {
  shown: OpenedAction
  page: EnquiryPage
  site: LayoutView
}) {
  const { ask } = props.site.product
  return (
    <>
      {shown.opened === 'list' && <ProductEnquiry {...props} />}
      {shown.opened === 'jobs' && <SuitedJobs heading={ask.jobs} jobs={props.page.ask.jobs} />}
      {shown.copied && <p role="alert">{ask.copied}</p>}
    </>
  )
}
