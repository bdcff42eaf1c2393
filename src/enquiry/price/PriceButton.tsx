import { useState } from 'react'
import { useIsNarrow, WIDE_QUERY } from '../../ui/browser/useIsNarrow.ts'
import { useLazyModule } from '../../ui/browser/useLazyModule.ts'
import { DialNumber } from '../../ui/business/DialNumber.tsx'
import type { PriceProps } from './PricePopup.tsx'

const importPopup = () => import('./PricePopup.tsx')

/**
 * "Get Price On Call": a phone call on a narrow screen, the popup on a wide one. A popup that is
 * open when the screen becomes narrow gives way to the call; what was typed in it stays. If the
 * popup cannot be fetched, the call replaces it. `data-waits` is for the boot script: on a wide screen a press waits
 * for the popup.
 */
export function PriceButton({ site, about, english }: PriceProps) {
  const narrow = useIsNarrow()
  const { module: popup, preload, load, close } = useLazyModule(importPopup)
  const [failed, setFailed] = useState(false)
  const { button } = site.product.call
  if (narrow || failed) {
    return (
      <a
        ref={(link) => {
          if (link === null || !(failed || popup)) return
          link.focus()
          if (narrow) {
            close()
            setFailed(false)
          }
        }}
        className="button plain"
        href={site.phone.href}
        data-waits={WIDE_QUERY}
      >
        {button}
        {failed ? ` ${site.phone.display}` : <DialNumber phone={site.phone} />}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button plain"
        data-waits={WIDE_QUERY}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => load().catch(() => setFailed(true))}
      >
        {button}
      </button>
      {popup && <popup.PricePopup site={site} about={about} english={english} onClose={close} />}
    </>
  )
}
