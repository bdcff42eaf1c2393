import { useState } from 'react'
import type { LayoutView } from '../catalogue/view/types.ts'
import { useNarrow } from '../screen/useNarrow.ts'
import { loadPriceForm, PricePopup } from './PricePopup.tsx'

type Props = {
  site: LayoutView
  /** The product that the price is asked for. */
  about: string
}

/**
 * "Get Price On Call": a phone call on a narrow screen, the popup on a wide one. A popup that is
 * open when the screen becomes narrow gives way to the call; what was typed in it is kept.
 */
export function PriceCall({ site, about }: Props) {
  const narrow = useNarrow()
  const [open, setOpen] = useState(false)
  const { button } = site.product.call
  if (narrow) {
    return (
      <a
        ref={(link) => {
          if (link === null || !open) return
          link.focus()
          setOpen(false)
        }}
        className="button call"
        href={site.phone.href}
      >
        {button}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button call"
        aria-haspopup="dialog"
        onPointerEnter={loadPriceForm}
        onFocus={loadPriceForm}
        onClick={() => setOpen(true)}
      >
        {button}
      </button>
      {open && <PricePopup site={site} about={about} onClose={() => setOpen(false)} />}
    </>
  )
}
