import {
  type FocusEvent,
  type FormEvent,
  Fragment,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import {
  type FormField,
  type FormWords,
  fieldsOf,
  honeypotName,
  replyFields,
} from '../../catalogue/forms.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { useIsHydrated } from '../../ui/browser/useIsHydrated.ts'
import { FieldInput } from '../../ui/form/FieldInput.tsx'
import type { EnglishForm, EnquirySite } from '../enquiry.ts'
import { type FormState, isSubmitted } from '../formState.ts'
import { Status } from '../progress/Status.tsx'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { useEnquiryForm } from './useEnquiryForm.ts'

/** @returns the first invalid control, and if there is none, the first of all */
function firstOf(form: HTMLFormElement): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLElement>('input, select, textarea')]
  return controls.find((control) => control.getAttribute('aria-invalid') === 'true') ?? controls[0]
}

/**
 * Moves the focus along with an enquiry: to the invalid field, to its status, or back to the form. Only
 * after the visitor has acted, or if the focused element was removed.
 * @returns to be called when the visitor acts
 */
function useFocusOnChange(
  state: FormState,
  root: RefObject<HTMLElement | null>,
  form: RefObject<HTMLFormElement | null>,
  status: RefObject<HTMLElement | null>,
): () => void {
  const hasActed = useRef(false)
  const before = useRef(state)

  useLayoutEffect(() => {
    const was = before.current
    before.current = state
    if (was === state || state.step === 'checking') return
    const flipped = isSubmitted(was) !== isSubmitted(state)
    const within = root.current?.contains(document.activeElement) === true
    if (!hasActed.current && !(flipped && within)) return
    hasActed.current = false
    if (state.step !== 'editing') status.current?.focus()
    else if (form.current !== null) firstOf(form.current)?.focus()
  }, [state, root, form, status])

  return () => {
    hasActed.current = true
  }
}

/** A field that only robots fill in: hidden from the eye, from Tab and from assistive tools. */
function Honeypot({ label }: { label: string }) {
  return (
    // Moved out of sight: robots look for `display: none`.
    <div className="heard" aria-hidden="true">
      <label>
        <span>{label}</span>
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}

/** Something like an e-mail address, or at least as many digits as a phone number has. */
const EMAIL_OR_PHONE = String.raw`.*\S@\S+\.\S.*|[^@\p{Nd}]*(\p{Nd}[^@\p{Nd}]*){7,}`

type Props = FormWords & {
  /** The product or the page it is written on. */
  about: string
  site: EnquirySite
  /** The form in English, if the page is in another language. */
  english?: EnglishForm | undefined
  /** Shown below the button: what happens with the data. */
  note: ReactNode
  /** On a phone it begins with the ways to answer; the other fields come once something is filled in. */
  answerFirst?: boolean
}

/**
 * The one form behind all enquiries, below a heading of its own. Its controls are uncontrolled inputs,
 * so that what was typed before this script had loaded stays; without JavaScript the form opens the
 * e-mail program.
 */
export function EnquiryForm({ about, site, english, note, answerFirst = false, ...props }: Props) {
  const id = useId()
  const words = site.enquiries
  const fields = fieldsOf(props)
  const ways = replyFields(fields)
  const first = answerFirst ? ways : fields
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const isHydrated = useIsHydrated()
  const { state, key, Outcome, WhatsappOffer, EmailSuggestion, ...actions } = useEnquiryForm(
    props.name,
    about,
    fields,
    site,
    form,
    english,
  )
  const onAct = useFocusOnChange(state, root, form, status)
  const errors = state.step === 'editing' ? state.errors : {}
  const headings = {
    check: words.errors.summary,
    server: words.errors.refused,
    draft: words.errors.shortened,
  }

  // Without script the browser is all that checks. With it, the form says more, and no title appears over the field.
  const browserCheck = isHydrated
    ? undefined
    : { pattern: EMAIL_OR_PHONE, title: words.errors.emailOrPhone }

  function inputOf(field: FormField) {
    const isEither = field.type === 'emailOrPhone'
    const error = ownValue(errors, field.name)
    const asked = ways.includes(field) || field.required
    return (
      <Fragment key={field.name}>
        <FieldInput
          field={asked ? field : { hint: words.optional, ...field }}
          id={`${id}-${field.name}`}
          error={error}
          browserCheck={isEither ? browserCheck : undefined}
        />
        {isEither && error !== undefined && WhatsappOffer !== undefined && (
          <WhatsappOffer
            form={form}
            read={actions.read}
            name={props.name}
            about={about}
            fields={fields}
            english={english}
            site={site}
          />
        )}
        {(field.type === 'email' || isEither) && EmailSuggestion !== undefined && (
          <EmailSuggestion form={form} name={field.name} question={words.errors.intendedEmail} />
        )}
      </Fragment>
    )
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    onAct()
    void actions.submit()
  }

  function onInput({ target }: FormEvent): void {
    if (target instanceof Element) actions.typedIn(target.getAttribute('name') ?? '')
  }

  function onBlur({ target }: FocusEvent): void {
    if (target instanceof HTMLInputElement) void actions.formatPhone(target)
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
        onFocus={actions.prepare}
        onBlur={onBlur}
      >
        <ErrorSummary
          errors={errors}
          fields={fields}
          heading={headings[state.step === 'editing' ? state.errorSource : 'check']}
        />
        <noscript>
          <p>
            {words.unscripted}{' '}
            <a href={site.phone.href} translate="no">
              {site.phone.display}
            </a>
          </p>
        </noscript>
        {first.map(inputOf)}
        {answerFirst && (
          <div className={styles.others}>
            {fields.filter((field) => !ways.includes(field)).map(inputOf)}
          </div>
        )}
        {isHydrated && <Honeypot label={words.honeypot} />}
        <button
          type="submit"
          className={`button ${styles.submit}`}
          aria-disabled={state.step === 'checking' || undefined}
        >
          {props.words.submit}
        </button>
        {note}
      </form>
      <Status state={state} words={words} ref={status} />
      {isSubmitted(state) && Outcome !== undefined && (
        <Outcome formKey={key} state={state} site={site} onAct={onAct} />
      )}
    </div>
  )
}
