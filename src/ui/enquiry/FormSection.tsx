import { useId } from 'react'
import type { FormWords } from '../../model/forms.ts'
import type { EnquirySite } from './enquiry.ts'
import { EnquiryForm } from './form/EnquiryForm.tsx'

type Props = FormWords & {
  /** Stands below the heading. */
  text?: string
  /** The page it is written on. */
  about: string
  site: EnquirySite
}

/** A form that is a part of its page, under its heading. */
export function FormSection({ text, ...props }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading}>{props.words.heading}</h2>
      {text !== undefined && <p>{text}</p>}
      <EnquiryForm {...props} />
    </section>
  )
}
