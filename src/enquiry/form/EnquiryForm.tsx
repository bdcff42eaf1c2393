import {
  type FocusEvent,
  type FormEvent,
  useEffect,
  useId,
  useRef,
  useSyncExternalStore,
} from 'react'
import type { EnquirySite, FormName } from '../enquiry.ts'
import { atForm } from '../machine.ts'
import { Status } from '../progress/Status.tsx'
import { reportOf } from '../report.ts'
import { fillEmpty } from './controls.ts'
import { readDraft } from './draft.ts'
import styles from './EnquiryForm.module.css'
import { ErrorSummary } from './ErrorSummary.tsx'
import { FieldInput } from './FieldInput.tsx'
import type { FormField } from './field.ts'
import { Honeypot } from './Honeypot.tsx'
import { useEnquiry } from './useEnquiry.ts'
import { useFocusOnChange } from './useFocusOnChange.ts'

type Props = {
  name: FormName
  /** The product or the page it is written on. */
  about: string
  /** What the form is called, for those who do not see the heading above it. */
  label: string
  fields: readonly FormField[]
  submit: string
  site: EnquirySite
}

const never = () => () => undefined

/**
 * The one form behind all enquiries. Its controls keep what is typed in themselves, so that what was
 * typed before this script had loaded stays; without JavaScript the form opens the e-mail program.
 */
export function EnquiryForm({ name, about, label, fields, submit, site }: Props) {
  const id = useId()
  const words = site.enquiries
  const root = useRef<HTMLDivElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const use = useEnquiry(name, about, fields, site, form)
  const { state, handling } = use
  const errors = state.step === 'editing' ? state.errors : {}
  const editing = state.step === 'editing'

  const away = !atForm(state)

  useEffect(() => {
    if (editing && form.current !== null) fillEmpty(form.current, readDraft(name))
  }, [editing, name])
  // What left the form must not stand in it: browsers fill it in again at a reload.
  useEffect(() => {
    if (away) form.current?.reset()
  }, [away])
  const acted = useFocusOnChange(state, root, form, status)

  function act(action: () => void) {
    return () => {
      acted()
      action()
    }
  }

  function onSubmit(event: FormEvent): void {
    event.preventDefault()
    acted()
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
        aria-label={label}
        action={`mailto:${site.email}`}
        method="post"
        encType="text/plain"
        noValidate={live}
        hidden={away}
        onSubmit={onSubmit}
        onInput={onInput}
        onFocus={use.prepare}
        onBlur={onBlur}
      >
        <ErrorSummary
          errors={errors}
          fields={fields}
          heading={editing && state.by === 'server' ? words.errors.refused : words.errors.summary}
        />
        {fields.map((field) => (
          <FieldInput
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            error={errors[field.name]}
          />
        ))}
        {live && <Honeypot label={words.honeypot} />}
        <button type="submit" className={styles.submit} aria-disabled={!editing || undefined}>
          {submit}
        </button>
      </form>
      <Status report={reportOf(state, words)} ref={status} />
      {!atForm(state) && handling !== undefined && (
        <handling.Progress
          state={state}
          site={site}
          onEdit={act(() => use.edit(state.enquiry))}
          onAnother={act(use.another)}
          onRetry={act(() => use.retry(state.enquiry))}
          onDiscard={state.step === 'ready' ? undefined : act(() => use.discard(state.enquiry))}
        />
      )}
    </div>
  )
}
