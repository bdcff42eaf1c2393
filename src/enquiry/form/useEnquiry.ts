import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import type { Enquiry, EnquirySite, FormName } from '../enquiry.ts'
import { atForm, initial, type State } from '../machine.ts'
import { showInForm } from '../shown.ts'
import { dispatch, stateOf, subscribe } from '../store.ts'
import { controlOf, readValues } from './controls.ts'
import { clearDraft, saveDraft } from './draft.ts'
import type { FormField } from './field.ts'
import { trapName } from './Honeypot.tsx'

/** What is needed once a form is used, and not to show one. */
async function loadHandling() {
  const [submission, { Progress }] = await Promise.all([
    import('./submission.ts'),
    import('../progress/Progress.tsx'),
  ])
  return { ...submission, Progress }
}

type Handling = Awaited<ReturnType<typeof loadHandling>>

export type EnquiryUse = {
  state: State
  /** There once a form has been used. */
  handling: Handling | undefined
  /** Fetches the code that a submit needs, so that it is there by then. */
  prepare(): void
  submit(): Promise<void>
  /** Typing in a field takes back what was said of it. */
  typedIn(name: string): void
  /** Writes a phone number as it is dialled from anywhere; what is no number stays as it is. */
  format(control: HTMLInputElement): Promise<void>
  edit(enquiry: Enquiry): void
  another(): void
  retry(enquiry: Enquiry): void
  discard(enquiry: Enquiry): void
}

/** The state of one form and what can be done with it. */
export function useEnquiry(
  name: FormName,
  about: string,
  fields: readonly FormField[],
  site: EnquirySite,
  form: RefObject<HTMLFormElement | null>,
): EnquiryUse {
  const key = `${name} ${about}`
  const { endpoint } = site.enquiries
  const state = useSyncExternalStore(
    subscribe,
    () => stateOf(key),
    () => initial,
  )
  const [handling, setHandling] = useState<Handling>()
  const outside = !atForm(state)
  const shown = state.step === 'editing' || state.step === 'checking' ? undefined : state.enquiry.id

  useEffect(() => {
    // Offline, the links are missing until they can be fetched; the state itself stands there.
    if (outside) loadHandling().then(setHandling, () => undefined)
  }, [outside])
  useEffect(() => (shown === undefined ? undefined : showInForm(shown)), [shown])

  function keepDraft(): void {
    if (form.current !== null) saveDraft(name, readValues(form.current, fields))
  }

  return {
    state,
    handling,
    prepare() {
      loadHandling().catch(() => undefined)
      // The connection may be gone by the time of the submit; what keeps an enquiry is there then.
      if (endpoint !== null) import('../KeptEnquiry.tsx').catch(() => undefined)
      if (fields.some((field) => field.type === 'tel')) {
        import('../phone/phone.ts').catch(() => undefined)
      }
    },
    async submit() {
      const element = form.current
      // Asked of the store: a second submit may come before React has rendered the first.
      if (element === null || stateOf(key).step !== 'editing') return
      dispatch(key, { type: 'submitted' })
      const typed = readValues(element, fields)
      saveDraft(name, typed)
      const validities = Object.fromEntries(
        fields.map((field) => [field.name, controlOf(element, field.name)?.validity]),
      )
      const trapped = (controlOf(element, trapName)?.value ?? '') !== ''
      try {
        const loaded = await loadHandling()
        setHandling(loaded)
        await loaded.submit({ key, form: name, about, fields, typed, validities, trapped, site })
      } catch {
        // The code cannot be fetched: the form does what it does without JavaScript.
        dispatch(key, { type: 'refused', errors: {}, by: 'check' })
        element.submit()
      }
    },
    typedIn(field) {
      keepDraft()
      const reaches = fields.filter((other) => other.reaches).map((other) => other.name)
      dispatch(key, {
        type: 'corrected',
        names: reaches.includes(field) ? reaches : [field],
      })
    },
    async format(control) {
      const typed = control.value
      try {
        const { formatPhone } = await import('../phone/phone.ts')
        const formatted = await formatPhone(typed)
        if (formatted === undefined || control.value !== typed) return
        control.value = formatted
        keepDraft()
      } catch {
        // The library cannot be fetched: the number stays as it was typed.
      }
    },
    edit(enquiry) {
      const save = () => saveDraft(name, handling?.valuesOf(enquiry) ?? {})
      if (state.step !== 'ready') return void handling?.discard(enquiry, endpoint, save)
      save()
      dispatch(key, { type: 'reopened' })
    },
    another() {
      clearDraft(name)
      dispatch(key, { type: 'reopened' })
    },
    retry: (enquiry) => void handling?.retry(enquiry, endpoint),
    discard: (enquiry) => void handling?.discard(enquiry, endpoint, () => clearDraft(name)),
  }
}
