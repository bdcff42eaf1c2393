import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useState } from 'react'
import { limits } from '../../catalogue/limits.ts'
import { ownValue } from '../../catalogue/ownValue.ts'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { tryStorage } from '../../ui/browser/tryStorage.ts'
import { detailKeyPrefix } from '../../ui/header/listStorage.ts'
import { purposeName } from '../message/productMessage.ts'

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
  if (control === null || !('value' in control)) return
  const before = control.value
  control.value = value
  // Without an option of that value a choice would be empty.
  if (control.value !== value) control.value = before
}

/** The choices in the address of the page, which the finder and the jobs write, and what they were made for. */
function linkedValues(address: string): FormValues {
  const query = new URLSearchParams(address)
  const text = cleanTyped(query.get(purposeName) ?? '').slice(0, limits.query)
  const choices = [...query].filter(([name]) => name.startsWith('v.'))
  return { ...Object.fromEntries(choices), ...(text !== '' && { [purposeName]: text }) }
}

/** The place of delivery that the visitor has given for another product. */
function storedPlace(): string {
  return tryStorage(() => localStorage.getItem(`${detailKeyPrefix}place`), null) ?? ''
}

/**
 * The values of a product's form, whose controls are uncontrolled inputs: what was typed before this script
 * had loaded stays.
 * @param path the page's: what was chosen there before is restored
 * @returns the values so far; none until the page is hydrated
 */
export function useEnquiryForm(path: string, form: RefObject<HTMLFormElement | null>) {
  const { history } = useRouter()
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
    const linked = linkedValues(history.location.search)
    for (const [name, value] of Object.entries(linked)) setControl(form.current, name, value)
    const { [purposeName]: purpose = draft?.[purposeName] } = linked
    setValues({
      ...draft,
      ...readValues(form.current),
      ...(purpose !== undefined && { [purposeName]: purpose }),
    })
  }, [path, form, history])

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
