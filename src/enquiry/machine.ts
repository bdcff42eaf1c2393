import type { Enquiry, FieldErrors } from './enquiry.ts'

/** How far an enquiry has got on its way to the server. */
export type Delivery =
  | { step: 'sending' }
  | { step: 'sent' }
  | {
      step: 'kept'
      why: 'offline' | 'failing'
      /** False: the browser's storage would not take it; it lives as long as this page. */
      stored: boolean
      /** When it is tried again, in milliseconds since 1970. */
      next: number
      /** True: the server asked for patience until then, so "try again now" would be in vain. */
      patience: boolean
    }
  | { step: 'failed' }

/** Everything a form can be in the middle of. */
export type State =
  | { step: 'editing'; errors: FieldErrors; by: 'check' | 'server' }
  | { step: 'checking' }
  | { step: 'ready'; enquiry: Enquiry }
  | ({ enquiry: Enquiry } & Delivery)

type AtForm = Extract<State, { step: 'editing' | 'checking' }>

/** An enquiry that has left its form. */
export type Away = Exclude<State, AtForm>

export type Event =
  | { type: 'submitted' }
  /** The check, or the server, found errors. */
  | { type: 'refused'; errors: FieldErrors; by: 'check' | 'server' }
  /** Fields were typed in again: what was said of them no longer holds. */
  | { type: 'corrected'; names: readonly string[] }
  /** Nothing sends it from here: it is handed to the visitor. */
  | { type: 'handedOn'; enquiry: Enquiry }
  | { type: 'moved'; enquiry: Enquiry; delivery: Delivery }
  /** Back to the form: to change it, to write another, or because it was discarded. */
  | { type: 'reopened' }

export const initial: State = { step: 'editing', errors: {}, by: 'check' }

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)))
}

/**
 * The next state of a form. Pure; an event that cannot happen in a state leaves it as it is, and an
 * enquiry that is on its way can only be moved by the news of its own delivery.
 */
export function next(state: State, event: Event): State {
  switch (event.type) {
    case 'submitted':
      return state.step === 'editing' ? { step: 'checking' } : state
    case 'refused':
      return state.step === 'ready' || state.step === 'sent' || state.step === 'editing'
        ? state
        : { step: 'editing', errors: event.errors, by: event.by }
    case 'corrected':
      return state.step === 'editing' && event.names.some((name) => name in state.errors)
        ? { ...state, errors: without(state.errors, event.names) }
        : state
    case 'handedOn':
      return state.step === 'checking' ? { step: 'ready', enquiry: event.enquiry } : state
    case 'moved':
      if (state.step === 'editing' || state.step === 'ready') return state
      if (state.step !== 'checking' && state.enquiry.id !== event.enquiry.id) return state
      return { enquiry: event.enquiry, ...event.delivery }
    case 'reopened':
      return initial
  }
}

/** True while the visitor sees the form itself, false while they see what became of it. */
export function atForm(state: State): state is AtForm {
  return state.step === 'editing' || state.step === 'checking'
}
