import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'

type Props = {
  site: LayoutView
  className?: string
  label?: string
  /** The link, if it has another message than the greeting. */
  href?: string | undefined
}

/** Opens a WhatsApp chat with the business, with a message already typed. */
export function WhatsAppLink({
  site,
  className,
  label = site.navigation.whatsapp,
  href = whatsappHref(site.whatsapp, site.greeting),
}: Props) {
  return (
    <a className={className} href={href} rel="noreferrer" target="_blank">
      {label}
    </a>
  )
}
