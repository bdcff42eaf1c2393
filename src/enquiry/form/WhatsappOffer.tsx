import { type RefObject, useEffect, useState } from 'react'
import type { FormField, FormName } from '../../catalogue/forms.ts'
import type { EnglishForm, EnquirySite, Values } from '../enquiry.ts'
import { enquiryText, formEnquiry } from '../message/formMessage.ts'
import { messageLinks } from '../message/messageLinks.ts'

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** Reads what is typed in the form. */
  read: (form: HTMLFormElement) => Values
  name: FormName
  /** The product or the page it is written on. */
  about: string
  fields: readonly FormField[]
  english: EnglishForm | undefined
  site: EnquirySite
}

/** Below a field that gives no way to answer: the message as it is typed, ready for WhatsApp, where the answer goes. */
export function WhatsappOffer({ form, read, name, about, fields, english, site }: Props) {
  const [href, setHref] = useState<string>()

  useEffect(() => {
    const element = form.current
    if (element === null) return
    // The typed text is neither an e-mail address nor a phone number: it keeps the label of the field.
    const asTyped = fields.map((field) =>
      field.type === 'emailOrPhone' ? { ...field, type: 'text' as const } : field,
    )
    const write = () => {
      const content = { form: name, about, fields: asTyped, values: read(element), english }
      const enquiry = { id: '', ...formEnquiry(content, site.writing) }
      const [whole, ...others] = messageLinks(enquiryText(enquiry, site), site).whatsapp
      setHref(others.length === 0 ? whole : undefined)
    }
    write()
    element.addEventListener('input', write)
    return () => element.removeEventListener('input', write)
  }, [form, read, name, about, fields, english, site])

  return (
    href !== undefined && (
      <a href={href} target="_blank" rel="noreferrer">
        {site.enquiries.errors.sendOnWhatsapp}
      </a>
    )
  )
}
