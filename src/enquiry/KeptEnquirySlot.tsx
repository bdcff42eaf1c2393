import { type ComponentType, useEffect, useState } from 'react'
import type { EnquirySite } from './enquiry.ts'
import { watchKept } from './outbox/keys.ts'

type Props = { site: EnquirySite }

/**
 * The place in the layout for enquiries that are not sent yet. Empty, and a few bytes, as long as
 * there is none; with one it loads what tries it again and tells of it, on whatever page this is.
 */
export function KeptEnquirySlot({ site }: Props) {
  const [Kept, setKept] = useState<ComponentType<Props>>()
  useEffect(
    () =>
      watchKept(() => {
        import('./KeptEnquiry.tsx').then(
          ({ KeptEnquiry }) => setKept(() => KeptEnquiry),
          // Offline: what is kept stays where it is, and the next page load tries again.
          () => undefined,
        )
      }),
    [],
  )
  return Kept === undefined ? null : <Kept site={site} />
}
