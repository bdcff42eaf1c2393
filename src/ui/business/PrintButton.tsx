import { useState } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { printPage } from '../browser/printPage.ts'

type Props = { site: Pick<LayoutView, 'navigation'>; label: string }

/** Prints the page, or says how to print it. Not for built pages: a browser that cannot print gets no button. */
export function PrintButton({ site, label }: Props) {
  const [status, setStatus] = useState('')
  if (!('print' in window)) return null
  function print(): void {
    setStatus('')
    printPage().catch(() => setStatus(site.navigation.noPrint))
  }
  return (
    <>
      <button type="button" className="button plain" onClick={print}>
        {label}
      </button>
      <span role="status">{status}</span>
    </>
  )
}
