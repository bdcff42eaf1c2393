import type { LayoutView } from '../../catalogue/view.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'

type Props = { site: LayoutView; className?: string; label?: string }

/** Opens a WhatsApp chat with the business, with a greeting already typed. */
export function WhatsAppLink({ site, className, label = site.navigation.whatsapp }: Props) {
  const href = whatsappHref(site.whatsapp, site.greeting)
  return (
    <a className={className} href={href} rel="noopener noreferrer" target="_blank">
      {label}
    </a>
  )
}
