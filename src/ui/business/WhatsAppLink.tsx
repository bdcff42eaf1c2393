import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'

type Props = {
  site: LayoutView
  className?: string
  label?: string
  /** The message to start with. */
  greeting?: string
  /** The whole link, if it has another message. */
  href?: string | undefined
}

/** Opens a WhatsApp chat with the business, with a greeting already typed. */
export function WhatsAppLink({
  site,
  className,
  label = site.navigation.whatsapp,
  greeting = site.greeting,
  href = whatsappHref(site.whatsapp, greeting),
}: Props) {
  return (
    <a className={className} href={href} rel="noopener noreferrer" target="_blank">
      {label}
    </a>
  )
}
