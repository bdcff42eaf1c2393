import { createStore } from '../ui/browser/createStore.ts'
import type { Enquiry, EnquiryStatus, FieldErrors } from './enquiry.ts'

/** An enquiry that has left its form. `ready`: nothing sends it from here, the visitor does. */
export type Submitted = { enquiry: Enquiry } & ({ step: 'ready' } | EnquiryStatus)

/** Everything a form can be in the middle of. */
export type FormState =
  | { step: 'editing'; errors: FieldErrors; errorSource: 'check' | 'server' | 'draft' }
  | { step: 'checking' }
  | Submitted

/** An event of a form and its enquiry; see {@link nextFormState}. */
export type FormAction =
  | { type: 'submitted' }
  /** The check, or the server, found errors. */
  | { type: 'refused'; errors: FieldErrors; errorSource: 'check' | 'server' }
  /** Fields cannot hold all that was stored of them. */
  | { type: 'shortened'; errors: FieldErrors }
  /** Fields were typed in again: their errors no longer hold. */
  | { type: 'corrected'; names: readonly string[] }
  | { type: 'moved'; to: Submitted }
  /** Back to the form: to change it, to write another, or because it was discarded. */
  | { type: 'reopened' }

/** A form that nobody has used. */
export const emptyForm: FormState = { step: 'editing', errors: {}, errorSource: 'check' }

/** False while the visitor sees the form itself, true while they see what became of it. */
export function isSubmitted(state: FormState): state is Submitted {
  return state.step !== 'editing' && state.step !== 'checking'
}

/**
 * The next state of a form. Pure; an action that is impossible in a state leaves it as it is, and an
 * enquiry that is on its way is only changed by its own status.
 */
export function nextFormState(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'submitted':
      return state.step === 'editing' ? { step: 'checking' } : state
    case 'refused':
      return state.step === 'ready' || state.step === 'sent' || state.step === 'editing'
        ? state
        : { step: 'editing', errors: action.errors, errorSource: action.errorSource }
    case 'shortened':
      return state.step === 'editing'
        ? { step: 'editing', errors: action.errors, errorSource: 'draft' }
        : state
    case 'corrected': {
      if (state.step !== 'editing') return state
      const left = Object.entries(state.errors).filter(([name]) => !action.names.includes(name))
      return left.length === Object.keys(state.errors).length
        ? state
        : { ...state, errors: Object.fromEntries(left) }
    }
    case 'moved': {
      const underWay = isSubmitted(state) && state.step !== 'ready'
      const itsOwn = underWay && state.enquiry.id === action.to.enquiry.id
      return state.step === 'checking' || itsOwn ? action.to : state
    }
    case 'reopened':
      return emptyForm
  }
}

/**
 * The forms' states are here and not in the components: closing the popup or leaving the page loses
 * neither an enquiry nor its status. The key is the form with what it is about: each product has a
 * popup of its own.
 */
const states = createStore<ReadonlyMap<string, FormState>>(new Map())

export const { subscribe: subscribeToForms } = states

/** The state of a form; one that was not used is in its first. */
export function stateOf(key: string): FormState {
  return states.get().get(key) ?? emptyForm
}

/** Applies an action to a form. @returns false if it changes nothing */
export function changeForm(key: string, action: FormAction): boolean {
  const before = stateOf(key)
  const after = nextFormState(before, action)
  if (after !== before) states.set(new Map(states.get()).set(key, after))
  return after !== before
}

/** The ids of the enquiries whose status a form is showing, so that it is not shown twice. */
export const idsInForms = createStore<readonly string[]>([])

/** Registers an enquiry as shown. @returns a function that removes it */
export function showInForm(id: string): () => void {
  idsInForms.set([...idsInForms.get(), id])
  return () => {
    const ids = idsInForms.get()
    const first = ids.indexOf(id)
    idsInForms.set(ids.filter((_, index) => index !== first))
  }
}
