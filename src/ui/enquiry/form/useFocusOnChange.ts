import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type FormState, isSubmitted } from '../formState.ts'

/** @returns the first invalid control, and where there is none, the first of all */
function firstOf(form: HTMLFormElement): HTMLElement | undefined {
  const controls = [...form.querySelectorAll<HTMLElement>('input, select, textarea')]
  return controls.find((control) => control.getAttribute('aria-invalid') === 'true') ?? controls[0]
}

/**
 * Moves the focus along with an enquiry: to the invalid field, to its status, or back to the form. Only
 * after the visitor has acted, or where the focused element was removed.
 * @returns to be called when the visitor acts
 */
export function useFocusOnChange(
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
