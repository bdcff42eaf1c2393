import { useDeferredValue } from 'react'
import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import { usePageWhatsappHref } from '../links/CurrentPage.tsx'

type Props = {
  site: LayoutView
  className?: string
  label?: string
  /** The link, if the built page has another message than the greeting. */
  href?: string | undefined
}

/**
 * Opens a WhatsApp chat with the business, with a message already typed: the greeting, and once the script runs the
 * message of the page, for which a built first screen has no room.
 */
export function WhatsAppLink({ site, className, label = site.navigation.whatsapp, href }: Props) {
  // The build and the hydration render the initial value.
  const ofPage = useDeferredValue(usePageWhatsappHref(), '')
  return (
    <a
      className={className}
      href={href || ofPage || whatsappHref(site.whatsapp, site.greeting)}
      rel="noreferrer"
      target="_blank"
    >
      {label}
    </a>
  )
}
