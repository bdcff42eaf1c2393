import { describe, expect, it } from 'vitest'
import type { Enquiry } from '../../src/enquiry/enquiry.ts'
import {
  emptyForm,
  type FormAction,
  type FormState,
  nextFormState,
} from '../../src/enquiry/formState.ts'

const enquiry: Enquiry = { id: 'a', form: 'price', about: 'Tiles', writtenAt: '', fields: [] }
const other: Enquiry = { ...enquiry, id: 'b' }

const states: Record<FormState['step'], FormState> = {
  editing: { step: 'editing', errors: { phone: 'wrong' }, errorSource: 'check' },
  checking: { step: 'checking' },
  ready: { step: 'ready', enquiry },
  sending: { step: 'sending', enquiry },
  sent: { step: 'sent', enquiry },
  unsent: { step: 'unsent', enquiry, why: 'offline', stored: true, next: 0, deferred: false },
  failed: { step: 'failed', enquiry },
}

const all = Object.values(states)
const stepAfter = (from: FormState, event: FormAction) => nextFormState(from, event).step

describe('the states of an enquiry', () => {
  it('begin with an empty list of errors', () => {
    expect(emptyForm).toEqual({ step: 'editing', errors: {}, errorSource: 'check' })
  })

  it.each(all)('$step: a submit is taken from the form only', (state) => {
    const taken = state.step === 'editing'
    expect(stepAfter(state, { type: 'submitted' })).toBe(taken ? 'checking' : state.step)
  })

  it.each(all)('$step: is sent only if an enquiry is on its way', (state) => {
    const away = ['checking', 'sending', 'sent', 'unsent', 'failed'].includes(state.step)
    const event: FormAction = { type: 'moved', to: { step: 'sent', enquiry } }
    expect(stepAfter(state, event)).toBe(away ? 'sent' : state.step)
  })

  it.each(all.filter((state) => 'enquiry' in state))(
    '$step: the status of another enquiry changes nothing',
    (state) => {
      const event: FormAction = { type: 'moved', to: { step: 'failed', enquiry: other } }
      expect(nextFormState(state, event)).toBe(state)
    },
  )

  it.each(all)('$step: errors lead back to the form, but not from what is settled', (state) => {
    const event: FormAction = { type: 'refused', errors: { phone: 'no' }, errorSource: 'server' }
    const settled = state.step === 'ready' || state.step === 'sent'
    expect(stepAfter(state, event)).toBe(settled ? state.step : 'editing')
  })

  it('typing clears the errors of these fields, and of no other', () => {
    const wrong: FormState = {
      step: 'editing',
      errors: { email: 'a', phone: 'b' },
      errorSource: 'check',
    }
    expect(nextFormState(wrong, { type: 'corrected', names: ['email'] })).toEqual({
      ...wrong,
      errors: { phone: 'b' },
    })
    expect(nextFormState(wrong, { type: 'corrected', names: ['message'] })).toBe(wrong)
  })

  it.each(all)('$step: leads back to an untroubled form', (state) => {
    expect(nextFormState(state, { type: 'reopened' })).toEqual(emptyForm)
  })
})
