import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate, fillTemplates } from '../../catalogue/fillTemplate.ts'
import { limits } from '../../catalogue/limits.ts'
import { copyText } from '../../ui/browser/copyText.ts'
import type { EnquiryMessage, EnquirySite, EnquiryWords } from '../enquiry.ts'
import { enquiryText } from '../message/formMessage.ts'
import { messageLinks, partName } from '../message/messageLinks.ts'
import styles from './HandOver.module.css'

type Props = {
  enquiry: EnquiryMessage
  site: EnquirySite
  /** The enquiry in English, and the label of its e-mail link. In a `mailto:` address, an Indian letter takes nine characters. */
  english?: { enquiry: EnquiryMessage; email: string } | undefined
  /** True to show the message above the ways to send it. */
  isReadFirst?: boolean
}

/**
 * The ways in which visitors send an enquiry themselves, with what they typed already in it. If the enquiry is too
 * long for one e-mail, the e-mail is in English.
 */
export function HandOver({ enquiry, site, english, isReadFirst = false }: Props) {
  const words = site.enquiries.handOver
  const message = enquiryText(enquiry, site)
  const { whatsapp, mailto, shortened } = messageLinks(message, site)
  const isEnglish = english !== undefined && (shortened || mailto.length > 1)
  const blank = { target: '_blank', rel: 'noreferrer' }

  /** One link, or one for each part. */
  function way(label: string, addresses: readonly string[], attributes?: typeof blank) {
    const [only = '', ...others] = addresses
    if (others.length === 0) {
      return (
        <li>
          <a href={only} {...attributes}>
            {label}
          </a>
        </li>
      )
    }
    return (
      <li className={styles.parts}>
        {/* Names the way, because the other may be sent as a whole. */}
        <p>{fillTemplates(site.writing.labelled, { label, value: words.parts })}</p>
        <ul className={styles.ways}>
          {addresses.map((href, i) => (
            <li key={href}>
              <a href={href} {...attributes}>
                {fillTemplates(site.writing.labelled, {
                  label,
                  value: partName(i, addresses.length, site),
                })}
              </a>
            </li>
          ))}
        </ul>
      </li>
    )
  }

  const copy = <CopyMessage text={message.text} words={words} />

  return (
    <>
      {isReadFirst && copy}
      <ul className={styles.ways}>
        {way(words.whatsapp, whatsapp, blank)}
        <li>
          <a href={site.phone.href} translate="no">
            {fillTemplate(words.call, 'phone', site.phone.display)}
          </a>
        </li>
        {isEnglish
          ? way(english.email, messageLinks(enquiryText(english.enquiry, site), site).mailto)
          : way(words.email, mailto)}
      </ul>
      {shortened && <p>{words.shortened}</p>}
      {!isReadFirst && copy}
    </>
  )
}

/** The message to read, and to copy as a whole. */
export function CopyMessage({ text, words }: { text: string; words: EnquiryWords['handOver'] }) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState('')
  // A longer one is shown as a whole if it has to be marked.
  const [longest, setLongest] = useState<number>(limits.message)

  async function copy(): Promise<void> {
    try {
      await copyText(text)
      setStatus(words.copied)
    } catch {
      // Marked, it can be copied by hand.
      flushSync(() => setLongest(text.length))
      field.current?.focus()
      field.current?.select()
      setStatus(words.copyFailed)
    }
  }

  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{words.message}</label>
      <textarea id={id} ref={field} value={text.slice(0, longest)} readOnly rows={5} dir="auto" />
      <button type="button" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{status}</p>
    </div>
  )
}
