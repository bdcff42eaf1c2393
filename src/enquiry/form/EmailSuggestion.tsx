import { type RefObject, useEffect, useState } from 'react'
import { fillTemplate } from '../../catalogue/fillTemplate.ts'
import { cleanEmail, intendedEmail, textBeside } from './email.ts'

/** Milliseconds after the field is left: a button that is being pressed must not move away. */
const DELAY = 400

/** The signs between two texts, at the beginning or the end of one. */
const SEPARATORS = /^[\s,;/|]+|[\s,;/|]+$/g

type Props = {
  form: RefObject<HTMLFormElement | null>
  /** The name of the field. */
  name: string
  /** The template of the question: "Did you mean {email}?" */
  question: string
}

/** Below an e-mail field: asks whether another host was meant, with one press to accept. */
export function EmailSuggestion({ form, name, question }: Props) {
  const [email, setEmail] = useState<string>()

  useEffect(() => {
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setEmail(intendedEmail(control.value)), DELAY)
    }
    const clear = () => {
      clearTimeout(timer)
      setEmail(undefined)
    }
    // It may have been left before this code was there.
    if (document.activeElement !== control) wait()
    control.addEventListener('change', wait)
    control.addEventListener('input', clear)
    return () => {
      clearTimeout(timer)
      control.removeEventListener('change', wait)
      control.removeEventListener('input', clear)
    }
  }, [form, name])

  function accept(): void {
    const control = form.current?.elements.namedItem(name)
    if (!(control instanceof HTMLInputElement) || email === undefined) return
    const beside = textBeside(cleanEmail(control.value), control.value).replace(SEPARATORS, '')
    // A phone number beside the address stays.
    control.value = /\p{Nd}{4}/u.test(beside) ? `${email} ${beside}` : email
    // As if it were typed: the draft is stored, an error is taken back, and this question too.
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
  }

  return (
    <div role="status">
      {email !== undefined && (
        <button type="button" className="button plain" onClick={accept}>
          {fillTemplate(question, 'email', email)}
        </button>
      )}
    </div>
  )
}
