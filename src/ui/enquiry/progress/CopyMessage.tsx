import { useId, useRef, useState } from 'react'
import type { EnquiryWords } from '../enquiry.ts'
import styles from './HandOver.module.css'

type Props = { text: string; words: EnquiryWords['handOver'] }

/** The message as a whole, to read and to copy. */
export function CopyMessage({ text, words }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState('')

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(words.copied)
    } catch {
      // Forbidden, or not there on a page that is not served securely: marked, it can be copied.
      field.current?.focus()
      field.current?.select()
      setStatus(words.copyFailed)
    }
  }

  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{words.message}</label>
      <textarea id={id} ref={field} value={text} readOnly rows={5} dir="auto" />
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{status}</p>
    </div>
  )
}
