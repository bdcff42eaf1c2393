import { type RefObject, useEffect, useState } from 'react'
import { ownValue } from '../../catalogue/ownValue.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import { detailPrefix } from '../../ui/header/listStorage.ts'

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

/** Sets a control of a form; without one of that name nothing happens. */
function setControl(form: HTMLFormElement, name: string, value: string): void {
  const control = form.elements.namedItem(name)
  // Only what can be filled in has a value.
  if (control !== null && 'value' in control) control.value = value
}

/** The place of delivery that the visitor has given for another product. */
function storedPlace(): string {
  return tryStorage(() => localStorage.getItem(`${detailPrefix}place`), null) ?? ''
}

/**
 * The values of a product's form, whose controls are uncontrolled inputs: what was typed before this script
 * had loaded stays.
 * @param path the page's: what was chosen there before is restored
 * @returns the values so far; none until the page is hydrated
 */
export function useEnquiryForm(path: string, form: RefObject<HTMLFormElement | null>) {
  const [values, setValues] = useState<FormValues>({})

  function keep(now: FormValues): void {
    drafts.set(path, now)
    setValues(now)
  }

  useEffect(() => {
    if (form.current === null) return
    const draft = drafts.get(path)
    const typed = readValues(form.current)
    for (const [name, value] of Object.entries(draft ?? { place: storedPlace() })) {
      if (draft !== undefined || ownValue(typed, name) === '') setControl(form.current, name, value)
    }
    setValues({ ...draft, ...readValues(form.current) })
  }, [path, form])

  return {
    values,
    /** Reads the controls again. */
    read(): void {
      if (form.current !== null) keep({ ...values, ...readValues(form.current) })
    },
    /** Sets controls, and what has none. */
    set(changed: FormValues): void {
      if (form.current === null) return
      for (const [name, value] of Object.entries(changed)) setControl(form.current, name, value)
      keep({ ...values, ...changed })
    },
  }
}
