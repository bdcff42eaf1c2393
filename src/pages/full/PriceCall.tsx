import { type ComponentType, useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { useNarrow } from '../../screen/useNarrow.ts'
import type { PricePopupProps } from './PricePopup.tsx'

/** The popup and its form come when they are first wanted; a failed fetch may be tried again. */
async function importPopup(): Promise<ComponentType<PricePopupProps>> {
  return (await import('./PricePopup.tsx')).PricePopup
}

/** Fetches the popup ahead of the click. What fails here is met when it is clicked. */
function fetchPopup(): void {
  importPopup().catch(() => undefined)
}

type Props = {
  site: LayoutView
  /** The product that the price is asked for. */
  about: string
}

/**
 * "Get Price On Call": a phone call on a narrow screen, the popup on a wide one. A popup that is
 * open when the screen becomes narrow gives way to the call; what was typed in it is kept. Where
 * the popup cannot be fetched, the call stands in its place.
 */
export function PriceCall({ site, about }: Props) {
  const narrow = useNarrow()
  const [popup, setPopup] = useState<'closed' | 'lost' | { Popup: ComponentType<PricePopupProps> }>(
    'closed',
  )
  const { button } = site.product.call
  if (narrow || popup === 'lost') {
    return (
      <a
        ref={(link) => {
          if (link === null || popup === 'closed') return
          link.focus()
          if (narrow) setPopup('closed')
        }}
        className="button call"
        href={site.phone.href}
      >
        {popup === 'lost' ? `${button} ${site.phone.display}` : button}
      </a>
    )
  }
  return (
    <>
      <button
        type="button"
        className="button call"
        aria-haspopup="dialog"
        onPointerEnter={fetchPopup}
        onFocus={fetchPopup}
        onClick={() =>
          importPopup().then(
            (Popup) => setPopup({ Popup }),
            () => setPopup('lost'),
          )
        }
      >
        {button}
      </button>
      {popup !== 'closed' && (
        <popup.Popup site={site} about={about} onClose={() => setPopup('closed')} />
      )}
    </>
  )
}
