import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { ownValue } from '../../catalogue/ownValue.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import { detailKeyPrefix, unitKey } from '../../ui/header/listStorage.ts'
import type { EnquiryField } from '../enquiry.ts'

/** The values of a form by the names of its controls; the roof, which has none, is among them. */
export type FormValues = Readonly<Record<string, string>>

/** The choices on a page that were not added to the list, kept for when the visitor returns. */
const drafts = new Map<string, FormValues>()

function readValues(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  )
  return Object.fromEntries(entries)
}

/** Sets the controls of a form; a value whose name no control has is left out. */
function setControls(form: HTMLFormElement, values: FormValues): void {
  for (const [name, value] of Object.entries(values)) {
    const control = form.elements.namedItem(name)
    // Only what can be filled in has a value.
    if (control === null || !('value' in control)) continue
    control.value = value
    // Without an option of that value nothing is chosen, which has an option of its own.
    if (control.value !== value) control.value = ''
  }
}

/** The choices, the purpose and the roof in the page's query string, as the finder and the jobs write it. */
function linkedValues(address: string): FormValues {
  const named = [...new URLSearchParams(address)]
  return Object.fromEntries(named.filter(([name]) => /^[vr]\.|^for/.test(name)))
}

/** Opens the details that the form is in. */
function openForm(form: HTMLFormElement): void {
  form.closest('details')?.setAttribute('open', '')
}

/** The value stored in the browser under a key; an empty text if there is none. */
function stored(key: string): string {
  return tryStorage(() => localStorage.getItem(key), null) ?? ''
}

/**
 * The values of a product's form, whose controls are uncontrolled inputs: what was typed before this script
 * had loaded stays.
 * @param path the page's: what was chosen there before is restored
 * @param unit the control for the unit of a length, if several are offered: while it asks for one (`open`), the unit that
 *   the visitor chose in the calculator is chosen here too
 * @returns the values so far; none until the page is hydrated
 */
export function useProductForm(
  path: string,
  form: RefObject<HTMLFormElement | null>,
  { name: unitName = '', open }: Partial<NonNullable<EnquiryField['unit']>> = {},
) {
  const { history } = useRouter()
  const [values, setValues] = useState<FormValues>({})

  function keep(now: FormValues): void {
    drafts.set(path, now)
    setValues(now)
  }

  useEffect(() => {
    if (form.current === null) return
    const { place } = readValues(form.current)
    const { search } = history.location
    const linked = linkedValues(search)
    // Choices that a link has made are to be seen.
    if (Object.keys(linked).length > 0) openForm(form.current)
    // The place of delivery that the visitor has given for another product.
    const draft = drafts.get(path) ?? (place ? {} : { place: stored(`${detailKeyPrefix}place`) })
    // After Back, the later choices are kept.
    const restored = { ...draft, ...(draft.search !== search && linked), search }
    setControls(form.current, restored)
    const typed = readValues(form.current)
    const unit = ownValue(typed, unitName) === open && stored(unitKey())
    if (unit) setControls(form.current, { [unitName]: unit })
    // Values without a control, such as the purpose, are kept.
    setValues({ ...restored, ...readValues(form.current) })
  }, [path, form, history, unitName, open])

  return {
    values,
    /** Reads the controls again. */
    read(): void {
      if (form.current !== null) keep({ ...values, ...readValues(form.current) })
    },
    /** Sets the controls and the values that have none. Opens the form if a control changes. */
    set(changed: FormValues): void {
      if (form.current === null) return
      const before = readValues(form.current)
      setControls(form.current, changed)
      const now = Object.entries(readValues(form.current))
      if (now.some(([name, value]) => ownValue(before, name) !== value)) openForm(form.current)
      keep({ ...values, ...changed })
    },
  }
}
