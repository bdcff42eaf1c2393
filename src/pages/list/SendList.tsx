import { useState } from 'react'
import { openOutbox } from '../../ui/enquiry/outbox/outbox.ts'
import { CopyMessage } from '../../ui/enquiry/progress/CopyMessage.tsx'
import { HandOver } from '../../ui/enquiry/progress/HandOver.tsx'
import styles from './BuyersList.module.css'
import { newId } from './line.ts'
import { linkLimit, writeLink } from './link.ts'
import { listEnquiry, type ToldList } from './message.ts'

/** Every way to hand the list on: as a message, to the server where there is one, as a link, on paper. */
export function SendList({ lines, details, site, words }: ToldList) {
  const { send } = words
  const [said, setSaid] = useState<'phoneNeeded' | 'posted' | 'refused'>()
  const { endpoint } = site.enquiries
  const enquiry = listEnquiry('list', lines, details, words)
  const { note, place } = details
  const shared = writeLink({ lines: lines.map(({ line }) => line), note, place })
  const link = location.href.replace(/#.*$/, '') + shared

  function post(): void {
    if ((details.phone ?? '').trim() === '') {
      setSaid('phoneNeeded')
      return
    }
    setSaid('posted')
    // What becomes of it is told at the foot of the page, as of every enquiry.
    openOutbox(endpoint).add({ ...enquiry, id: newId() }, ({ step }) => {
      if (step === 'refused' || step === 'failed') setSaid('refused')
    })
  }

  return (
    <section className={styles.send} aria-labelledby="send">
      <h2 id="send">{send.heading}</h2>
      {endpoint !== null && (
        <button type="button" className="button" onClick={post}>
          {send.post}
        </button>
      )}
      <p role="status">{said !== undefined && send[said]}</p>
      <HandOver enquiry={enquiry} site={site} />
      {link.length > linkLimit ? (
        <p className={styles.said}>{send.tooLong}</p>
      ) : (
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
      )}
      <button type="button" className="button plain" onClick={() => print()}>
        {send.print}
      </button>
    </section>
  )
}
