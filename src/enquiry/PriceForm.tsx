import type { Site } from '../shape/site.ts'
import type { EnquirySite } from './enquiry.ts'
import { EnquiryForm } from './form/EnquiryForm.tsx'
import type { FormField } from './form/field.ts'

type Props = {
  words: Site['product']['call']
  site: EnquirySite
  /** The product's heading. */
  about: string
}

/** What stands in the "price on call" popup, below the heading and text of the popup itself. */
export function PriceForm({ words, site, about }: Props) {
  const fields: readonly FormField[] = [
    {
      name: 'phone',
      label: words.label,
      placeholder: words.placeholder,
      type: 'tel',
      autoComplete: 'tel',
      required: true,
    },
  ]
  return (
    <EnquiryForm
      name="price"
      about={about}
      label={words.heading}
      fields={fields}
      submit={words.submit}
      site={site}
    />
  )
}
