import { useEffect } from 'react'
import { useLazyModule } from '../ui/browser/useLazyModule.ts'
import type { EnquirySite } from './enquiry.ts'
import { watchUnsent } from './outbox/keys.ts'

const loadUnsentEnquiries = () => import('./UnsentEnquiries.tsx')

/**
 * The place in the layout for enquiries that are not sent yet. Empty, and a few bytes, as long as
 * there is none; with one it loads what retries it and shows its status, on whatever page this is.
 */
export function UnsentEnquiriesSlot({ site }: { site: EnquirySite }) {
  const { module, load } = useLazyModule(loadUnsentEnquiries)
  useEffect(
    // Offline: the enquiry stays stored, and the next page load tries again.
    () => watchUnsent(() => load().catch(() => undefined)),
    [load],
  )
  return module === undefined ? null : <module.UnsentEnquiries site={site} />
}
