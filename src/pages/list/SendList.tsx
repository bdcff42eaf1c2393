import { useState } from 'react'
import { cleanTyped } from '../../catalogue/typedText.ts'
import { whatsappHref } from '../../catalogue/whatsapp.ts'
import {
  englishListEnquiry,
  type ListContent,
  listEnquiry,
} from '../../enquiry/list/listEnquiry.ts'
import { newId } from '../../enquiry/list/listItem.ts'
import { listLinkLimit, writeListLink } from '../../enquiry/list/listLink.ts'
import { enquiryText } from '../../enquiry/message/formMessage.ts'
import { messageLinks } from '../../enquiry/message/messageLinks.ts'
import { openOutbox } from '../../enquiry/outbox/outbox.ts'
import { CopyMessage, HandOver } from '../../enquiry/progress/HandOver.tsx'
import { PhotographLink } from '../../ui/business/PhotographLink.tsx'
import { PrintButton } from '../../ui/business/PrintButton.tsx'
import { PrivacyNote } from '../../ui/business/PrivacyNote.tsx'
import styles from './BuyersList.module.css'

/** The ways to send the list: to the server if there is one, as a message, as a link, or on paper. */
export function SendList(list: ListContent) {
  const { items, details, site, words } = list
  const { send } = words
  const [status, setStatus] = useState<'phoneNeeded' | 'posted' | 'refused'>()
  const { endpoint } = site.enquiries
  const { pasted, note, place } = details
  const fragment = writeListLink({ items: items.map(({ item }) => item), pasted, note, place })
  const link = location.href.replace(/#.*$/, '') + fragment
  const hasLink = link.length <= listLinkLimit
  const content = { ...list, ...(hasLink && { link }) }
  const enquiry = listEnquiry('list', content)
  const english = englishListEnquiry('list', content)
  // A message in several parts has a link for each of them below.
  const [whatsapp = '#send', ...parts] = messageLinks(enquiryText(enquiry, site), site).whatsapp

  function post(): void {
    if (cleanTyped(details.phone ?? '') === '') {
      setStatus('phoneNeeded')
      return
    }
    setStatus('posted')
    // The page's foot shows its progress, as for every enquiry.
    openOutbox(site.enquiries).add({ ...enquiry, id: newId() }, ({ step }) => {
      if (step === 'refused' || step === 'failed') setStatus('refused')
    })
  }

  return (
    <>
      <p className={styles.bar}>
        {parts.length === 0 ? (
          <a className="button" href={whatsapp} target="_blank" rel="noreferrer">
            {send.bar}
          </a>
        ) : (
          <a className="button" href="#send">
            {send.bar}
          </a>
        )}
      </p>
      <section className={styles.send} aria-labelledby="send" data-sends>
        <h2 id="send">{send.heading}</h2>
        {endpoint !== null && (
          <div className={styles.post}>
            <button type="button" className="button" onClick={post}>
              {send.post}
            </button>
            <p role="status">{status !== undefined && send[status]}</p>
          </div>
        )}
        <HandOver
          enquiry={enquiry}
          site={site}
          english={english && { enquiry: english, email: send.emailInEnglish }}
          isReadFirst
        />
        <PrivacyNote words={site.enquiries} />
        <p>
          <PhotographLink
            label={site.photograph.link}
            href={whatsappHref(site.whatsapp, site.photograph.message)}
          />
        </p>
        {hasLink ? (
          <div>
            <p>{send.linkText}</p>
            <CopyMessage
              text={link}
              words={{
                ...site.enquiries.handOver,
                message: send.linkField,
                copy: send.link,
                copied: send.copied,
                copyFailed: send.copyFailed,
              }}
            />
          </div>
        ) : (
          <p className={styles.notice}>{send.tooLong}</p>
        )}
        <PrintButton site={site} label={send.print} />
      </section>
    </>
  )
}
