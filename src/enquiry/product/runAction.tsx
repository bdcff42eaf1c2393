import type { ReactNode } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { printPage } from '../../ui/browser/printPage.ts'
import { sharePage } from '../../ui/browser/sharePage.ts'
import type { EnquiryPage } from './enquiryView.ts'
import { SuitedJobs } from './SuitedJobs.tsx'

/** Another action of a product page: the jobs that it suits, sharing its address, or printing it. */
export type ProductAction = 'jobs' | 'share' | 'print'

/** A key for each press, so that a repeated result is read out and gets the focus again. */
let presses = 0

/**
 * Runs an action of a product page.
 * @returns the result to show below the links: the jobs, or a note; nothing if the browser shows it itself
 * @throws if it cannot: the link is then followed
 */
export async function runAction(
  action: ProductAction,
  page: EnquiryPage,
  site: LayoutView,
): Promise<ReactNode> {
  presses += 1
  const note = (text: string) => (
    <p key={presses} role="alert">
      {text}
    </p>
  )
  const { ask } = site.product
  if (action === 'jobs') {
    return <SuitedJobs key={presses} heading={ask.jobs} jobs={page.enquiry.jobs} />
  }
  if (action === 'share') {
    return (await sharePage(page.heading, page.head.canonical)) ? note(ask.copied) : undefined
  }
  try {
    await printPage()
    return undefined
  } catch {
    return note(site.navigation.noPrint)
  }
}
