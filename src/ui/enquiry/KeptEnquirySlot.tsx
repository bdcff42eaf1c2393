import { useEffect } from 'react'
import { useWanted } from '../screen/useWanted.ts'
import type { EnquirySite } from './enquiry.ts'
import { watchKept } from './outbox/keys.ts'

const importKept = () => import('./KeptEnquiry.tsx')

/**
 * The place in the layout for enquiries that are not sent yet. Empty, and a few bytes, as long as
 * there is none; with one it loads what tries it again and tells of it, on whatever page this is.
 */
export function KeptEnquirySlot({ site }: { site: EnquirySite }) {
  const { part, want } = useWanted(importKept)
  useEffect(
    // Offline: what is kept stays where it is, and the next page load tries again.
    () => watchKept(() => want().catch(() => undefined)),
    [want],
  )
  return part === undefined ? null : <part.KeptEnquiry site={site} />
}
