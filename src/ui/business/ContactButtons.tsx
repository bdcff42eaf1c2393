import type { LayoutView } from '../../catalogue/view.ts'
import { usePageWhatsappHref } from '../links/CurrentPage.tsx'
import { WhatsAppLink } from './WhatsAppLink.tsx'

/** WhatsApp, with the product of the page in the message, and a call: the two buttons of every invitation to ask. */
export function ContactButtons({ site }: { site: LayoutView }) {
  return (
    <>
      <WhatsAppLink
        site={site}
        className="button"
        label={site.product.ask.whatsapp}
        href={usePageWhatsappHref()}
      />{' '}
      <a className="button plain" href={site.phone.href}>
        {site.navigation.call} <span translate="no">{site.phone.display}</span>
      </a>
    </>
  )
}
