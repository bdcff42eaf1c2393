import { type FocusEvent, type FormEvent, useId, useRef } from 'react'
import { type FormWords, fieldsOf, waysToAnswer } from '../../../model/forms.ts'
import { useIsHydrated } from '../../screen/useIsHydrated.ts'
import type { EnquirySite } from '../enquiry.ts'
import { isSubmitted } from '../formState.ts'
import { Status } from '../progress/Status.tsx'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FieldInput } from './FieldInput.tsx'
import { Honeypot } from './Honeypot.tsx'
import { useEnquiry } from './useEnquiry.ts'
import { useFocusOnChange } from './useFocusOnChange.ts'

type Props = FormWords & {
  /** The product or the page it is written on. */
  about: string
  site: EnquirySite
}

/**
 * The one form behind all enquiries, below a heading of its own. Its controls are uncontrolled inputs,
 * so that what was typed before this script had loaded stays; without
 * JavaScript the form opens the e-mail program.
 */
export function EnquiryForm({ about, site, ...props }: Props) {
  const id = useId()
  const words = site.enquiries
  const fields = fieldsOf(props)
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { state, key, Outcome, ...use } = useEnquiry(props.name, about, fields, site, form)
  const onAct = useFocusOnChange(state, root, form, status)
  const errors = state.step === 'editing' ? state.errors : {}
  const byServer = state.step === 'editing' && state.by === 'server'

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onAct()
    void use.submit()
  }

  function onInput({ target }: FormEvent): void {
    if (target instanceof Element) use.typedIn(target.getAttribute('name') ?? '')
  }

  function onBlur({ target }: FocusEvent): void {
    if (target instanceof HTMLInputElement && target.type === 'tel') void use.format(target)
  }

  return (
    <div ref={root} className={styles.enquiry}>
      <form
        ref={form}
        className={styles.form}
        aria-label={props.words.heading}
        action={`mailto:${site.email}`}
        method="post"
        encType="text/plain"
        noValidate={isHydrated}
        hidden={isSubmitted(state)}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={use.prepare}
        onBlur={onBlur}
      >
        <ErrorSummary
          errors={errors}
          fields={fields}
          heading={byServer ? words.errors.refused : words.errors.summary}
        />
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={
              waysToAnswer([field]).length > 0 || field.required
                ? field
                : { hint: words.optional, ...field }
            }
            id={`${id}-${field.name}`}
            error={errors[field.name]}
          />
        ))}
        {isHydrated && <Honeypot label={words.honeypot} />}
        <button
          type="submit"
          className={styles.submit}
          aria-disabled={state.step === 'checking' || undefined}
        >
          {props.words.submit}
        </button>
      </form>
      <Status state={state} words={words} ref={status} />
      {isSubmitted(state) && Outcome !== undefined && (
        <Outcome formKey={key} state={state} site={site} onAct={onAct} />
      )}
    </div>
  )
}
