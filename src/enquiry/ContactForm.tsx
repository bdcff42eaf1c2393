import { useId } from 'react'
import type { ContactPage } from '../pages/contact/shape.ts'
import type { EnquirySite } from './enquiry.ts'
import { EnquiryForm } from './form/EnquiryForm.tsx'
import type { FormField } from './form/field.ts'

type Props = { form: ContactPage['form']; site: EnquirySite; about: string }

/** The contact page's form, under its heading: all three fields are required. */
export function ContactForm({ form, site, about }: Props) {
  const { username, email, message } = form.fields
  const fields: readonly FormField[] = [
    { ...username, name: 'username', type: 'text', autoComplete: 'name', required: true },
    { ...email, name: 'email', type: 'email', autoComplete: 'email', required: true },
    { ...message, name: 'message', type: 'lines', autoComplete: 'off', required: true },
  ]
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{form.heading}</h2>
      <EnquiryForm
        name="contact"
        about={about}
        label={form.heading}
        fields={fields}
        submit={form.submit}
        site={site}
      />
    </section>
  )
}
