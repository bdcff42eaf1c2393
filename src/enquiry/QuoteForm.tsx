import { useId } from 'react'
import type { HomePage } from '../pages/home/shape.ts'
import type { EnquirySite } from './enquiry.ts'
import { EnquiryForm } from './form/EnquiryForm.tsx'
import type { FormField } from './form/field.ts'

type Props = { quote: HomePage['quote']; site: EnquirySite; about: string }

/** The home page's free-quote form, under its heading: no field is required, one way to answer is. */
export function QuoteForm({ quote, site, about }: Props) {
  const { firstName, lastName, email, phone, interest } = quote.fields
  const fields: readonly FormField[] = [
    {
      ...firstName,
      name: 'firstName',
      type: 'text',
      autoComplete: 'given-name',
      required: false,
    },
    {
      ...lastName,
      name: 'lastName',
      type: 'text',
      autoComplete: 'family-name',
      required: false,
    },
    {
      ...email,
      name: 'email',
      type: 'email',
      autoComplete: 'email',
      required: false,
      reaches: true,
    },
    { ...phone, name: 'phone', type: 'tel', autoComplete: 'tel', required: false, reaches: true },
    { ...interest, name: 'interest', type: 'choice', autoComplete: 'off', required: false },
  ]
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{quote.heading}</h2>
      <p>{quote.text}</p>
      <EnquiryForm
        name="quote"
        about={about}
        label={quote.heading}
        fields={fields}
        submit={quote.submit}
        site={site}
      />
    </section>
  )
}
