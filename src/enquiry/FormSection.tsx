import { type ComponentProps, useId } from 'react'
import { EnquiryForm } from './form/EnquiryForm.tsx'

type Props = ComponentProps<typeof EnquiryForm> & { text?: string }

/** A form that is a part of its page, under its heading and a text. */
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
