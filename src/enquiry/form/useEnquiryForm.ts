import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { type FormField, type FormName, honeypotName, replyFields } from '../../catalogue/forms.ts'
import { limitTime } from '../../catalogue/limitTime.ts'
import { MODULE_LIMIT, useLazyModule } from '../../ui/browser/useLazyModule.ts'
import type { EnglishForm, EnquirySite, Values } from '../enquiry.ts'
import {
  changeForm,
  emptyForm,
  isSubmitted,
  showInForm,
  stateOf,
  subscribeToForms,
} from '../formState.ts'
import { readDraft, saveDraft } from './draft.ts'

/** True for a field that takes an e-mail address, or a phone number. */
const takesEmail = ({ type }: FormField) => type === 'email' || type === 'emailOrPhone'
const takesPhone = ({ type }: FormField) => type === 'tel' || type === 'emailOrPhone'

/** Needed once a form is used, and not to show one. */
const loadSubmission = () => import('./submission.tsx')
const loadSuggestion = () => import('./EmailSuggestion.tsx')
const loadOffer = () => import('./WhatsappOffer.tsx')

/** @returns the form's control for a field; undefined if there is none */
function controlOf(form: HTMLFormElement, name: string) {
  const found = form.elements.namedItem(name)
  return found instanceof HTMLInputElement ||
    found instanceof HTMLTextAreaElement ||
    found instanceof HTMLSelectElement
    ? found
    : undefined
}

function readValues(form: HTMLFormElement, fields: readonly FormField[]): Values {
  return Object.fromEntries(fields.map(({ name }) => [name, controlOf(form, name)?.value ?? '']))
}

/** Fills empty controls; what was typed before this script had loaded stays. */
function fillEmpty(form: HTMLFormElement, values: Values): void {
  for (const [name, value] of Object.entries(values)) {
    const control = controlOf(form, name)
    if (control?.value === '') control.value = value
  }
}

/** The state of one form and what can be done with it. */
export function useEnquiryForm(
  name: FormName,
  about: string,
  fields: readonly FormField[],
  site: EnquirySite,
  form: RefObject<HTMLFormElement | null>,
  english?: EnglishForm,
) {
  const key = `${name} ${about}`
  const state = useSyncExternalStore(
    subscribeToForms,
    () => stateOf(key),
    () => emptyForm,
  )
  const {
    module: submission,
    preload: preloadSubmission,
    load: loadModule,
  } = useLazyModule(loadSubmission)
  const suggestion = useLazyModule(loadSuggestion)
  const offer = useLazyModule(loadOffer)
  const editing = state.step === 'editing'
  const submitted = isSubmitted(state) ? state.enquiry.id : undefined

  // Before the paint: nobody sees, or types into, a field that is about to be filled in.
  useLayoutEffect(() => {
    if (!editing || form.current === null) return
    const { values, shortened } = readDraft(name)
    fillEmpty(form.current, values)
    if (shortened.length === 0) return
    const errors = shortened.map((field) => [field, site.enquiries.errors.shortened] as const)
    changeForm(key, { type: 'shortened', errors: Object.fromEntries(errors) })
  }, [editing, form, name, key, site])
  useEffect(() => {
    if (submitted === undefined) return
    // A submitted value must not stay in the form: browsers fill it in again at a reload.
    form.current?.reset()
    // Offline, the links are missing until they can be fetched; the status is shown without.
    loadModule().catch(() => undefined)
    return showInForm(submitted)
  }, [submitted, form, loadModule])

  function keepDraft(): void {
    if (form.current !== null) saveDraft(name, readValues(form.current, fields))
  }

  return {
    key,
    state,
    /** There once a form has been used. */
    Outcome: submission?.Outcome,
    EmailSuggestion: suggestion.module?.EmailSuggestion,
    WhatsappOffer: offer.module?.WhatsappOffer,
    /** Reads what is typed. */
    read: (element: HTMLFormElement) => readValues(element, fields),
    /** Fetches the code that a submit needs, so that it is there by then. */
    prepare(): void {
      preloadSubmission()
      // The connection may be lost by the time of the submit; what shows the status is there then.
      if (site.enquiries.endpoint !== null) import('../UnsentEnquiries.tsx').catch(() => undefined)
      if (fields.some(takesPhone)) {
        import('../phone/phone.ts').catch(() => undefined)
      }
      if (fields.some(takesEmail)) suggestion.load().catch(() => undefined)
      if (fields.some(({ type }) => type === 'emailOrPhone')) offer.load().catch(() => undefined)
    },
    async submit(): Promise<void> {
      const element = form.current
      // Asked of the store: a second submit may come before React has rendered the first.
      if (element === null || !changeForm(key, { type: 'submitted' })) return
      const typed = readValues(element, fields)
      saveDraft(name, typed)
      const honeypot = controlOf(element, honeypotName)?.value ?? ''
      try {
        const { submitEnquiry: submit } = await limitTime(loadSubmission(), MODULE_LIMIT)
        await submit({ key, form: name, about, fields, typed, honeypot, site, english })
      } catch {
        // The code cannot be fetched, or does not arrive: the form does what it does without JavaScript.
        changeForm(key, { type: 'refused', errors: {}, errorSource: 'check' })
        element.submit()
      }
    },
    /** Typing in a field clears its error. */
    typedIn(field: string): void {
      keepDraft()
      const ways = replyFields(fields).map((way) => way.name)
      changeForm(key, { type: 'corrected', names: ways.includes(field) ? ways : [field] })
    },
    /** Writes a phone number as it is dialled from anywhere; what is no number stays as it is. */
    async formatPhone(control: HTMLInputElement): Promise<void> {
      const typed = control.value
      const isPhoneField = fields.some((field) => field.name === control.name && takesPhone(field))
      // An e-mail address may have the digits of a number.
      if (!isPhoneField || typed.includes('@')) return
      try {
        const { readTypedPhone } = await import('../phone/phone.ts')
        const phone = await readTypedPhone(typed)
        if (!('number' in phone) || control.value !== typed) return
        control.value = phone.number
        keepDraft()
      } catch {
        // The library cannot be fetched: the number stays as it was typed.
      }
    },
  }
}
