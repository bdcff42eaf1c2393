import { fillTemplate } from '../../../model/catalogue/fillTemplate.ts'
import type { Enquiry, EnquirySite } from '../enquiry.ts'
import { messageOf } from '../message.ts'
import { CopyMessage } from './CopyMessage.tsx'
import styles from './HandOver.module.css'

/** The ways in which visitors send an enquiry themselves, with what they typed already in it. */
export function HandOver({ enquiry, site }: { enquiry: Enquiry; site: EnquirySite }) {
  const words = site.enquiries.handOver
  const message = messageOf(enquiry, site)
  return (
    <>
      <ul className={styles.ways}>
        <li>
          <a href={message.whatsapp} target="_blank" rel="noopener noreferrer">
            {words.whatsapp}
          </a>
        </li>
        <li>
          <a href={message.mailto}>{words.email}</a>
        </li>
        <li>
          <a href={site.phone.href}>{fillTemplate(words.call, 'phone', site.phone.display)}</a>
        </li>
      </ul>
      {message.shortened && <p>{words.shortened}</p>}
      <CopyMessage text={message.text} words={words} />
    </>
  )
}
